import { expect, it } from 'vitest';
import { screenAt } from './screen-at.ts';

it.each([
  ['/', 'information', {}, false],
  ['/login/', 'session.login', {}, false],
  ['/apps/travelExpensesRequest/202611', 'expense-claims.mine', { applicationYm: '202611' }, false],
  [
    '/apps/maintenance/classification-detail/group/HQ',
    'classifications.edit-detail',
    { classificationCode: 'group', detailCode: 'HQ' },
    false,
  ],
  ['/apps/member/all', 'members.list', {}, false],
  ['/apps/member/0008', 'members.record', { employeeId: '0008' }, false],
  ['/apps/todo/all', 'to-dos.folder', { folderHandle: 'all' }, false],
  ['/apps/todo/label/office', 'to-dos.label', { labelHandle: 'office' }, false],
  ['/apps/purchase-request/list', 'purchase-requests.list', {}, false],
  ['/apps/purchase-request/list/-/equipment', 'purchase-requests.list', {}, true],
] as const)('%s is %s', (path, id, params, hasConditions) => {
  const found = screenAt(path);
  expect(found?.screen.id).toBe(id);
  expect(found?.params).toEqual(params);
  expect(found?.hasConditions).toBe(hasConditions);
});

it.each(['/nowhere', '/apps/travelExpensesRequest/202611/more', '/apps//x', ''])('%s is none', (path) => {
  expect(screenAt(path)).toBeNull();
});
