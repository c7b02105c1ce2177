import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const LINES = [...'abc'];

/** The shape of a request while it is being read; shown after 150 ms, since most are there sooner. */
export function PurchaseSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ animation: `${appear} 1ms 150ms both` }}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      {LINES.map((key) => (
        <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '1fr 160px 96px', gap: 2, py: 1 }}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Box>
      ))}
      <Skeleton variant="rounded" height={120} />
    </Box>
  );
}
