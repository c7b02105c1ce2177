import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** A form that is about to come. */
export const FORM_SHAPE = [64, 64, 64, 96] as const;

interface Props {
  /** Heights of the parts in pixels: the shape of what will come. */
  readonly shape: readonly number[];
  /** After them, side by side in two columns. */
  readonly tiles?: { readonly count: number; readonly heightPx: number };
}

/** The shape of what is being read, once the wait is long enough to be noticed (150 ms). */
export function Waiting({ shape, tiles }: Props) {
  return (
    <Box aria-busy sx={{ animation: `${appear} 0s 150ms both`, display: 'grid', gap: 1 }}>
      <Parts heights={shape} />
      {tiles && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mt: 1 }}>
          <Parts heights={Array.from({ length: tiles.count }, () => tiles.heightPx)} />
        </Box>
      )}
    </Box>
  );
}

function Parts({ heights }: { readonly heights: readonly number[] }) {
  return heights.map((height, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a shape have no other name
    <Skeleton key={index} variant="rounded" height={height} />
  ));
}
