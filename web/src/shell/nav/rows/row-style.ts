// How a row of the menu looks, whether it is a link or opens something.
import type { CSSObject, Theme } from '@mui/material/styles';
import { EASE, FRAME, height, MOTION, TOUCH } from '../../../kit/theme/tokens.ts';

/** Holds for what stands in a folded bar: its words take no room, and assistive technology still reads them. */
export const FOLDED = '[data-folded] &';

/** A folded bar is as wide as a row's icon with its margins: unfolding moves no icon. */
export const INSET = 'var(--nav-inset, 16px)';

const MARK = 3;

export function rowStyle({ typography, vars: { palette } }: Theme): CSSObject {
  return {
    ...typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: height(FRAME.navRow),
    padding: `4px 16px 4px calc(${INSET} - ${MARK}px + var(--nav-level, 0) * 16px)`,
    border: 0,
    borderInlineStart: `${MARK}px solid transparent`,
    background: 'none',
    color: palette.text.primary,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '& > svg': { flex: 'none' },
    '&:hover': { backgroundColor: palette.action.hover },
    '&[aria-current=page]': {
      fontWeight: 600,
      color: palette.primary.main,
      borderInlineStartColor: palette.primary.main,
      backgroundColor: palette.action.selected,
    },
    '&:focus-visible': { outlineOffset: -2 },
    [TOUCH]: { minHeight: height(44) },
    '& > .name': { flex: 1, minWidth: 0, transition: `opacity ${MOTION.base}ms ${EASE.in}` },
    [FOLDED]: { gap: 0, '& > .name': { flex: '0 0 0px', overflow: 'hidden', whiteSpace: 'nowrap', opacity: 0 } },
  };
}
