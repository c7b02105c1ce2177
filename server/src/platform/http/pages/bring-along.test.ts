import { read, write } from '@madoguchi/contract/operation.ts';
import type { FirstRead } from '@madoguchi/contract/screen.ts';
import { PageKey, PageSize } from '@madoguchi/contract/values/page.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { standingClock } from '../../clock.ts';
import type { Ground } from '../../ground.ts';
import { WrittenJson } from '../handler.ts';
import type { Mounting } from '../mount.ts';
import { refuse } from '../problem.ts';
import { bringAlong, type PageVisit } from './bring-along.ts';

const month = z.strictObject({ month: z.string().regex(/^\d{6}$/) });
const rows = z.strictObject({ limit: PageSize, after: PageKey.optional() });
const output = z.object({ said: z.unknown() });
const OPERATIONS = [
  read('t.month', { at: ['GET', '/api/t/:month'], access: 'staff', input: month, output, refuses: [] }),
  read('t.rows', { at: ['GET', '/api/t'], access: 'staff', input: rows, output, refuses: [] }),
  read('t.system', { at: ['GET', '/api/t-system'], access: 'system', input: z.strictObject({}), output, refuses: [] }),
  write('t.write', {
    at: ['POST', '/api/t'],
    access: 'staff',
    input: z.strictObject({}),
    output,
    refuses: [],
    records: 'session.started',
  }),
];
const warn = vi.fn();
const ruleOf = async (access: unknown) => access;
const ground = {
  clock: standingClock('2026-11-21T05:05:00.000Z'),
  log: { warn },
  tools: { ruleOf },
} as unknown as Ground;
const visit = {
  actor: { roles: ['staff'] },
  caller: { requestId: 'r1' },
  language: 'en',
  path: '/',
  hasQuery: false,
  isPrefetch: false,
} as unknown as PageVisit;

type Handler = (asked: Record<string, unknown>) => Promise<unknown>;
const saysInput: Handler = async ({ input, actor, language }) => ({ said: { input, actor, language } });

/** The operation's id stands for one of the table: these are the tests' own. */
const first = (operation: string, parts: object = {}) => ({ operation, ...parts }) as unknown as FirstRead;

function bring(reads: readonly FirstRead[], params: Record<string, string>, handlers: Record<string, Handler> = {}) {
  const all = { 't.month': saysInput, 't.rows': saysInput, 't.system': saysInput, 't.write': saysInput, ...handlers };
  const mounting: Mounting = { operations: OPERATIONS, handlers: all, ground, checkAnswers: true };
  return bringAlong(mounting, visit, reads, params);
}

beforeEach(() => warn.mockReset());

const OF_MONTH = first('t.month', { input: { month: 'applicationYm' } });

it('is what the visitor would be answered, with what the screen would have asked', async () => {
  expect(await bring([OF_MONTH], { applicationYm: '202611' })).toEqual([
    {
      operation: 't.month',
      input: { month: '202611' },
      answer: { said: { input: { month: '202611' }, actor: visit.actor, language: 'en' } },
      shows: ['t'],
    },
  ]);
});

it('is of a list a page of rows, under what the list asks beside its pages', async () => {
  const [brought] = await bring([first('t.rows', { isList: true })], {});
  expect(brought).toMatchObject({ operation: 't.rows', input: {}, isList: true });
  expect(brought?.answer).toMatchObject({ said: { input: { limit: 100 } } });
});

it('has as many rows as the screen asks for, under just that question', async () => {
  const [brought] = await bring([first('t.rows', { rows: 5 })], {});
  expect(brought).toMatchObject({ input: { limit: 5 }, answer: { said: { input: { limit: 5 } } } });
  expect(brought).not.toHaveProperty('isList');
});

it('takes an answer that is written already', async () => {
  const [brought] = await bring(
    [OF_MONTH],
    { applicationYm: '202611' },
    {
      't.month': async () => new WrittenJson('{"said":1}'),
    },
  );
  expect(brought?.answer).toEqual({ said: 1 });
});

it('is nothing of what the visitor may not call, whatever its handler would say [S4-08]', async () => {
  const handler = vi.fn(saysInput);
  expect(await bring([first('t.system')], {}, { 't.system': handler })).toEqual([]);
  expect(handler).not.toHaveBeenCalled();
});

it.each(['20261', '../x', ''])(
  'is nothing for an address that the operation would refuse: %j',
  async (applicationYm) => {
    const handler = vi.fn(saysInput);
    expect(await bring([OF_MONTH], { applicationYm }, { 't.month': handler })).toEqual([]);
    expect(handler).not.toHaveBeenCalled();
  },
);

it('is nothing where the handler refuses, and says nothing of it: the screen asks, and shows the refusal', async () => {
  expect(await bring([OF_MONTH], { applicationYm: '202611' }, { 't.month': async () => refuse('not-found') })).toEqual(
    [],
  );
  expect(warn).not.toHaveBeenCalled();
});

it('comes without an answer that failed, which is logged', async () => {
  const fails = async () => {
    throw new Error('no connection');
  };
  const brought = await bring([OF_MONTH, first('t.rows')], { applicationYm: '202611' }, { 't.month': fails });
  expect(brought.map(({ operation }) => operation)).toEqual(['t.rows']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ requestId: 'r1' });
});

it('comes without an answer that lets the page wait', async () => {
  const never = () => new Promise<never>(() => {});
  const brought = await bring([OF_MONTH, first('t.rows')], { applicationYm: '202611' }, { 't.month': never });
  expect(brought.map(({ operation }) => operation)).toEqual(['t.rows']);
});

it('never is what changes something', async () => {
  await expect(bring([first('t.write')], {})).rejects.toThrow('t.write, which reads nothing');
});
