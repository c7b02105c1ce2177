import { expect, it } from 'vitest';
import type { ZodObject } from 'zod';
import type { Operation } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';
import type { Screen } from '../screen.ts';
import { SCREENS } from '../screens.ts';
import { headingOf } from './heading.ts';
import { MADE_HEADINGS } from './made-headings.ts';

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
});

it('is unknown where the address names no month', () => {
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

const SCREEN_OF = new Map<string, Screen>(SCREENS.map((one) => [one.id, one]));
const headingAt = (id: string, params: Readonly<Record<string, string>>, answer?: unknown) => {
  const of = SCREEN_OF.get(id);
  const operation = of?.opensWith?.[0]?.operation ?? 'session.show';
  const brought = answer === undefined ? [] : [{ operation, answer }];
  return of === undefined ? undefined : (['ja', 'en'] as const).map((one) => headingOf(of, { params, brought }, one));
};
const ROUTE = { draft: null, published: [{ text: { name: '標準の経路', nameEn: 'Usual route' } }] };
const PLACES = { places: [{ kind: 'label', handle: 'home', title: '家' }] };

it.each([
  ['academy.courses', {}, undefined, ['社内研修', 'Academy']],
  ['approval-routes.edit', { routeId: 'new' }, undefined, ['承認経路の追加', 'New approval route']],
  ['approval-routes.edit', { routeId: '0a' }, ROUTE, ['標準の経路', 'Usual route']],
  ['approval-routes.edit', { routeId: '0a' }, undefined, [null, null]],
  ['onboarding.paper', {}, { name: '青木 真由美', paperKind: 'pledge' }, ['青木 真由美 誓約書', '青木 真由美 Pledge']],
  ['onboarding.template', {}, { paperKind: 'pledge' }, ['誓約書の文面', 'Text of Pledge']],
  ['onboarding.template', {}, undefined, [null, null]],
  ['reservations.room', { resourceId: 'b' }, { resources: [{ id: 'b', name: '会議室B' }] }, ['会議室B', '会議室B']],
  ['reservations.room', { resourceId: 'c' }, { resources: [{ id: 'b', name: '会議室B' }] }, [null, null]],
  ['to-dos.folder', { folderHandle: 'all' }, undefined, ['ToDo：すべて', 'To-do: All']],
  ['to-dos.folder', { folderHandle: 'home' }, PLACES, ['ToDo', 'To-do']],
  ['to-dos.label', { labelHandle: 'home' }, PLACES, ['ToDo：家', 'To-do: 家']],
  ['to-dos.label', { labelHandle: 'home' }, undefined, [null, null]],
  ['to-dos.filter', { filterHandle: 'today' }, undefined, ['ToDo：今日', 'To-do: Today']],
  ['to-dos.filter', { filterHandle: 'nonsense' }, undefined, [null, null]],
  ['documentation.page', { manualPage: 'calendar' }, undefined, ['カレンダー', 'Calendar']],
  ['documentation.page', { manualPage: 'sealing' }, undefined, [null, null]],
  ['documentation.system', { systemPage: 'sealing' }, undefined, ['秘密の値の暗号化', 'Sealed values']],
] as const)('of %s %o is made of what the page brings', (id, params, answer, said) => {
  expect(headingAt(id, params, answer)).toEqual(said);
});

it('is made for each screen that says so, and for no other', () => {
  const making = SCREENS.filter(({ head }: Screen) => head?.made).map(({ id }) => id);
  expect(Object.keys(MADE_HEADINGS).sort()).toEqual(making.sort());
});
