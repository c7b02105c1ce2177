// How the grid looks: one style for the whole of it, as 200 lines of single ones would cost a key's worth of time.
import { styled } from '@mui/material/styles';
import { CONTROL, height, LAYER, RADIUS, TOUCH } from '../../../../kit/theme/tokens.ts';

/** Line head, then the first line's columns; the wide ones from 1112 px of room on. */
const WIDE = '40px 136px 124px minmax(116px, 1fr) 104px 92px 92px 88px 96px 104px 62px 40px';
const NARROW = '36px 136px 90px minmax(96px, 1fr) 78px 74px 74px 84px 78px 84px 62px 40px';
/** The second line's fields stand below the columns of the first, in two rows. */
const SECOND_PART_PLACES = Object.fromEntries(
  Object.entries({
    visitedParty: '2 / 4',
    via: '4 / 5',
    deduction: '5 / 6',
    registrationNumber: '6 / 8',
    expenseType: '8 / 10',
    paidBy: '10 / 13',
    taxClass: '2 / 4',
    invoiceBasis: '4 / 6',
    memo: '6 / 13',
  }).map(([column, gridColumn]) => [`& td[data-cell="${column}"]`, { gridColumn }]),
);
const ROW = height(40);
const HEAD = height(44);
const TOTAL = height(44);

export const GridFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const edge = `1px solid ${palette.divider}`;
  const stuck = { position: 'sticky', zIndex: 2, background: palette.background.paper } as const;
  return {
    containerType: 'inline-size',
    position: 'relative',
    '& .only-spoken': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& .scroller': {
      overflow: 'auto',
      maxHeight: 'max(360px, calc(100dvh - 240px))',
      scrollPadding: `48px 104px 48px 160px`,
      border: edge,
      borderRadius: RADIUS.menu,
      background: palette.background.paper,
    },
    '& table': {
      ...theme.typography.body2,
      display: 'block',
      width: 'fit-content',
      minWidth: '100%',
      fontVariantNumeric: 'tabular-nums',
    },
    '& thead, & tbody': { display: 'block' },
    '& thead': { ...stuck, top: 0, zIndex: 3 },
    '& tr': { display: 'grid', gridTemplateColumns: NARROW, borderBottom: edge },
    '@container (min-width: 1112px)': { '& tr': { gridTemplateColumns: WIDE } },
    '& tbody tr': { minHeight: ROW, gridAutoRows: `minmax(${ROW}, auto)` },
    '& tbody tr:hover td, & tbody tr:hover .line-head': {
      backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
    },
    '& [data-skips="true"] tbody tr': { contentVisibility: 'auto', containIntrinsicSize: 'auto 41px' },
    '& [data-keeps="true"] tbody tr:not([data-open])': { contain: 'strict', height: ROW },
    '& .grid-head': { minHeight: HEAD, alignItems: 'center' },
    '& .grid-head th': {
      ...theme.typography.caption,
      fontWeight: 600,
      padding: '4px 8px',
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'stretch',
      textAlign: 'start',
      color: palette.text.secondary,
    },
    '& .grid-head th[hidden]': { display: 'none' },
    '& .grid-head th[data-kind="yen"], & .grid-head th[data-kind="amount"]': {
      justifyContent: 'flex-end',
      textAlign: 'end',
    },
    '& td, & .line-head': {
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      padding: 0,
    },
    '& .line-head': {
      position: 'relative',
      ...theme.typography.caption,
      justifyContent: 'center',
      flexDirection: 'column',
      fontWeight: 400,
      color: palette.text.secondary,
    },
    '& tr[data-open] .line-head': { gridRow: '1 / span 2', justifyContent: 'flex-start', paddingTop: 4 },
    '& tr[data-open="whole"] .line-head': { gridRow: '1 / span 3' },
    '& .line-errors, & .line-warnings': { display: 'inline-flex', alignItems: 'center', gap: 2 },
    '& .line-errors': { color: palette.error.main },
    '& .line-warnings': { color: palette.status.orange.ink },
    // Stuck cells and stacking cost a layer each, some 10 ms a key at 200 lines: only where the sheet scrolls sideways.
    '@container (max-width: 951px)': {
      '& [data-cell="useDate"]': { ...stuck, insetInlineStart: 0, borderInlineEnd: edge },
      '& [data-cell="amount"]': { ...stuck, insetInlineEnd: 0, borderInlineStart: edge },
    },
    '& input, & output': {
      font: 'inherit',
      color: 'inherit',
      width: '100%',
      height: height(CONTROL.grid),
      margin: '0 2px',
      padding: '0 6px',
      border: '1px solid transparent',
      borderRadius: RADIUS.input,
      background: 'transparent',
      textOverflow: 'ellipsis',
    },
    '& output': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', fontWeight: 600 },
    '& td[data-kind="yen"] input': { textAlign: 'end' },
    '& td:hover input:not([readonly])': { borderColor: palette.control },
    '& input:focus-visible, & output:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
    },
    '& input:focus[data-state="rest"]': { caretColor: 'transparent' },
    '& td[data-chosen]': { background: palette.action.selected },
    '& td[data-filled] input': { borderBottom: `2px dotted ${palette.secondary.main}` },
    '& td[data-day="saturday"] input': { color: palette.status.blue.ink },
    '& td[data-day="rest"] input': { color: palette.status.crimson.ink },
    '& td[data-part="second"]': {
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'flex-end',
      padding: '4px 0',
    },
    '& td[data-part="second"] input': { width: 'calc(100% - 4px)', borderColor: palette.control },
    '& .cell-label': { ...theme.typography.caption, padding: '0 9px', color: palette.text.secondary },
    ...SECOND_PART_PLACES,
    '& .finding-mark': {
      position: 'absolute',
      insetInlineStart: 4,
      top: 'calc(50% - 0.5rem)',
      display: 'flex',
      pointerEvents: 'none',
    },
    '& td[data-part="second"] .finding-mark': { top: 'auto', bottom: 11 },
    '& [data-severity] input': { paddingInlineStart: 20, paddingInlineEnd: 2 },
    '& td[data-severity]': { position: 'relative' },
    '& [data-severity="error"]': { boxShadow: `inset 2px 0 ${palette.error.main}` },
    '& [data-severity="error"] .finding-mark': { color: palette.error.main },
    '& [data-severity="warning"]': { boxShadow: `inset 2px 0 ${palette.status.orange.ink}` },
    '& [data-severity="warning"] .finding-mark': { color: palette.status.orange.ink },
    // A finding is hidden while its cell is being edited.
    '& [data-severity]:has(input[data-draft])': { boxShadow: 'none' },
    '& [data-severity]:has(input[data-draft]) .finding-mark': { visibility: 'hidden' },
    '& .sheet-total': {
      ...theme.typography.body2,
      ...stuck,
      insetInlineStart: 0,
      bottom: 0,
      zIndex: LAYER.bar,
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      minHeight: TOTAL,
      padding: '0 12px',
      borderTop: `2px solid ${palette.text.secondary}`,
    },
    '& .sheet-hint': { ...theme.typography.caption, color: palette.text.secondary },
    '& .sheet-count': { marginInlineStart: 'auto', color: palette.text.secondary },
    '& .sheet-total strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    [TOUCH]: { '& tbody tr': { gridAutoRows: `minmax(${height(CONTROL.touch)}, auto)` } },
  };
});
