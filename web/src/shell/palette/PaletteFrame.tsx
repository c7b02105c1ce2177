import { styled } from '@mui/material/styles';
import { RADIUS, TOUCH } from '../../kit/theme/tokens.ts';

/** How the palette looks: cmdk brings the parts and their keys, not a line of style. */
export const PaletteFrame = styled('div')(({ theme }) => ({
  '& [cmdk-root]': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  '& .field': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 12px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    '&:focus-within': { boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}` },
  },
  '& [cmdk-input]': {
    ...theme.typography.body1,
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    border: 0,
    outline: 'none',
    background: 'none',
    color: theme.vars.palette.text.primary,
    // Below 16 px a phone would zoom in.
    [TOUCH]: { fontSize: 16 },
  },
  '& .said': {
    ...theme.typography.caption,
    minHeight: 24,
    margin: 0,
    padding: '8px 16px 0',
    color: theme.vars.palette.text.secondary,
    '&:empty': { minHeight: 8, padding: 0 },
  },
  '& [cmdk-list]': {
    overflowY: 'auto',
    maxHeight: 'min(440px, 60dvh)',
    padding: '0 8px 8px',
    scrollPaddingBlock: 32,
    [theme.breakpoints.down('sm')]: { maxHeight: 'calc(100dvh - 96px)' },
  },
  '& [cmdk-group-heading]': {
    ...theme.typography.caption,
    fontWeight: 600,
    padding: '8px 8px 4px',
    color: theme.vars.palette.text.secondary,
  },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 36,
    padding: '2px 8px',
    borderRadius: RADIUS.menu,
    cursor: 'pointer',
    [TOUCH]: { minHeight: 44 },
    '&[data-selected=true]': {
      backgroundColor: theme.vars.palette.action.selected,
      boxShadow: `inset 2px 0 ${theme.vars.palette.primary.main}`,
    },
    '& > .title': { flex: 'none', maxWidth: '60%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > .detail': {
      ...theme.typography.caption,
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: theme.vars.palette.text.secondary,
    },
  },
  // The field alone, without the ground of what is found by it.
  '&.alone .field': { borderBottom: 0 },
  '&.alone .said': { padding: '0 16px 8px' },
  '&.alone .said:empty, &.alone [cmdk-list]': { minHeight: 0, padding: 0 },
  '& .note': { padding: 16, color: theme.vars.palette.text.secondary, '& > p': { margin: '0 0 4px' } },
}));
