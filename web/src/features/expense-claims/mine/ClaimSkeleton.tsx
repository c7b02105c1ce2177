import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import { ROW_PX } from './measures.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const ROWS = 8;

/** The shape of the page, once the wait is long enough to be noticed (150 ms). */
export function ClaimSkeleton() {
  return (
    <Box aria-busy sx={{ animation: `${appear} 0s 150ms both`, display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={36} width={320} />
      <Skeleton variant="rounded" height={128} />
      <LinesSkeleton />
    </Box>
  );
}

/** Rows of the grid's height: nothing jumps when they come. */
export function LinesSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: '1px' }}>
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton are all alike and never move
        <Skeleton key={row} variant="rectangular" height={ROW_PX} />
      ))}
    </Box>
  );
}
