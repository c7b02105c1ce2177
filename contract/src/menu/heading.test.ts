import { expect, it } from 'vitest';
import type { ZodObject } from 'zod';
import type { Operation } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';
import type { Screen } from '../screen.ts';
import { SCREENS } from '../screens.ts';
import { headingOf } from './heading.ts';

const screen = (head?: Screen['head']): Screen => ({
  id: 'a',
  path: '/a',
  title: { ja: '経費確認', en: 'Expense confirmation' },
  access: 'staff',
  uses: [],
  ...(head && { head }),
});

const at = (params: Readonly<Record<string, string>>, answer?: unknown) => ({
  params,
  brought: answer === undefined ? [] : [{ operation: 'members.show-record' as const, answer }],
});

it('is the title, with the month of the address where the screen shows one', () => {
  expect(headingOf(screen(), at({}), 'ja')).toBe('経費確認');
  expect(headingOf(screen({ up: true }), at({}), 'en')).toBe('Expense confirmation');
  expect(headingOf(screen({ month: 'm' }), at({ m: '202604' }), 'ja')).toBe('経費確認 2026年4月');
  expect(headingOf(screen({ month: 'm' }), at({ m: '202604' }), 'en')).toBe('Expense confirmation, April 2026');
});

it('of a screen that makes a record or changes it says which of the two', () => {
  const edits = { param: 'id', fresh: { ja: '新規作成', en: 'New' }, existing: { ja: '編集', en: 'Edit' } };
  expect(headingOf(screen({ edits }), at({ id: 'new' }), 'ja')).toBe('新規作成');
  expect(headingOf(screen({ edits }), at({ id: '0a' }), 'en')).toBe('Edit');
  const { existing: _, ...fresh } = edits;
  expect(headingOf(screen({ edits: fresh }), at({ id: '0a' }), 'en')).toBeNull();
});

it('is unknown where only the open screen knows it, and where the address names no month', () => {
  expect(headingOf(screen({ ofScreen: true }), at({}), 'ja')).toBeNull();
  for (const params of [{}, { m: '202613' }, { m: 'x' }])
    expect(headingOf(screen({ month: 'm' }), at(params), 'ja')).toBeNull();
});

it('takes the month from a parameter that the path has', () => {
  const named = SCREENS.flatMap(({ path, head }: Screen) => (head?.month === undefined ? [] : [[path, head.month]]));
  expect(named.length).toBeGreaterThan(0);
  for (const [path, name] of named) expect(path).toContain(`:${name}`);
});

it('is the name of the record that the page brings along, and unknown without one', () => {
  const record: Screen = {
    ...screen({ named: ['lastName', 'firstName'] }),
    opensWith: [{ operation: 'members.show-record' }],
  };
  expect(headingOf(record, at({}, { lastName: '青木', firstName: '真由美' }), 'en')).toBe('青木 真由美');
  expect(headingOf(record, at({}, { lastName: '青木', firstName: '' }), 'ja')).toBe('青木');
  for (const answer of [undefined, null, {}, { lastName: ' ', firstName: 4 }]) {
    expect(headingOf(record, at({}, answer), 'ja')).toBeNull();
  }
});

it('names fields of what the screen reads first', () => {
  const named = SCREENS.filter(({ head }: Screen) => head?.named !== undefined) as readonly Screen[];
  expect(named.length).toBeGreaterThan(0);
  for (const { head, opensWith } of named) {
    const operation: Operation | undefined = OPERATIONS.find(({ id }) => id === opensWith?.[0]?.operation);
    const output = operation !== undefined && 'output' in operation ? (operation.output as ZodObject) : undefined;
    expect(Object.keys(output?.shape ?? {})).toEqual(expect.arrayContaining([...(head?.named ?? [])]));
  }
});
