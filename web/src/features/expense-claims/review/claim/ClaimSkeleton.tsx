import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const LINES = [...'abcde'];

/** The shape of a claim while it is being read; shown after 150 ms, since most claims are there sooner. */
export function ClaimSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ p: 2, animation: `${appear} 1ms 150ms both` }}>
      <Skeleton width="40%" height={32} />
      <Skeleton width="70%" />
      {LINES.map((key) => (
        <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '120px 1fr 96px', gap: 2, py: 1 }}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Box>
      ))}
    </Box>
  );
}
