import type { InputOf, Read } from '@madoguchi/contract/operation.ts';
import type { OperationId } from '@madoguchi/contract/operations.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { call } from '../../../platform/call.ts';
import { dropFirstRows, firstRows, metaOf, queryClient } from '../../../platform/query.ts';
import type { RowIdentity } from './identity.ts';
import { type SettledRows, settleRows } from './live-rows.ts';
import {
  FIRST_PLACE,
  type HeldRows,
  heldRows,
  type ListPages,
  NO_ROWS,
  PAGE_ROWS,
  PAGES_HELD,
  type PageOfRows,
  type PagePlace,
  placeAfter,
  placeBefore,
  sharedPages,
} from './pages.ts';

type Asked = Readonly<Record<string, string>>;

/** Reading page after page backwards is for scrolling, not for leaping to the top. */
const FAR_ROWS = 3 * PAGE_ROWS;

export function readPage<Row>(
  operation: Read,
  asked: Asked,
  place: { readonly after: string | null; readonly limit: number },
  signal?: AbortSignal,
): Promise<PageOfRows<Row>> {
  const input = { ...asked, limit: place.limit, ...(place.after === null ? {} : { after: place.after }) };
  // The list's declaration and its operation are made from each other: this is where the two meet.
  return call(operation, input as InputOf<Read>, signal ? { signal } : {}) as Promise<PageOfRows<Row>>;
}

/** Where rows come from: the server, by pages, or the page itself, which has them all. */
interface RowSource<Row> {
  readonly operation: Read;
  readonly held: ((asked: Asked) => readonly Row[]) | undefined;
}

interface ShownRows<Row> extends SettledRows<Row> {
  /** The rows that were read last, which these come from. */
  readonly latest: HeldRows<Row>;
  /** The input asked for them; empty before the first ones. */
  readonly of: string;
  /** When they were read, in milliseconds since the epoch. */
  readonly readAt: number;
}

const NOTHING_SHOWN: ShownRows<never> = { held: NO_ROWS, waiting: 0, changed: [], latest: NO_ROWS, of: '', readAt: 0 };

/**
 * The rows of a list as the screen shows them. `mayMove` answers whether rows may change places just now; what has to
 * wait for that is counted in `waiting` and shown by `showWaiting`.
 */
export function useListRows<Row>(
  { operation, held }: RowSource<Row>,
  asked: Asked,
  identity: RowIdentity<Row>,
  mayMove: () => boolean,
) {
  const of = JSON.stringify(asked);
  const id = operation.id as OperationId;
  const queryKey = [id, asked];
  // They begin one list, the next one reads anew. Not let go as soon as it stands: what a list keeps that nobody watches yet goes at
  // once (`gcTime`), and a list that is drawn in steps takes them a second time.
  useEffect(() => () => dropFirstRows(id), [id]);
  const query = useInfiniteQuery<PageOfRows<Row>, Error, ListPages<Row>, readonly unknown[], PagePlace>({
    queryKey,
    queryFn: ({ pageParam: { after }, signal }) =>
      held ? { rows: held(asked), next: null } : readPage<Row>(operation, asked, { after, limit: PAGE_ROWS }, signal),
    meta: metaOf(operation),
    initialData: () => {
      const page = firstRows(id, asked)?.data as PageOfRows<Row> | undefined;
      return page && { pages: [page], pageParams: [FIRST_PLACE] };
    },
    initialDataUpdatedAt: () => firstRows(id, asked)?.dataUpdatedAt,
    initialPageParam: FIRST_PLACE,
    getNextPageParam: (last, _pages, place) => placeAfter(last, place),
    getPreviousPageParam: (_first, _pages, place) => placeBefore(place),
    maxPages: PAGES_HELD,
    // Rows of other filters are let go: the cap of rows in hand counts all of them.
    gcTime: 0,
    structuralSharing: (before, now) => sharedPages(before as ListPages<Row> | undefined, now as ListPages<Row>),
    placeholderData: keepPreviousData,
  });
  const { isPlaceholderData } = query;
  // The first rows are drawn after the list around them, in steps that a press or a key may come between. (A deferred value is
  // none where the whole list is drawn as one already.)
  const [hasDrawn, setDrawn] = useState(false);
  const hasCome = query.data !== undefined;
  useEffect(() => {
    if (hasCome) startTransition(() => setDrawn(true));
  }, [hasCome]);
  const data = hasDrawn ? query.data : undefined;
  const { keyOf } = identity;
  const latest = useMemo(() => (data ? heldRows(data.pages, data.pageParams, keyOf) : NO_ROWS), [data, keyOf]);
  const [shown, setShown] = useState<ShownRows<Row>>(NOTHING_SHOWN);
  // While the list is drawn, not after: what comes is drawn once.
  if (data !== undefined && !isPlaceholderData && (shown.latest !== latest || shown.of !== of)) {
    setShown({ ...nextShown(shown, latest, of, mayMove(), identity), readAt: query.dataUpdatedAt });
  }

  // A page that failed waits for the reader to try again: scrolling must not hammer a server in trouble. Asked only when it
  // matters: a list that watched whether something is read would be drawn twice more for each page.
  const mayRead = () => queryClient.getQueryState(queryKey)?.fetchStatus === 'idle' && !query.isError;
  return {
    held: shown.held,
    waiting: shown.waiting,
    changed: shown.changed,
    isFirstLoad: shown.of === '' && query.error === null,
    /** The first rows are drawn next: no need to show that they are waited for. */
    areAtHand: hasCome,
    isChanging: isPlaceholderData || shown.of !== of,
    error: query.error,
    /** When the shown rows were read, in milliseconds since the epoch. */
    readAt: shown.of === of ? query.dataUpdatedAt : shown.readAt,
    showWaiting: () =>
      setShown((before) => ({ ...before, ...settleRows(before.held, latest, true, identity), latest, of })),
    noticed: (key: string) =>
      setShown((before) => ({ ...before, changed: before.changed.filter((changed) => changed !== key) })),
    retry: () => void query.refetch(),
    readNext: () => {
      if (query.hasNextPage && mayRead()) void query.fetchNextPage();
    },
    /** `first` is the index of the first row in view; from far away the top is reached by beginning anew. */
    readPrevious: (first: number) => {
      if (!query.hasPreviousPage || !mayRead()) return;
      if (first < PAGE_ROWS && shown.held.offset > FAR_ROWS) void queryClient.resetQueries({ queryKey });
      else void query.fetchPreviousPage();
    },
  };
}

function nextShown<Row>(
  before: ShownRows<Row>,
  latest: HeldRows<Row>,
  of: string,
  mayMove: boolean,
  identity: RowIdentity<Row>,
): Omit<ShownRows<Row>, 'readAt'> {
  if (before.of !== of) return { ...NOTHING_SHOWN, held: latest, latest, of };
  const settled = settleRows(before.held, latest, mayMove, identity);
  return { ...settled, changed: [...new Set([...before.changed, ...settled.changed])], latest, of };
}
