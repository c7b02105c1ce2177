// The keyset pages of the review list that the browser holds: a moving window of at most 2,000 rows (B0-10).
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import type { PageKey } from '@madoguchi/contract/values/page.ts';

export const PAGE_ROWS = 100;
export const ROWS_HELD = 2_000;
export const PAGES_HELD = ROWS_HELD / PAGE_ROWS;

/** Where a page begins. Each place remembers the one before it, since a key leads only forwards. */
export interface PagePlace {
  readonly after: PageKey | null;
  readonly index: number;
  readonly before: PagePlace | null;
}

export const FIRST_PLACE: PagePlace = { after: null, index: 0, before: null };

export interface ReviewPageOfRows {
  readonly rows: readonly ReviewRow[];
  readonly next: PageKey | null;
}

/** `undefined` at the end of the list, as TanStack Query wants it. */
export function placeAfter(page: ReviewPageOfRows, place: PagePlace): PagePlace | undefined {
  return page.next === null ? undefined : { after: page.next, index: place.index + 1, before: place };
}

export function placeBefore(place: PagePlace): PagePlace | undefined {
  return place.before ?? undefined;
}

/** The rows in hand: `offset` of them came before and were let go; `isComplete` says that none comes after. */
export interface HeldRows {
  readonly offset: number;
  readonly rows: readonly ReviewRow[];
  readonly isComplete: boolean;
}

export const NO_ROWS: HeldRows = { offset: 0, rows: [], isComplete: false };

/** Names a row: its claim, or the person while there is none. */
export function rowKey(row: ReviewRow): string {
  return row.claimId ?? row.employeeId;
}

/**
 * Joins the pages in hand, each row once: between two requests a row may move to a later page, and would be seen twice.
 */
export function heldRows(pages: readonly ReviewPageOfRows[], places: readonly PagePlace[]): HeldRows {
  const rows = new Map<string, ReviewRow>();
  for (const page of pages) for (const row of page.rows) if (!rows.has(rowKey(row))) rows.set(rowKey(row), row);
  return {
    offset: (places[0]?.index ?? 0) * PAGE_ROWS,
    rows: [...rows.values()],
    isComplete: pages.length > 0 && pages.at(-1)?.next === null,
  };
}
