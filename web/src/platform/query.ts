// Reads and writes of screens: TanStack Query over the typed client, keyed by operation and input.
import type { InputOf, OutputOf, Read, View, Write } from '@madoguchi/contract/operation.ts';
import type { OperationId } from '@madoguchi/contract/operations.ts';
import {
  keepPreviousData,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { call } from './call.ts';
import { OfflineError, ProblemError } from './http/refusals.ts';

const FRESH_MS = 30_000;
const RETRIES = 2;

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
}

function queryOf<Op extends Read | View>(operation: Op, input: InputOf<Op>) {
  return {
    queryKey: [operation.id, input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(operation, input, { signal }),
  };
}

/** Reads an operation for a screen: cached under `[operation.id, input]`, read again after writes that refresh it. */
export function useRead<Op extends Read | View>(
  operation: Op,
  input: InputOf<Op>,
  options: ReadOptions = {},
): UseQueryResult<OutputOf<Op>, Error> {
  return useFirstInSteps(
    useQuery<OutputOf<Op>, Error>({
      ...queryOf(operation, input),
      enabled: options.enabled ?? true,
      ...(options.keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    }),
  );
}

/** What the first answer brings is drawn in steps, which a press or a key may come between; later ones change little. */
function useFirstInSteps<Result extends { readonly isPending: boolean }>(query: Result): Result {
  const drawn = useDeferredValue(query);
  return drawn.isPending ? drawn : query;
}

/** Reads an operation with each of the inputs, side by side; what has come so far, in their order. */
export function useReads<Op extends Read | View>(
  operation: Op,
  inputs: readonly InputOf<Op>[],
): readonly (OutputOf<Op> | undefined)[] {
  return useQueries({
    queries: inputs.map((input) => queryOf(operation, input)),
    combine: dataOf,
  }) as readonly (OutputOf<Op> | undefined)[];
}

const dataOf = (reads: readonly { readonly data: unknown }[]) => reads.map(({ data }) => data);

/** A write of a screen; on success the reads named in `refreshes` are read again. */
export function useWrite<Op extends Write>(
  operation: Op,
  options: { readonly refreshes: readonly OperationId[] },
): UseMutationResult<OutputOf<Op>, Error, InputOf<Op>> {
  return useMutation<OutputOf<Op>, Error, InputOf<Op>>({
    mutationKey: [operation.id],
    mutationFn: (input) => call(operation, input),
    onSuccess: () => refresh(options.refreshes),
  });
}

/** Reads again what is cached of the operations, if a screen shows it. */
export async function refresh(ids: readonly OperationId[]): Promise<void> {
  await Promise.all(ids.map((id) => queryClient.invalidateQueries({ queryKey: [id] })));
}

/** Reads into the cache before a screen asks. */
export function prefetch<Op extends Read | View>(operation: Op, input: InputOf<Op>): Promise<void> {
  return queryClient.prefetchQuery(queryOf(operation, input));
}

/** Beside what the list itself keeps: it goes stale with the same writes and news. */
const firstRowsKey = (id: OperationId, input: Readonly<Record<string, string>>) => [id, 'first-rows', input] as const;

/** Keeps the first rows of a list that the page brought along. */
export function keepFirstRows(id: OperationId, input: Readonly<Record<string, string>>, page: unknown): void {
  queryClient.setQueryData(firstRowsKey(id, input), page);
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
