import { expect, it } from 'vitest';
import { nearestPlaces } from './nearest.ts';

const PLACES = [
  '/apps/dashboards/project',
  '/apps/travelExpensesRequest/202611',
  '/apps/travelExpensesAdminView/202611',
].map((to) => ({ to }));
const near = (wanted: string) => nearestPlaces(PLACES, wanted).map(({ to }) => to);

it('a path that leads nowhere is near to those it differs from by a few letters, nearest first [S2-03]', () => {
  expect(near('/apps/travelExpenseRequest/202611?x=1').at(0)).toBe('/apps/travelExpensesRequest/202611');
  expect(near('/APPS/travelexpensesadminview').at(0)).toBe('/apps/travelExpensesAdminView/202611');
  expect(near('/apps/dashboard/project')).toEqual(['/apps/dashboards/project']);
});

it('a path that is like none is near to none', () => {
  expect(near('/wp-login.php')).toEqual([]);
  expect(near('/')).toEqual([]);
  expect(near(`/${'x'.repeat(100_000)}`)).toEqual([]);
});
