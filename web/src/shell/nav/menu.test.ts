import { GUEST, type ROLES } from '@madoguchi/contract/access.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { expect, it } from 'vitest';
import { menuOf } from './menu.ts';

const MONTH = '202604' as YearMonth;
const ids = (roles: readonly (typeof ROLES)[number][]) =>
  menuOf({ roles }, MONTH).flatMap(({ entries }) => entries.map(({ id }) => id));

it('shows each role exactly what it may open, and no empty group [S5-01, S5-03]', () => {
  expect(ids(GUEST.roles)).toEqual(['information', 'session.login']);
  expect(ids(['user'])).toEqual(['information']);
  expect(ids(['staff'])).toEqual(['information', 'expense-claims.mine']);
  expect(ids(['admin'])).toEqual(['information', 'expense-claims.mine', 'expense-claims.review']);
  expect(ids(['system'])).toEqual(ids(['admin']));
  expect(menuOf({ roles: ['staff'] }, MONTH).map(({ group }) => group)).toEqual(['top', 'requests']);
});

it('passes where any one of the roles is enough [S5-01]', () => {
  expect(ids(['user', 'admin'])).toEqual(ids(['admin']));
});

it('leads to the current month, zero-padded [S2-12]', () => {
  const paths = menuOf({ roles: ['admin'] }, MONTH).flatMap(({ entries }) => entries.map(({ to }) => to));
  expect(paths).toContain('/apps/travelExpensesRequest/202604');
  expect(paths).toContain('/apps/travelExpensesAdminView/202604');
});
