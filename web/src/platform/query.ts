// Reads and writes of screens: TanStack Query over the typed client, keyed by operation and input.
import type { Changed } from '@madoguchi/contract/live/model.ts';
import type { Noun } from '@madoguchi/contract/nouns.ts';
import {
  type InputOf,
  nounOf,
  type OutputOf,
  type Read,
  shownBy,
  touchedBy,
  type Upload,
  type View,
  type Write,
} from '@madoguchi/contract/operation.ts';
import type { OperationId } from '@madoguchi/contract/operations.ts';
import type { Brought } from '@madoguchi/contract/session/opening.ts';
import {
  keepPreviousData,
  type Query,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { call } from './call.ts';
import { OfflineError, ProblemError } from './http/refusals.ts';

const FRESH_MS = 30_000;
const RETRIES = 2;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Kept with each cached answer, because the table of operations stays on the server. */
      readonly shows: readonly Noun[];
      /** Narrows the news of these nouns that reads it again; without it, all news does. */
      readonly follows?: ((news: Changed) => boolean) | undefined;
    };
  }
}

/** Only what may pass by itself is tried again: no network, or a server that is restarting. */
function mayPass(error: unknown): boolean {
  return error instanceof OfflineError || (error instanceof ProblemError && error.body.code === 'unavailable');
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      networkMode: 'always',
      retry: (failures, error) => failures < RETRIES && mayPass(error),
    },
    mutations: { networkMode: 'always' },
  },
});

export interface ReadOptions {
  /** False holds the read back until its input is complete. */
  readonly enabled?: boolean;
  /** Shows the rows of the previous input until those of the new one are there. */
  readonly keepsPrevious?: boolean;
  /** Narrows the news that read it again. A view, whose every reading is recorded, follows news of its own noun alone. */
  readonly follows?: (news: Changed) => boolean;
}

/** How a long answer that is known becomes the newest one, without all of it being sent again. Each reader of it gives the same. */
export interface Changes<Op extends Read | View> {
  /** Asked beside the input once an answer is known. */
  readonly since: (known: OutputOf<Op>) => Partial<InputOf<Op>>;
  /** Null where the two make no whole answer: it is read anew. */
  readonly merged: (known: OutputOf<Op>, answer: OutputOf<Op>) => OutputOf<Op> | null;
}

/** For a read that a form holds or merges: news waits for the refusal `stale`, or is taken by the screen itself. */
export const FOLLOWS_NO_NEWS = () => false;

/** The key, function and nouns of a read, for hooks that are not made for one read alone. */
export function queryOf<Op extends Read | View>(operation: Op, input: InputOf<Op>, changes?: Changes<Op>) {
  const queryKey = [operation.id, input] as const;
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OutputOf<Op>> => {
      const known = changes && queryClient.getQueryData<OutputOf<Op>>(queryKey);
      if (!known) return call(operation, input, { signal });
      const answer = await call(operation, { ...input, ...changes.since(known) }, { signal });
      return changes.merged(known, answer) ?? call(operation, input, { signal });
    },
    // A merged answer shares what stayed; comparing it by place would copy all rows behind one that came or went.
    ...(changes === undefined ? {} : { structuralSharing: false }),
    meta: metaOf(operation),
  };
}

export function metaOf(operation: Read | View, follows?: (news: Changed) => boolean) {
  const ofOwnNoun = ({ noun }: Changed) => noun === nounOf(operation.id);
  return { shows: shownBy(operation), follows: follows ?? (operation.kind === 'view' ? ofOwnNoun : undefined) };
}

/** Reads an operation for a screen: cached under `[operation.id, input]`, read again after writes and news of what it shows. */
export function useRead<Op extends Read | View>(
  operation: Op,
  input: InputOf<Op>,
  options: ReadOptions & { readonly changes?: Changes<Op> } = {},
): UseQueryResult<OutputOf<Op>, Error> {
  return useFirstInSteps(
    useQuery<OutputOf<Op>, Error>({
      ...queryOf(operation, input, options.changes),
      meta: metaOf(operation, options.follows),
      enabled: options.enabled ?? true,
      ...(options.keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    }),
  );
}

/** The first answer is drawn in steps, which a press or a key may come between; later ones change little. */
function useFirstInSteps<Result extends { readonly isPending: boolean }>(query: Result): Result {
  const drawn = useDeferredValue(query);
  return drawn.isPending ? drawn : query;
}

/** `by-hand`: the caller calls `invalidate`, and says why it has to wait for something. */
export interface WriteOptions {
  readonly invalidates?: 'by-hand';
}

/** A write of a screen; on success what shows a noun that it touches is read again, and the write is pending until it has come. */
export function useWrite<Op extends Write>(
  operation: Op,
  { invalidates }: WriteOptions = {},
): UseMutationResult<OutputOf<Op>, Error, InputOf<Op>> {
  return useMutation<OutputOf<Op>, Error, InputOf<Op>>({
    mutationKey: [operation.id],
    mutationFn: (input) => call(operation, input),
    onSuccess: () => (invalidates === 'by-hand' ? undefined : invalidate(operation)),
  });
}

/**
 * Makes every cached answer stale that shows a noun which the write touches; what screens show of them is read again. Resolves
 * once it has come. Called by hand after a write sent with `call`, or after a refusal that says the page shows an older state.
 */
export async function invalidate(operation: Write | Upload): Promise<void> {
  const touched = touchedBy(operation);
  await invalidateWhere(({ meta }) => meta?.shows.some((noun) => touched.includes(noun)) ?? false);
}

/**
 * Makes the cached answers stale that are concerned, all of them if it is not said which; what screens show of them is read again.
 * TanStack Query lets a first answer that is under way pass, though it may be older than the change: it is read once more after it.
 */
export async function invalidateWhere(isConcerned: (query: Query) => boolean = () => true): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: (query) => query.state.data === undefined && isConcerned(query) });
  const readOnceMore = async (first: Query) => {
    const hasCome = await first.promise?.then(
      () => true,
      // Its screen tells of the refusal, and offers to try again.
      () => false,
    );
    if (hasCome) await queryClient.invalidateQueries({ predicate: (query) => query === first });
  };
  await Promise.all([queryClient.invalidateQueries({ predicate: isConcerned }), ...underWay.map(readOnceMore)]);
}

/** Reads into the cache before a screen asks. */
export function prefetch<Op extends Read | View>(operation: Op, input: InputOf<Op>): Promise<void> {
  return queryClient.prefetchQuery(queryOf(operation, input));
}

/** Beside what the list itself keeps: it goes stale with the same writes and news. */
const firstRowsKey = (id: OperationId, input: Brought['input']) => [id, 'first-rows', input] as const;

/** Keeps what the page brought along: the answer of a read, or the first rows of a list. */
export function keepBrought({ operation, input, answer, isList, shows }: Brought): void {
  const queryKey = isList ? firstRowsKey(operation, input) : [operation, input];
  queryClient.getQueryCache().build(queryClient, { queryKey, meta: { shows } }).setData(answer, { manual: true });
}

/** With when they were read, in milliseconds since the epoch; `undefined` where there are none, or something has changed since. */
export function firstRows(
  id: OperationId,
  input: Readonly<Record<string, string>>,
): { readonly data: unknown; readonly dataUpdatedAt: number } | undefined {
  const kept = queryClient.getQueryCache().find({ queryKey: firstRowsKey(id, input) });
  return kept === undefined || kept.isStaleByTime(FRESH_MS) ? undefined : kept.state;
}

/** Lets the first rows of a list go, whatever it was asked. */
export function dropFirstRows(id: OperationId): void {
  queryClient.removeQueries({ queryKey: [id, 'first-rows'] });
}
