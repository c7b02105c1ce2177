// Updates every screen that shows the approval after an act.
import type { ActedApproval, InboxRow } from '@madoguchi/contract/approvals/model.ts';
import { approve, listInbox, showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { listForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { listForDecision } from '@madoguchi/contract/purchase-requests/operations.ts';
import { dealtWith } from '../../../kit/list/rows/live-rows.ts';
import type { ListPages } from '../../../kit/list/rows/pages.ts';
import { invalidate, queryClient } from '../../../platform/query.ts';

/** A turn was taken: it leaves the inbox at once, then what else changed is read. */
export function takeAct(acted: Pick<ActedApproval, 'id'>): void {
  dropTurn(acted);
  readAgain();
}

/** The lists in which a turn can stand, each with how its row names the approval. */
const LISTS = [listInbox, listForReview, listForDecision] as const;
type RowOfTurn = Partial<Pick<InboxRow, 'approvalId'>> & { readonly approval?: { readonly id: string } | null };
type Held = Partial<ListPages<RowOfTurn>>;

/** Takes the turn out of the inbox before the server is asked again, and lets it leave any other list that has it no more. */
export function dropTurn({ id }: Pick<ActedApproval, 'id'>): void {
  const isIt = (row: RowOfTurn) => row.approvalId === id || row.approval?.id === id;
  for (const list of LISTS) {
    // Each is read by pages as a list, and by others as one page or as counts.
    for (const [, data] of queryClient.getQueriesData<Held>({ queryKey: [list.id] })) {
      for (const row of data?.pages?.flatMap((page) => page.rows) ?? []) if (isIt(row)) dealtWith(row);
    }
  }
  queryClient.setQueriesData<Held>({ queryKey: [listInbox.id] }, (data) => {
    if (data?.pages === undefined) return data;
    return { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.filter((row) => !isIt(row)) })) };
  });
}

/** Resets the cached read of the approval, which is outdated: nothing of it is shown or decided until it has been read anew. */
export function forgetRead({ id }: Pick<ActedApproval, 'id'>): void {
  void queryClient.resetQueries({ queryKey: [showApproval.id, { id }] });
}

/** After an act or its refusal the page shows an older state. Every act touches the same nouns. */
export function readAgain(): void {
  void invalidate(approve);
}
