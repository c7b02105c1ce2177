import { keyframes } from '@emotion/react';
import { styled, type Theme } from '@mui/material/styles';
import { height, LAYER, RADIUS } from '../../theme/tokens.ts';
import { withoutRoom } from './without-room.ts';

const TICK = 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%)';
const PART = { content: '""', gridArea: '1 / 1' } as const;

/** The platform's own box, drawn like the portal's others: a square of 16 in a target of 24. */
function selectBox({ primary, text }: Theme['vars']['palette']) {
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

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const breath = keyframes({ '50%': { opacity: 0.4 } });
const fade = keyframes({ from: { backgroundColor: 'var(--changed-ground)' } });

interface Props {
  /** The row's height and the room at both sides of a cell, in pixels. */
  readonly measures: { readonly rowPx: number; readonly padPx: number };
  /** From which width of the list a column has room, by its field; absent where it always has. */
  readonly roomFrom: Readonly<Record<string, number>>;
}

/**
 * The list's own surface and scroller. Rows that changed fade once from a ground of their own; people who want less
 * motion see a mark at the row's edge instead.
 */
export const ListFrame = styled('div', {
  shouldForwardProp: (name) => name !== 'measures' && name !== 'roomFrom',
})<Props>(({ theme, measures: { rowPx, padPx }, roomFrom }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  const paper = palette.background.paper;
  return {
    '--changed-ground': palette.status.blue.ground,
    '--row-ground': paper,
    containerName: 'list',
    containerType: 'inline-size',
    position: 'relative',
    // As high as its rows, up to what the page has: a few rows leave the page empty, not a tall box.
    flex: '0 1 auto',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Focused elements are scrolled out from under head and totals.
    scrollPaddingBlock: `${height(40)} ${height(42)}`,
    '@media print': { overflow: 'visible', border: 'none' },
    backgroundColor: paper,
    border: line,
    borderRadius: RADIUS.card,
    // Rows of other conditions, until those of the new ones are there.
    '&[aria-busy=true]:not([data-first=true]) :is(table, ul)': { opacity: 0.6 },
    '& .skeleton': { animation: `${appear} 1ms 150ms both` },
    // All rows as one: each animation of its own is a layer to be painted and composed.
    '&[data-first=true]': {
      '& .skeleton': { animation: 'none' },
      '& :is(tbody:not(.room), ul)': { animation: `${appear} 1ms 150ms both, ${breath} 2s ease-in-out 650ms infinite` },
    },
    '& .bone': {
      display: 'block',
      height: '0.75em',
      borderRadius: RADIUS.input,
      backgroundColor: palette.Skeleton.bg,
    },
    '& .is-fresh > td, & li.is-fresh': {
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
      height: height(rowPx),
      padding: `0 ${padPx}px`,
      textAlign: 'start',
      borderBottom: line,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      backgroundColor: 'var(--row-ground)',
    },
    // In the middle of their line, not on its foot.
    '& td > svg': { display: 'block' },
    '& .is-number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    // Each stuck cell is a layer of its own, to be painted and composed: only where the table can be wider than its room.
    '& .may-overflow .is-stuck': { position: 'sticky', insetInlineStart: 0, zIndex: 2 },
    '& .may-overflow.has-select .is-stuck:not(.column-select)': { insetInlineStart: height(40) },
    '& .column-select': {
      padding: 0,
      textAlign: 'center',
      textOverflow: 'clip',
    },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      height: height(40),
      fontWeight: 600,
      padding: 0,
      '& > span': { padding: `0 ${padPx}px` },
    },
    '& .may-overflow thead th.is-stuck': { zIndex: 4 },
    '& tfoot td': {
      position: 'sticky',
      bottom: 0,
      zIndex: 3,
      height: height(40),
      fontWeight: 600,
      borderTop: `2px solid ${palette.control}`,
      borderBottom: 0,
    },
    '& .room': { display: 'block' },
    '& tr.row:hover': { '--row-ground': `color-mix(in srgb, ${palette.text.primary} 6%, ${paper})` },
    '& .row.is-chosen, & .row.is-open': { '--row-ground': `color-mix(in srgb, ${palette.primary.main} 12%, ${paper})` },
    // Its cells end with the name: the ground and the line go on without them.
    '& tr.is-brief': { backgroundColor: 'var(--row-ground)', boxShadow: `inset 0 -1px ${palette.divider}` },
    '& .row.can-open': { cursor: 'pointer' },
    '& a': { color: 'inherit', fontWeight: 600 },
    '& a:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2, borderRadius: 2 },
    '& .select-box': selectBox(palette),
    '& .quiet': { color: palette.text.secondary },
    '& .beside': { ...theme.typography.caption, color: palette.text.secondary, marginInlineStart: 8 },
    '& .warned': { color: palette.status.orange.ink, display: 'inline-flex', alignItems: 'center', gap: 4 },
    ...withoutRoom(roomFrom),

    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& li.row': {
      position: 'relative',
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 4,
      padding: '0 12px',
      borderBottom: line,
      backgroundColor: 'var(--row-ground)',
      ...theme.typography.body2,
      // Each line shares its own width: a long state takes no room from the line below it.
      '& > .line': {
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        '& > span:first-of-type': { flex: 1, minWidth: 0 },
      },
      // All cards are equally high: a long name ends after its second line, and is whole where it leads.
      '& > .line:first-of-type > span:first-of-type': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      },
      // A finger that stays chooses: neither text nor the link's own menu.
      '@media (pointer: coarse)': { '&.can-choose': { userSelect: 'none', WebkitTouchCallout: 'none' } },
      // A card is pressed anywhere; in the table, where numbers are copied, only the row's click does this.
      '& a::after': { content: '""', position: 'absolute', inset: 0 },
      '& .select-box': { position: 'relative', zIndex: 1, margin: '-3px 8px -3px 0', verticalAlign: 'middle' },
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
      backgroundColor: paper,
      borderTop: `2px solid ${palette.control}`,
    },
  };
});
