// Several reads of one operation at once. Apart from query.ts, because the start has no use for it (decision 0012).
import type { InputOf, OutputOf, Read, View } from '@madoguchi/contract/operation.ts';
import { useQueries } from '@tanstack/react-query';
import { queryOf } from './query.ts';

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
