// Updates every screen that shows the approval after an act.
import type { ActedApproval, InboxRow } from '@madoguchi/contract/approvals/model.ts';
import { approve, listInbox, showApproval } from '@madoguchi/contract/approvals/operations.ts';
import type { ListPages } from '../../../kit/list/rows/pages.ts';
import { invalidate, queryClient } from '../../../platform/query.ts';

/** A turn was taken: it leaves the inbox at once, then what else changed is read. */
export function takeAct(acted: Pick<ActedApproval, 'id'>): void {
  dropTurn(acted);
  readAgain();
}

/** Takes the turn out of the inbox, before the server is asked again. */
export function dropTurn({ id }: Pick<ActedApproval, 'id'>): void {
  // The inbox is read by pages as a list, and as one page by what only looks turns up in it.
  queryClient.setQueriesData<Partial<ListPages<InboxRow>>>({ queryKey: [listInbox.id] }, (data) => {
    if (data?.pages === undefined) return data;
    const others = (rows: readonly InboxRow[]) => rows.filter(({ approvalId }) => approvalId !== id);
    return { ...data, pages: data.pages.map((page) => ({ ...page, rows: others(page.rows) })) };
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
