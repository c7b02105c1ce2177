import type { ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import { listForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../../platform/call.ts';
import { queryClient } from '../../../../platform/query.ts';
import type { filtersOf } from '../search.ts';
import { type SettledRows, settleRows } from './live-rows.ts';
import {
  FIRST_PLACE,
  heldRows,
  NO_ROWS,
  PAGE_ROWS,
  PAGES_HELD,
  type PagePlace,
  placeAfter,
  placeBefore,
  type ReviewPageOfRows,
} from './pages.ts';

type ReviewFilters = ReturnType<typeof filtersOf>;
type ReviewPages = InfiniteData<ReviewPageOfRows, PagePlace>;

/** Reading page after page backwards is for scrolling, not for leaping to the top. */
const FAR_ROWS = 3 * PAGE_ROWS;

const NOTHING_SHOWN: SettledRows & { readonly of: string } = { held: NO_ROWS, waiting: 0, changed: [], of: '' };

/**
 * The rows of the review list as the screen shows them. `mayMove` answers whether rows may change places just now;
 * what has to wait for that is counted in `waiting` and shown by `showWaiting`.
 */
export function useReviewList(filters: ReviewFilters, mayMove: () => boolean) {
  const of = JSON.stringify(filters);
  const queryKey = [listForReview.id, filters];
  const query = useInfiniteQuery<ReviewPageOfRows, Error, ReviewPages, readonly unknown[], PagePlace>({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(
        listForReview,
        { ...filters, limit: PAGE_ROWS, ...(pageParam.after === null ? {} : { after: pageParam.after }) },
        { signal },
      ),
    initialPageParam: FIRST_PLACE,
    getNextPageParam: (last, _pages, place) => placeAfter(last, place),
    getPreviousPageParam: (_first, _pages, place) => placeBefore(place),
    maxPages: PAGES_HELD,
    // Rows of other filters are let go: the cap of rows in hand counts all of them.
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const latest = useMemo(() => (data ? heldRows(data.pages, data.pageParams) : NO_ROWS), [data]);
  const [shown, setShown] = useState(NOTHING_SHOWN);

  useEffect(() => {
    if (isPlaceholderData) return;
    setShown((before) => {
      if (before.of !== of) return { ...NOTHING_SHOWN, held: latest, of };
      const settled = settleRows(before.held, latest, mayMove());
      return { ...settled, changed: [...new Set([...before.changed, ...settled.changed])], of };
    });
  }, [latest, of, isPlaceholderData, mayMove]);

  // A page that failed waits for the reader to try again: scrolling must not hammer a server in trouble.
  const mayRead = !query.isFetching && !query.isError;
  return {
    held: shown.held,
    waiting: shown.waiting,
    changed: shown.changed,
    isFirstLoad: shown.of === '' && query.error === null,
    isChanging: isPlaceholderData || shown.of !== of,
    error: query.error,
    /** When the shown rows were read, in milliseconds since the epoch. */
    readAt: query.dataUpdatedAt,
    showWaiting: () => setShown((before) => ({ ...settleRows(before.held, latest, true), of })),
    noticed: (key: string) =>
      setShown((before) => ({ ...before, changed: before.changed.filter((changed) => changed !== key) })),
    retry: () => void query.refetch(),
    readNext: () => {
      if (query.hasNextPage && mayRead) void query.fetchNextPage();
    },
    /** `first` is the index of the first row in view; from far away the top is reached by beginning anew. */
    readPrevious: (first: number) => {
      if (!query.hasPreviousPage || !mayRead) return;
      if (first < PAGE_ROWS && shown.held.offset > FAR_ROWS) void queryClient.resetQueries({ queryKey });
      else void query.fetchPreviousPage();
    },
  };
}

export type ReviewList = ReturnType<typeof useReviewList>;

/** Shows the answer of one's own decision in every list that holds the claim, before the server is asked again. */
export function patchLists(header: ClaimHeader): void {
  queryClient.setQueriesData<ReviewPages>(
    { queryKey: [listForReview.id] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) =>
            row.claimId === header.id ? { ...row, status: header.status, version: header.version } : row,
          ),
        })),
      },
  );
}
