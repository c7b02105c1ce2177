// The whole state of the review page as its URL carries it, and as the operations want it (B0-10).
import { REVIEW_SORTS, REVIEW_STATES } from '@madoguchi/contract/expense-claims/model.ts';
import { Code, Id } from '@madoguchi/contract/values/id.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import * as z from 'zod';

export type ReviewState = (typeof REVIEW_STATES)[number];
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The parts that are set; a part at its default is absent, so that the bare path stays bare. */
export interface ReviewSearch {
  readonly state?: ReviewState;
  readonly department?: string;
  readonly warned?: 'yes';
  readonly sort?: Exclude<ReviewSort, 'employee'>;
  readonly direction?: 'desc';
  /** The claim that is open beside the list. */
  readonly claim?: string;
}

const PARTS = {
  state: z.enum(REVIEW_STATES),
  department: Code,
  warned: z.literal('yes'),
  sort: z.enum(REVIEW_SORTS).exclude(['employee']),
  direction: z.literal('desc'),
  claim: Id,
} as const satisfies { [Part in keyof ReviewSearch]-?: z.ZodType<ReviewSearch[Part]> };

/** Reads what a URL says. A part that says nothing known is dropped: an old or mistyped link still opens the list. */
export function readSearch(raw: Readonly<Record<string, unknown>>): ReviewSearch {
  const parts = Object.entries(PARTS).flatMap(([name, part]) => {
    const read = part.safeParse(raw[name]);
    return read.success ? [[name, read.data] as const] : [];
  });
  return Object.fromEntries(parts);
}

/** The search with some parts changed; `undefined` takes a part off. */
export function withParts(
  search: ReviewSearch,
  change: { readonly [Part in keyof ReviewSearch]?: ReviewSearch[Part] | undefined },
): ReviewSearch {
  return readSearch({ ...search, ...change });
}

/** A head was pressed: the column sorts upwards, pressed again downwards. */
export function sortedBy(search: ReviewSearch, column: ReviewSort): ReviewSearch {
  const isSorted = sortOf(search) === column;
  return withParts(search, {
    sort: column === 'employee' ? undefined : column,
    direction: isSorted && search.direction !== 'desc' ? 'desc' : undefined,
  });
}

export function sortOf(search: ReviewSearch): ReviewSort {
  return search.sort ?? 'employee';
}

/** Without the filters, and so without a reason for an empty list. Sorting and the open claim stay. */
export function withoutFilters(search: ReviewSearch): ReviewSearch {
  return withParts(search, { state: undefined, department: undefined, warned: undefined });
}

export function isFiltered(search: ReviewSearch): boolean {
  return search.state !== undefined || search.department !== undefined || search.warned !== undefined;
}

/** What `listForReview` and `exportReviewList` ask for: everything but the open claim. */
export function filtersOf(month: YearMonth, search: ReviewSearch) {
  const { claim: _open, sort: _field, direction, ...filters } = search;
  const sort = sortOf(search);
  return { month, ...filters, sort: direction === 'desc' ? (`-${sort}` as const) : sort };
}
