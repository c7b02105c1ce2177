import type { Theme } from '@mui/material/styles';
import { height } from '../../theme/tokens.ts';

const TICK = 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%)';
const PART = { content: '""', gridArea: '1 / 1' } as const;

/** The platform's own box, drawn like the portal's others: a square of 16 in a target of 24. */
export function selectBox({ primary, text }: Theme['vars']['palette']) {
  return {
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: height(24),
    height: height(24),
    margin: 0,
    borderRadius: 4,
    verticalAlign: 'middle',
    cursor: 'pointer',
    '&::before': {
      ...PART,
      boxSizing: 'border-box',
      width: height(16),
      height: height(16),
      border: `2px solid ${text.secondary}`,
      borderRadius: 2,
    },
    '&:is(:checked, :indeterminate)::before': { borderColor: primary.main, backgroundColor: primary.main },
    '&:checked::after': { ...PART, width: 10, height: 10, backgroundColor: primary.contrastText, clipPath: TICK },
    '&:indeterminate::after': { ...PART, width: 8, height: 2, backgroundColor: primary.contrastText },
    '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: -1 },
    // Where the system chooses the colours it draws the box, too.
    '@media (forced-colors: active)': { appearance: 'auto', '&::before, &::after': { display: 'none' } },
  } as const;
}
