// The SQL of what a person would leave behind: each feature tells of its own, in one statement.
import type { Visitor } from '@madoguchi/contract/access.ts';
import type { ToolId } from '@madoguchi/contract/general-tools/tools.ts';
import type { OpenWork } from '@madoguchi/contract/members/model.ts';
import { type RawBuilder, sql } from 'kysely';
import { run, type Statement, statement } from '../../../platform/db/statement.ts';
import type { Ground } from '../../../platform/ground.ts';

/** The employee `e` who may leave, and the day. */
export interface Leaver {
  readonly id: RawBuilder<unknown>;
  readonly number: RawBuilder<unknown>;
  readonly today: RawBuilder<unknown>;
}

/** A feature's part of a leaver's open work. */
export interface OpenWorkPort {
  readonly kind: Exclude<keyof OpenWork, 'id'>;
  /** The general tool whose work it is: it is told to nobody to whom that is closed. */
  readonly tool?: ToolId;
  /** A `select` of one JSON array, or of null where there is nothing. */
  readonly rows: (leaver: Leaver) => RawBuilder<unknown>;
}

interface Asked {
  number: string;
  today: string;
}

interface Prepared {
  readonly ports: readonly OpenWorkPort[];
  readonly work: Statement<Asked, OpenWork>;
}

const REMEMBERED = new WeakMap<Ground, Prepared>();

/** Makes the features known that have work of people. To be called once, before listening. */
export function prepareOpenWork(ground: Ground, ports: readonly OpenWorkPort[]): void {
  const work = statement<Asked, OpenWork>((at) => {
    const leaver: Leaver = { id: sql`e.id`, number: sql`e.number`, today: sql`${at('today')}::date` };
    const kinds = ports.map(({ kind, rows }) => sql`coalesce((${rows(leaver)}), '[]'::json) as ${sql.id(kind)}`);
    return sql`select e.id, ${sql.join(kinds)} from employees e where e.number = ${at('number')}`;
  });
  REMEMBERED.set(ground, { ports, work });
}

/** As the reader may know it; `null` where nobody has the number. */
export async function findOpenWork(ground: Ground, reader: Visitor, asked: Asked): Promise<OpenWork | null> {
  const prepared = REMEMBERED.get(ground);
  const [found] = prepared === undefined ? [] : await run(ground.pool, prepared.work, asked);
  if (prepared === undefined || found === undefined) return null;
  const closed = await Promise.all(
    prepared.ports.map(async ({ kind, tool }) =>
      tool === undefined || (await ground.tools.isOpenTo(reader, tool)) ? [] : [[kind, []] as const],
    ),
  );
  return { ...found, ...Object.fromEntries(closed.flat()) };
}
