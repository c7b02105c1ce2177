import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Waiting } from '../../../kit/Waiting.tsx';

interface Props<Data> {
  readonly read: UseQueryResult<Data, Error>;
  /** Heights of the skeleton's parts in pixels: the shape of what will come. */
  readonly shape: readonly number[];
  readonly children: (data: Data) => ReactNode;
}

/** The data that a card has read, its loading state, or its error: the other cards go on without it. */
export function CardRead<Data>({ read, shape, children }: Props<Data>) {
  const { data, error, refetch } = read;
  return (
    <>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined ? error ? null : <Waiting shape={shape} /> : children(data)}
    </>
  );
}
