import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const STEPS = ['first', 'second'];

/** The shape of two steps, once the wait is long enough to be noticed (150 ms). */
export function RouteSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ animation: `${appear} 0s 150ms both`, display: 'grid', gap: 2 }}>
      {STEPS.map((step) => (
        <Box key={step} sx={{ display: 'flex', gap: 2 }}>
          <Skeleton variant="circular" width={24} height={24} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="40%" />
            <Skeleton width="70%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
