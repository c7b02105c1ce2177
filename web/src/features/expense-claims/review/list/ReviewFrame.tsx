import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { height, LAYER, RADIUS } from '../../../../ui/theme/tokens.ts';
import { COLUMNS } from './columns.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const fade = keyframes({ from: { backgroundColor: 'var(--changed-ground)' } });

const hiddenColumns = Object.fromEntries(
  COLUMNS.filter(({ fromPx }) => fromPx !== undefined).map(({ id, fromPx }) => [
    `@container review-list (max-width: ${(fromPx ?? 0) - 0.02}px)`,
    { [`& .column-${id}`]: { display: 'none' } },
  ]),
);

/**
 * The list's own surface and scroller. Rows that changed fade once from a ground of their own; people who want less
 * motion see a mark at the row's edge instead.
 */
export const ReviewFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    '--changed-ground': palette.status.blue.ground,
    containerName: 'review-list',
    containerType: 'inline-size',
    position: 'relative',
    flex: 1,
    minHeight: 240,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: palette.background.paper,
    border: line,
    borderRadius: RADIUS.card,
    '&[aria-busy=true] table, &[aria-busy=true] ul': { opacity: 0.6 },
    '& .skeleton': { animation: `${appear} 1ms 150ms both` },
    '& .is-fresh': {
      animation: `${fade} 1.2s ease-out`,
      '@media (prefers-reduced-motion: reduce)': {
        animation: 'none',
        boxShadow: `inset 3px 0 ${palette.status.blue.ink}`,
      },
    },

    '& table': {
      ...theme.typography.body2,
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      tableLayout: 'fixed',
    },
    '& :is(th, td)': {
      height: height(40),
      padding: '0 12px',
      textAlign: 'left',
      borderBottom: line,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& .is-number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      fontWeight: 600,
      backgroundColor: palette.background.paper,
      padding: 0,
      '& > span': { padding: '0 12px' },
    },
    '& tfoot td': {
      position: 'sticky',
      bottom: 0,
      zIndex: 3,
      fontWeight: 600,
      backgroundColor: palette.background.paper,
      borderTop: `2px solid ${palette.control}`,
      borderBottom: 0,
    },
    // Not rows of their own: nobody should hear or count them.
    '& tbody::before': { content: '""', display: 'block', height: 'var(--room-before)' },
    '& tbody::after': { content: '""', display: 'block', height: 'var(--room-after)' },
    '& tr.row:hover td': { backgroundColor: `color-mix(in srgb, ${palette.text.primary} 6%, transparent)` },
    '& .row.is-open > td, & li.row.is-open': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 12%, ${palette.background.paper})`,
    },
    '& .row.can-open': { cursor: 'pointer' },
    '& a': { color: 'inherit', fontWeight: 600 },
    '& a:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2, borderRadius: 2 },
    '& .kana': { ...theme.typography.caption, color: palette.text.secondary, marginLeft: 8 },
    '& .quiet': { color: palette.text.secondary },
    '& .warned': { color: palette.status.orange.ink, display: 'inline-flex', alignItems: 'center', gap: 4 },
    ...hiddenColumns,

    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& li.row': {
      position: 'relative',
      boxSizing: 'border-box',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'center',
      rowGap: 4,
      columnGap: 8,
      padding: '0 12px',
      borderBottom: line,
      ...theme.typography.body2,
      '& > .end': { justifySelf: 'end' },
      // A card is pressed anywhere; in the table, where numbers are copied, only the row's click does this.
      '& a::after': { content: '""', position: 'absolute', inset: 0 },
    },
    '& .cards-total': {
      ...theme.typography.body2,
      position: 'sticky',
      bottom: 0,
      zIndex: LAYER.bar,
      display: 'flex',
      justifyContent: 'space-between',
      padding: '8px 12px',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      backgroundColor: palette.background.paper,
      borderTop: `2px solid ${palette.control}`,
    },
  };
});
