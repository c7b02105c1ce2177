import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import { LinesSkeleton } from './lines/LinesSkeleton.tsx';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

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
