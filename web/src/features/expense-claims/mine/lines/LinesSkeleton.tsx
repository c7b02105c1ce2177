import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ROW_PX } from './measures.ts';

const ROWS = 8;

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
