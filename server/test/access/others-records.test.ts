// Another person's record, asked for by its id, is answered like one that does not exist (reliability T3).
import { may, ROLES, type Role } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Operation } from '@madoguchi/contract/operation.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApprovalWorld } from '../approvals/requests.ts';
import type { World } from '../world.ts';
import { databaseState } from './database-state.ts';
import type { Hide } from './hidden-record.ts';
import { OTHERS_RECORDS } from './others-records.ts';
import { takenIds } from './taken-ids.ts';
import { addTwins, type Twin, type Twins } from './twins.ts';

let world: World;
let twins: Record<Role, Twins>;
beforeAll(async () => {
  world = await openApprovalWorld();
  twins = await addTwins(world);
});
afterAll(() => world.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Status and body, in which neither the reference number nor the id itself is told apart. */
async function answerTo(operation: Operation, asker: Twin, input: Record<string, unknown>, id: string) {
  const { status, text } = await asker.ask(operation, input);
  return `${status} ${text.replace(/"requestId":"[^"]+"/, '').replaceAll(id, '')}`;
}

interface Outcome {
  /** To the id of the record, and to one that nobody has. */
  readonly answers: readonly [record: string, none: string];
  /** The tables whose rows both together have changed, and the record itself. */
  readonly changed: readonly string[];
}

async function outcomeOf(operation: Operation, { owner, asker }: Twins, hide: Hide): Promise<Outcome> {
  const { id, unknown, input, stands = async () => null } = await hide(world, owner, asker);
  const stateOf = async () => ({ ...(await databaseState(world.pool)), itself: JSON.stringify(await stands()) });
  const before: Readonly<Record<string, string>> = await stateOf();
  const record = await answerTo(operation, asker, input(id), id);
  const none = await answerTo(operation, asker, input(unknown), unknown);
  const after = Object.entries(await stateOf());
  return {
    answers: [record, none],
    changed: after.filter(([name, state]) => before[name] !== state).map(([name]) => name),
  };
}

const isTold = ({ answers: [record, none], changed }: Outcome) => record !== none || changed.length > 0;

const taking = OPERATIONS.filter((operation) => takenIds(operation).length > 0);

it('every operation that takes an id says whose records it hides, or why it hides none [B4-08]', () => {
  expect(Object.keys(OTHERS_RECORDS).sort()).toEqual(taking.map(({ id }) => id).sort());
});

const cells = taking.flatMap((operation) => {
  const entry = OTHERS_RECORDS[operation.id];
  if (entry === undefined || 'open' in entry) return [];
  const [openTo] = entry.openTo ?? [];
  const isHidden = (role: Role) => openTo === undefined || !may({ roles: [role] }, openTo);
  const roles = ROLES.filter((role) => may({ roles: [role] }, operation.access, toolRules()) && isHidden(role));
  return Object.entries(entry.hides).flatMap(([what, hide]) =>
    roles.map((role): [string, string, Role, Operation, Hide] => [operation.id, what, role, operation, hide]),
  );
});

describe.each(cells)('%s of %s by %s', (_id, _what, role, operation, hide) => {
  it('tells the record of another of the same role from none by nothing, and changes nothing (T3) [B4-08]', async () => {
    const { answers, changed } = await outcomeOf(operation, twins[role], hide);
    expect(answers[0]).toBe(answers[1]);
    expect(changed).toEqual([]);
  });

  it('is answered to its owner otherwise: the record is there to be hidden', async () => {
    const { owner } = twins[role];
    expect(isTold(await outcomeOf(operation, { owner, asker: owner }, hide))).toBe(true);
  });
});

it('has a negative control: a store without its owner predicate is found out (T3)', async () => {
  const fetching = OPERATIONS.find(({ id }) => id === 'attachments.fetch');
  const entry = OTHERS_RECORDS['attachments.fetch'];
  if (!fetching || !entry || 'open' in entry) throw new Error('no entry');
  const hide = entry.hides['a file'] as Hide;
  const { query } = Pool.prototype;
  vi.spyOn(Pool.prototype, 'query').mockImplementation(function (this: Pool, sent: { text?: string }, ...more: []) {
    const text = sent.text?.replace(/a\.added_by = (\$\d+)::uuid/, '(a.added_by = $1::uuid or true)');
    const broken = text === undefined || text === sent.text ? sent : { ...sent, text, name: '' };
    return Reflect.apply(query, this, [broken, ...more]);
  } as never);
  expect(isTold(await outcomeOf(fetching, twins.staff, hide))).toBe(true);
});
