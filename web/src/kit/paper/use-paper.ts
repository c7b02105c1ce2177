import type { Download, InputOf } from '@madoguchi/contract/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../platform/http/fetch-file.ts';

/** A paper while it is made, once it is there, or why it is not. */
export type Paper =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly url: string; readonly name: string }
  | { readonly state: 'failed'; readonly error: Error };

/** Makes the paper of an operation; `again` makes it once more. Its address lives as long as the part that shows it. */
export function usePaper<Op extends Download>(
  operation: Op,
  input: InputOf<Op>,
): { readonly paper: Paper; readonly again: () => void } {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [operation.id, 'paper', input],
    queryFn: ({ signal }) => fetchFile(operation, input, signal),
    // Each one made is recorded: it is made when asked for, and not again after a write or because the window comes to the front.
    meta: { shows: [] },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const made = URL.createObjectURL(data.body);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { paper: paperOf(), again: () => void refetch() };

  function paperOf(): Paper {
    if (data && url !== null) return { state: 'there', url, name: data.name };
    return error === null || isFetching ? { state: 'loading' } : { state: 'failed', error };
  }
}
