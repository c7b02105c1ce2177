// Generated over the table of operations: what each answers when it works, and each way in which it can refuse.
import { may, ROLES } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { type Operation, pathNames } from '@madoguchi/contract/operation.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { ProblemBody } from '@madoguchi/contract/problem-body.ts';
import { PROBLEMS, type ProblemCode } from '@madoguchi/contract/problems.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PasswordHasher } from '../src/platform/session/password-hasher.ts';
import { type Answered, ask } from './ask.ts';
import { closeDatabase } from './database.ts';
import type { Asked } from './operation-case.ts';
import { CASES, withUnknownId } from './operation-cases.ts';
import { closeSideWorlds } from './side-worlds.ts';
import { freshKey, openWorld, type World } from './world.ts';

let world: World;
/** A portal whose database takes no connections any more. */
let cutOff: World;

beforeAll(async () => {
  const hash = await new PasswordHasher().hash(SAMPLE_PASSWORD);
  [world, cutOff] = await Promise.all([openWorld({}, hash), openWorld()]);
  await closeDatabase(cutOff.pool);
});
afterAll(() => Promise.all([world.close(), cutOff.close(), closeSideWorlds()]));

/** The codes with which the platform refuses any operation, besides the operation's own. */
const UNDERSTOOD: readonly ProblemCode[] = [
  'bad-token',
  'unreadable',
  'not-signed-in',
  'not-allowed',
  'tool-closed',
  'foreign-origin',
  'too-large',
  'wrong-type',
  'invalid',
  'key-reused',
  'unavailable',
];

const INSIDE = /\b(select|insert|update) .* (from|into|set)\b|constraint|relation "|pg_|\.ts:\d|node_modules| {4}at /i;

/** An error in the one shape of S8-01, in the asked language, with no place unfilled and nothing of the inside. */
function expectProblem(operation: Operation, answered: Answered, code: ProblemCode, language: 'ja' | 'en' = 'ja') {
  expect(answered.body, answered.text).toMatchObject({ code, status: PROBLEMS[code] });
  expect(answered.status).toBe(PROBLEMS[code]);
  const { message, data } = ProblemBody.strict().parse(answered.body);
  for (const said of [message, ...data.fields.map((field) => field.message)]) {
    expect(said, operation.id).toMatch(language === 'ja' ? /[ぁ-んァ-ヶ]/ : /^[ -~¥–…‘’“”×]+$/);
    expect(said).not.toMatch(/\{\w+\}/);
  }
  expect(data.requestId).not.toBe('');
  expect(answered.text).not.toMatch(INSIDE);
  expect([...operation.refuses, ...UNDERSTOOD], `${operation.id} does not declare ${code}`).toContain(code);
}

/** An input that names places in the path which exist in form only. */
function formOf(operation: Operation): Record<string, unknown> {
  const forms: Record<string, string> = { month: '202611', id: '00000000-0000-7000-8000-000000000000' };
  const isId = (name: string) => /^(?:board|list|card|label|member|comment|attachment)Id$/.test(name);
  return Object.fromEntries(pathNames(operation.path).map((name) => [name, forms[isId(name) ? 'id' : name]]));
}

const inJapanese = { 'accept-language': 'ja' };
const inEnglish = { 'accept-language': 'en' };
const someone = ({ access }: Operation): Asked['who'] =>
  ROLES.find((role) => may({ roles: [role] }, access, toolRules())) ?? null;

const recorded = async (operation: Operation, { at = world }: Asked) =>
  (await at.audit(`operation = '${operation.id}'`)).length;

describe.each(OPERATIONS.map((operation): [string, Operation] => [operation.id, operation]))('%s', (id, operation) => {
  const cases = CASES[id as keyof typeof CASES];

  it('answers a working input, in the shape of the contract, and leaves one record where it changes or exports [B0-09]', async () => {
    const asked = await cases.works(world);
    const before = await recorded(operation, asked);
    const answered = await ask(world, operation, asked);
    expect(answered.status, answered.text).toBe(200);
    if ('output' in operation) operation.output.parse(answered.body);
    expect((await recorded(operation, asked)) - before).toBe('records' in operation ? 1 : 0);
  });

  it('has a case for exactly the refusals that it declares', () => {
    expect(Object.keys(cases.refused).sort()).toEqual([...operation.refuses].sort());
  });

  it.each(operation.refuses)('refuses: %s [S8-01]', async (code) => {
    let asked = await cases.refused[code]?.(world);
    const place = asked?.withoutDatabase ? cutOff : world;
    const before = asked?.withoutDatabase ? 0 : await changes(operation);
    for (const [language, headers] of [
      ['ja', inJapanese],
      ['en', inEnglish],
    ] as const) {
      expectProblem(operation, await ask(place, operation, asked ?? { who: null, input: {} }, headers), code, language);
      if (asked?.once) asked = await cases.refused[code]?.(world);
    }
    if (!asked?.withoutDatabase) expect(await changes(operation), 'a refusal records no change').toBe(before);
  });

  const guests = may({ roles: [] }, operation.access, toolRules()) ? [] : ['a guest'];
  it.each(guests)('answers 401 to %s before it looks at the input [S4-09]', async () => {
    const asked = { who: null, input: { ...formOf(operation), nothing: true } };
    expectProblem(operation, await ask(world, operation, asked, inJapanese), 'not-signed-in');
  });

  it('answers 401 to a bad bearer token, in the words of the source [S3-13]', async () => {
    const asked = { who: null, input: formOf(operation), token: 'A'.repeat(43) };
    const answered = await ask(world, operation, asked, inEnglish);
    expectProblem(operation, answered, 'bad-token', 'en');
    expect(answered.body).toMatchObject({ message: 'Invalid access token detected' });
  });

  const below = ROLES.filter((role) => !may({ roles: [role] }, operation.access, toolRules()));
  it.each(below)('answers 403 to %s before it looks at the input [S5-02]', async (who) => {
    const asked = { who, input: { ...formOf(operation), nothing: true } };
    const code = typeof operation.access === 'string' ? 'not-allowed' : 'tool-closed';
    expectProblem(operation, await ask(world, operation, asked, inJapanese), code);
  });

  it('answers 422 to an unknown key [S8-01]', async () => {
    const asked = await unknownKey(operation);
    const answered = await ask(world, operation, asked, inJapanese);
    expectProblem(operation, answered, 'invalid');
    const field =
      operation.kind === 'upload' ? { field: 'file', code: 'no-file' } : { field: 'nothing', code: 'unknown-key' };
    expect(ProblemBody.parse(answered.body).data.fields).toContainEqual(expect.objectContaining(field));
  });
});

/** A text that the field does not take; to free text only what cannot be stored is wrong. */
const wrongText = ({ input }: Operation, name: string) =>
  input.shape[name]?.safeParse('!!').success ? '\u0007' : '!!';

const withInput = OPERATIONS.filter(({ input }) => Object.keys(input.shape).length > 0);
it.each(withInput.map((operation): [string, Operation] => [operation.id, operation]))(
  '%s answers 422 to each field of a wrong kind, and names it [S8-01]',
  async (_id, operation) => {
    const { works } = CASES[operation.id as keyof typeof CASES];
    const asked = await works(world);
    for (const name of Object.keys(operation.input.shape)) {
      const isText = operation.method === 'GET' || pathNames(operation.path).includes(name);
      const wrong = isText ? wrongText(operation, name) : { wrong: ['kind'] };
      const answered = await ask(world, operation, { ...asked, input: { ...asked.input, [name]: wrong } }, inJapanese);
      expectProblem(operation, answered, 'invalid');
      const { fields } = ProblemBody.parse(answered.body).data;
      expect(fields.map(({ field }) => field.split('.')[0])).toContain(name);
    }
  },
);

const hiding = OPERATIONS.filter(({ refuses }) => (refuses as readonly string[]).includes('not-found'));
it.each(hiding.map((operation): [string, Operation] => [operation.id, operation]))(
  '%s tells another person’s record from none by nothing [B4-08]',
  async (_id, operation) => {
    const asked = await CASES[operation.id as keyof typeof CASES].refused['not-found']?.(world);
    if (!asked) throw new Error('no case');
    const [hidden, none] = [asked, { ...asked, input: withUnknownId(asked.input) }].map((one) =>
      ask(world, operation, one),
    );
    const plain = (answered: Answered | undefined) => answered?.text.replace(/"requestId":"[^"]+"/, '');
    expect(plain(await hidden)).toBe(plain(await none));
  },
);

const versioned = OPERATIONS.filter(({ input }) => 'version' in input.shape);
it.each(versioned.map((operation): [string, Operation] => [operation.id, operation]))(
  '%s happens once for its key, tells it again to the byte, and refuses the key with another body [B0-03]',
  async (_id, operation) => {
    const asked = await CASES[operation.id as keyof typeof CASES].works(world);
    const key = { 'idempotency-key': freshKey(), ...inJapanese };
    const before = await recorded(operation, asked);
    const first = await ask(world, operation, asked, key);
    expect(first.status).toBe(200);
    expect((await ask(world, operation, asked, key)).text).toBe(first.text);
    const other = { ...asked, input: { ...asked.input, version: 77 } };
    expectProblem(operation, await ask(world, operation, other, key), 'key-reused');
    expect((await recorded(operation, asked)) - before).toBe(1);
  },
);

/** Columns and attributes that only the server decides (reliability T4). A name that the operation declares is what it is about. */
const NOT_THEIRS = [
  'role',
  'roles',
  'status',
  'number',
  'totalYen',
  'total_yen',
  'employeeId',
  'employee_id',
  'decidedBy',
  'approverId',
  'now',
];

const withBody = OPERATIONS.filter(({ kind, method }) => kind === 'write' && method === 'POST');
it.each(withBody.map((operation): [string, Operation] => [operation.id, operation]))(
  '%s takes nothing from the body that only the server decides, and changes nothing then [S8-01] [S5-03]',
  async (_id, operation) => {
    const asked = await CASES[operation.id as keyof typeof CASES].works(world);
    const before = await recorded(operation, asked);
    for (const name of NOT_THEIRS.filter((one) => !Object.hasOwn(operation.input.shape, one))) {
      const answered = await ask(
        world,
        operation,
        { ...asked, input: { ...asked.input, [name]: 'system' } },
        inJapanese,
      );
      expectProblem(operation, answered, 'invalid');
      expect(ProblemBody.parse(answered.body).data.fields).toContainEqual(
        expect.objectContaining({ field: name, code: 'unknown-key' }),
      );
    }
    expect(await recorded(operation, asked)).toBe(before);
    expect((await ask(world, operation, asked)).status, 'the input alone is fine').toBe(200);
  },
);

/** Records of what the operation did; a refused sign-in leaves another kind. */
async function changes(operation: Operation): Promise<number> {
  const event = 'records' in operation ? operation.records : '';
  return (await world.audit(`operation = '${operation.id}' and event = '${event}'`)).length;
}

async function unknownKey(operation: Operation): Promise<Asked> {
  if (operation.kind === 'upload')
    return {
      who: someone(operation),
      input: formOf(operation),
      file: { name: 'a.pdf', content: '%PDF-1.7', field: 'nothing' },
    };
  return { who: someone(operation), input: { ...formOf(operation), nothing: true } };
}
