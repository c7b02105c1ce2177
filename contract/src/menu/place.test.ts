import { expect, it } from 'vitest';
import { toolRules } from '../general-tools/tools.ts';
import type { Screen } from '../screen.ts';
import { SCREENS } from '../screens.ts';
import type { YearMonth } from '../values/year-month.ts';
import { menuOf } from './menu.ts';
import { type ItemNode, itemsOf } from './nodes.ts';
import { currentItem, holds, isAt } from './place.ts';

const item = (path: `/${string}`, exact = false): ItemNode => ({
  kind: 'item',
  id: path,
  title: { ja: 'インフォメーション', en: 'information' },
  icon: 'home',
  access: 'any',
  to: path,
  path,
  exact,
  badge: null,
});

it('takes no path for open because another one begins with the same letters (fault 16)', () => {
  expect(isAt('/apps/todo-archive', '/apps/todo')).toBe(false);
  expect(isAt('/apps/todo', '/apps/todo-archive')).toBe(false);
  expect(isAt('/other/apps/todo', '/apps/todo')).toBe(false);
  expect(isAt('/apps/todo/all', '/apps/todo')).toBe(true);
});

it('is open at its own path and below it, an exact one at its own path only', () => {
  expect(isAt('/apps/scrumboard/boards/7', '/apps/scrumboard')).toBe(true);
  expect(isAt('/apps/scrumboard/boards/7', '/apps/scrumboard', true)).toBe(false);
  expect(isAt('/apps/scrumboard/', '/apps/scrumboard', true)).toBe(true);
  expect(isAt('/apps', '/apps/scrumboard')).toBe(false);
});

it('lets any value stand for a part with a name, so that another month is the same entry', () => {
  expect(isAt('/apps/travelExpensesRequest/202601', '/apps/travelExpensesRequest/:applicationYm')).toBe(true);
  expect(isAt('/apps/travelExpensesRequest', '/apps/travelExpensesRequest/:applicationYm')).toBe(false);
});

it('marks one entry: of several that lead to the address the longest', () => {
  const nodes = [item('/apps'), item('/apps/purchase/list'), item('/apps/purchase')];
  expect(currentItem(nodes, '/apps/purchase/list/7')?.id).toBe('/apps/purchase/list');
  expect(currentItem(nodes, '/apps/purchase/decision')?.id).toBe('/apps/purchase');
  expect(currentItem(nodes, '/elsewhere')).toBeUndefined();
});

it('gives a page its list as its place, also where its path does not lie below it', () => {
  const nodes = menuOf({ roles: ['system'] }, toolRules(), '202611' as YearMonth);
  expect(currentItem(nodes, '/apps/maintenance/classification-detail/group/HQ')?.id).toBe('classifications.details');
  expect(currentItem(nodes, '/apps/maintenance/faq/questions')?.id).toBe('faq.maintenance');
  const places = SCREENS.flatMap((screen: Screen) => screen.under ?? []);
  expect(places).toContain('members.list');
  expect(itemsOf(nodes).map(({ id }) => id)).toEqual(expect.arrayContaining(places));
});

it('knows the entry and its group from the address alone, as after a reload (N6)', () => {
  const nodes = menuOf({ roles: ['admin'] }, toolRules(), '202611' as YearMonth);
  const current = currentItem(nodes, '/apps/travelExpensesAdminView/202603');
  expect(current?.id).toBe('expense-claims.review');
  expect(nodes.filter((node) => holds(node, current?.id)).map(({ id }) => id)).toEqual(['approvals']);
});
