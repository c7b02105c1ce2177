// No body decides what the server alone decides, whatever a column is called (reliability T4).

import type { Operation } from '@madoguchi/contract/operation.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { ProblemBody } from '@madoguchi/contract/problem-body.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { PasswordHasher } from '../../src/platform/session/password-hasher.ts';
import { ask } from '../ask.ts';
import { CASES } from '../operation-cases.ts';
import { openWorld, type World } from '../world.ts';
import { databaseState } from './database-state.ts';
import { openObjects } from './open-objects.ts';

let world: World;
/** Every column there is, as the database and as JSON would say it. */
let columns: readonly string[];
beforeAll(async () => {
  world = await openWorld({}, await new PasswordHasher().hash(SAMPLE_PASSWORD));
  const { rows } = await world.pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const inJson = (name: string) => name.replace(/_(\w)/g, (_place, letter: string) => letter.toUpperCase());
  columns = [...new Set(rows.flatMap(({ name }) => [name, inJson(name)]))];
});
afterAll(() => world.close());

/** So many wrong fields an answer names at least. */
const AT_ONCE = 90;

const writes = OPERATIONS.filter(({ kind, method }) => kind === 'write' && method === 'POST');

describe.each(writes.map((operation): [string, Operation] => [operation.id, operation]))('%s', (id, operation) => {
  it('refuses every column that is not of its input by name, and leaves every row as it was (T4) [S8-01]', async () => {
    const asked = await CASES[id as keyof typeof CASES].works(world);
    const forbidden = columns.filter((name) => !(name in operation.input.shape));
    const before = await databaseState(world.pool);
    for (let at = 0; at < forbidden.length; at += AT_ONCE) {
      const some = forbidden.slice(at, at + AT_ONCE);
      const input = { ...Object.fromEntries(some.map((name) => [name, 'system'])), ...asked.input };
      const answered = await ask(world, operation, { ...asked, input });
      expect(answered.status, answered.text).toBe(422);
      const { fields } = ProblemBody.parse(answered.body).data;
      const refused = fields.filter(({ code }) => code === 'unknown-key').map(({ field }) => field);
      expect(refused.sort()).toEqual([...some].sort());
    }
    expect(await databaseState(world.pool)).toEqual(before);
  });
});

it.each(OPERATIONS.map((operation): [string, Operation] => [operation.id, operation]))(
  '%s takes no unknown key at any depth of its input (T4) [S8-01]',
  (_id, { input }) => {
    expect(openObjects(input)).toEqual([]);
  },
);

it('has a negative control: an object that lets keys pass, or drops them, is found at its place (T4)', () => {
  const line = z.object({ amount: z.number() });
  const input = z.strictObject({ lines: z.array(line).default([]), one: z.looseObject({}).nullable().optional() });
  expect(openObjects(input)).toEqual(['input.lines[]', 'input.one']);
});
