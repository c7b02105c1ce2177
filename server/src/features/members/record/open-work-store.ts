// The SQL of what a person would leave behind: each feature tells of its own, in one statement.
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
  /** A `select` of one JSON array, or of null where there is nothing. */
  readonly rows: (leaver: Leaver) => RawBuilder<unknown>;
}

interface Asked {
  number: string;
  today: string;
}

const REMEMBERED = new WeakMap<Ground, Statement<Asked, OpenWork>>();

/** Makes the features known that have work of people. To be called once, before listening. */
export function prepareOpenWork(ground: Ground, ports: readonly OpenWorkPort[]): void {
  const prepared = statement<Asked, OpenWork>((at) => {
    const leaver: Leaver = { id: sql`e.id`, number: sql`e.number`, today: sql`${at('today')}::date` };
    const kinds = ports.map(({ kind, rows }) => sql`coalesce((${rows(leaver)}), '[]'::json) as ${sql.id(kind)}`);
    return sql`select e.id, ${sql.join(kinds)} from employees e where e.number = ${at('number')}`;
  });
  REMEMBERED.set(ground, prepared);
}

/** `null` where nobody has the number. */
export async function findOpenWork(ground: Ground, asked: Asked): Promise<OpenWork | null> {
  const prepared = REMEMBERED.get(ground);
  return prepared === undefined ? null : ((await run(ground.pool, prepared, asked))[0] ?? null);
}
