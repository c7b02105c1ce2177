import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

interface Props<Data> {
  readonly read: UseQueryResult<Data, Error>;
  /** Heights of the skeleton's parts in pixels: the shape of what will come. */
  readonly shape: readonly number[];
  readonly children: (data: Data) => ReactNode;
}

/** What a card has read, or is still reading, or why it could not: the other cards go on without it. */
export function CardRead<Data>({ read, shape, children }: Props<Data>) {
  const { data, error, refetch } = read;
  return (
    <>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined ? error ? null : <Shape of={shape} /> : children(data)}
    </>
  );
}

/** The shape of the card, once the wait is long enough to be noticed (150 ms). */
function Shape({ of }: { readonly of: readonly number[] }) {
  return (
    <Box aria-busy sx={{ animation: `${appear} 0s 150ms both`, display: 'grid', gap: 1 }}>
      {of.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a shape have no other name
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
