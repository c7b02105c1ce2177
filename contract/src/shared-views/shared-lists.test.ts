import { expect, it } from 'vitest';
import { ACCOUNT_LIST } from '../accounts/lists.ts';
import { ANNOUNCEMENT_LIST, READER_LIST } from '../announcements/lists.ts';
import { AUDIT_LIST } from '../audit/lists.ts';
import { REVIEW_LIST } from '../expense-claims/lists.ts';
import { listOutput } from '../list/list-input.ts';
import { MEMBER_LIST } from '../members/lists.ts';
import { OPERATIONS } from '../operations.ts';
import { isSharedList, SHARED_LIST_IDS, SHARED_LISTS } from './shared-lists.ts';

const LISTS = [ACCOUNT_LIST, READER_LIST, ANNOUNCEMENT_LIST, AUDIT_LIST, REVIEW_LIST, MEMBER_LIST];

it('views are shared of lists that are there, with those who may read the list [B0-10]', () => {
  expect(LISTS.map(({ id }) => id).sort()).toEqual([...SHARED_LIST_IDS].sort());
  for (const list of LISTS) {
    const { rows } = listOutput(list).shape;
    const reads = OPERATIONS.filter(
      (operation) => 'output' in operation && 'shape' in operation.output && sameRow(operation.output.shape, rows),
    );
    expect(
      reads.map(({ access }) => access),
      list.id,
    ).toEqual([isSharedList(list.id) && SHARED_LISTS[list.id]]);
  }
});

/** Two pages of the very same row. */
function sameRow(shape: object, rows: { readonly element: unknown }): boolean {
  return (
    'rows' in shape &&
    typeof shape.rows === 'object' &&
    shape.rows !== null &&
    'element' in shape.rows &&
    shape.rows.element === rows.element
  );
}
