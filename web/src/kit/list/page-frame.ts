import { FRAME_HEIGHT } from '../theme/tokens.ts';

/** As high as what the frame leaves of the window: list and panel scroll by themselves, bars stay in view. */
export const LIST_PAGE_FRAME = {
  display: 'flex',
  flexDirection: 'column',
  height: { xs: `calc(${FRAME_HEIGHT} - 32px)`, sm: `calc(${FRAME_HEIGHT} - 48px)` },
  minHeight: 480,
  '@media print': { display: 'block', height: 'auto' },
} as const;
