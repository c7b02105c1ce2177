import { GUEST, ROLES } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { menuOf } from '@madoguchi/contract/menu/menu.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { expect, it } from 'vitest';
import { placesOf } from './places.ts';

const placesFor = (roles: Parameters<typeof menuOf>[0]['roles']) =>
  placesOf(menuOf({ roles }, toolRules(), '202611' as YearMonth)).map(({ name, item }) => [name, item.id]);

it('shows on a phone the places that the role may open, each with its first screen', () => {
  const HOME = ['home', 'information'];
  const REQUESTS = ['requests', 'expense-claims.mine'];
  const APPROVALS = ['approvals', 'approvals.inbox'];
  expect(placesFor(GUEST.roles)).toEqual([HOME]);
  expect(placesFor(['user'])).toEqual([HOME]);
  expect(placesFor(['staff'])).toEqual([HOME, REQUESTS, APPROVALS]);
  expect(placesFor(['admin'])).toEqual([HOME, REQUESTS, APPROVALS]);
  expect(ROLES.every((role) => placesFor([role]).length <= 3)).toBe(true);
});
