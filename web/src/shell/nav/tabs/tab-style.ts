import type { CSSObject, Theme } from '@mui/material/styles';
import { height } from '../../../kit/theme/tokens.ts';

/** How a tab of the first level looks, whether it leads to a screen or opens a panel. */
export function tabStyle({ typography, vars: { palette } }: Theme): CSSObject {
  return {
    ...typography.caption,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: height(48),
    padding: '8px 2px',
    border: 0,
    background: 'none',
    color: palette.text.primary,
    textDecoration: 'none',
    cursor: 'pointer',
    '& > svg': { flex: 'none' },
    '& > .name': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&:hover, &[aria-expanded=true]': { backgroundColor: palette.action.hover },
    '&[aria-current]': {
      fontWeight: 600,
      color: palette.primary.main,
      boxShadow: `inset 3px 0 ${palette.primary.main}`,
      backgroundColor: palette.action.selected,
    },
    '&:focus-visible': { outlineOffset: -2 },
  };
}
