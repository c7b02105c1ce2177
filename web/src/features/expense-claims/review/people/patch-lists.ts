import type { ClaimHeader, ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { listForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { dealtWith } from '../../../../kit/list/rows/live-rows.ts';
import type { ListPages } from '../../../../kit/list/rows/pages.ts';
import { queryClient } from '../../../../platform/query.ts';

/** Shows the answer of one's own decision in every list that holds the claim, before the server is asked again. */
export function patchLists(header: ClaimHeader): void {
  queryClient.setQueriesData<ListPages<ReviewRow>>(
    { queryKey: [listForReview.id] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) => (row.claimId === header.id ? decided(row, header) : row)),
        })),
      },
  );
}

/** As it is now; where the list's conditions leave it out, it leaves at once. */
function decided(row: ReviewRow, { status, version }: ClaimHeader): ReviewRow {
  const now = { ...row, status, version };
  dealtWith(now);
  return now;
}
