// The keyset pages of a list that the browser holds: a moving window of at most 2,000 rows (B0-10).
import { LIST_ROWS } from '@madoguchi/contract/list/list-rows.ts';
import type { PageKey } from '@madoguchi/contract/values/page.ts';
import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query';

export const PAGE_ROWS = LIST_ROWS;
export const ROWS_HELD = 2_000;
export const PAGES_HELD = ROWS_HELD / PAGE_ROWS;

/** Where a page begins. Each place remembers the one before it, since a key leads only forwards. */
export interface PagePlace {
  readonly after: PageKey | null;
  readonly index: number;
  readonly before: PagePlace | null;
}

export const FIRST_PLACE: PagePlace = { after: null, index: 0, before: null };

export interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  readonly next: PageKey | null;
}

/** The cache entry of a list under `[operation.id, …]`. */
export type ListPages<Row> = InfiniteData<PageOfRows<Row>, PagePlace>;

/** `undefined` at the end of the list, as TanStack Query wants it. */
export function placeAfter<Row>(page: PageOfRows<Row>, place: PagePlace): PagePlace | undefined {
  return page.next === null ? undefined : { after: page.next, index: place.index + 1, before: place };
}

export function placeBefore(place: PagePlace): PagePlace | undefined {
  return place.before ?? undefined;
}

/**
 * The pages as they have just been read, of which every page and row that came back as it was stays the same object. They
 * are compared by their places: the window moves, and what was its second page is then its first.
 */
export function sharedPages<Row>(before: ListPages<Row> | undefined, now: ListPages<Row>): ListPages<Row> {
  if (before === undefined) return now;
  const known = new Map(before.pageParams.map(({ index }, nth) => [index, before.pages[nth]]));
  const pages = now.pages.map((page, nth) => replaceEqualDeep(known.get(now.pageParams[nth]?.index ?? -1), page));
  const isAsBefore = pages.length === before.pages.length && pages.every((page, nth) => page === before.pages[nth]);
  return isAsBefore ? before : { pages, pageParams: now.pageParams };
}

/** The rows in hand: `offset` of them came before and were let go; `isComplete` says that none comes after. */
export interface HeldRows<Row> {
  readonly offset: number;
  readonly rows: readonly Row[];
  readonly isComplete: boolean;
}

export const NO_ROWS: HeldRows<never> = { offset: 0, rows: [], isComplete: false };

/**
 * Joins the pages in hand, each row once: between two requests a row may move to a later page, and would be seen twice.
 */
export function heldRows<Row>(
  pages: readonly PageOfRows<Row>[],
  places: readonly PagePlace[],
  keyOf: (row: Row) => string,
): HeldRows<Row> {
  const rows = new Map<string, Row>();
  for (const page of pages) {
    for (const row of page.rows) {
      const key = keyOf(row);
      if (!rows.has(key)) rows.set(key, row);
    }
  }
  return {
    offset: (places[0]?.index ?? 0) * PAGE_ROWS,
    rows: [...rows.values()],
    isComplete: pages.length > 0 && pages.at(-1)?.next === null,
  };
}
