import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { EDGE_PX, ROW_PX } from './measures.ts';

interface Props {
  /** How many lines will come; a guess where that is not known yet. */
  readonly lines?: number;
}

const GUESSED_LINES = 6;

/** The grid's head, its lines and its total, each of the grid's height: nothing below jumps when they come. */
export function LinesSkeleton({ lines = GUESSED_LINES }: Props) {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: '1px' }}>
      <Skeleton variant="rectangular" height={EDGE_PX} />
      {Array.from({ length: lines }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton are all alike and never move
        <Skeleton key={row} variant="rectangular" height={ROW_PX} />
      ))}
      <Skeleton variant="rectangular" height={EDGE_PX} />
    </Box>
  );
}
