// Colours of items and days, from the theme's variables alone: they follow each scheme, light and dark.
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import { HEADS_PX } from '../picture/picture-options.ts';

const v = (name: string) => `var(--m-palette-${name})`;

/** A ground, its ink, and an edge for each tone; own ones have the strong edge, tentative ones a dashed one. */
function tone(hue: 'blue' | 'grey' | 'green' | 'orange' | 'crimson') {
  return {
    backgroundColor: v(`status-${hue}-ground`),
    color: v(`status-${hue}-ink`),
    '--edge': v(`status-${hue}-ink`),
  };
}

export const itemColours = {
  border: '1px solid var(--edge)',
  borderInlineStartWidth: 3,
  '&.is-own': tone('blue'),
  '&.is-other': tone('grey'),
  '&.is-busy': { ...tone('grey'), fontStyle: 'italic' },
  '&.is-tentative': { ...tone('orange'), borderStyle: 'dashed' },
  '&.is-due': tone('green'),
  '&.is-holiday': tone('crimson'),
  '& .item-mark': {
    display: 'inline-block',
    flex: 'none',
    alignSelf: 'center',
    fontSize: '0.8em',
    fontWeight: 700,
    fontStyle: 'normal',
    px: '3px',
    marginInlineEnd: '3px',
    borderRadius: '3px',
    border: '1px solid currentColor',
  },
} as const;

/** Read out, not seen: what is seen says the same in fewer words. */
export const heardOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const flash = keyframes({
  '0%, 60%': { boxShadow: `0 0 0 3px ${v('warning-main')}` },
  '100%': { boxShadow: '0 0 0 3px transparent' },
});

/** Once; where motion is unwelcome, a still frame for as long. */
export const flashing = {
  '&[data-flash]': {
    animation: `${flash} 1.5s ease-out 1`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', boxShadow: `0 0 0 3px ${v('warning-main')}` },
  },
} as const;

const VARIABLES = {
  colorScheme: 'inherit',
  '--ec-bg-color': v('background-paper'),
  '--ec-text-color': v('text-primary'),
  '--ec-border-color': v('divider'),
  '--ec-today-bg-color': v('background-paper'),
  '--ec-highlight-color': `color-mix(in srgb, ${v('primary-main')} 8%, ${v('background-paper')})`,
  '--ec-event-bg-color': v('action-selected'),
  '--ec-event-text-color': v('text-primary'),
  '--ec-bg-event-color': v('text-secondary'),
  '--ec-now-indicator-color': v('error-main'),
  '--ec-popup-bg-color': v('background-paper'),
} as const;

/** Everything of the library's picture that is not its geometry. */
export const pictureStyles: SxProps<Theme> = {
  position: 'relative',
  '& .ec': { ...VARIABLES, height: '100%', minHeight: 0, fontSize: '0.875rem' },
  '& .ec-toolbar': { display: 'none' },
  '& .ec-main': {
    position: 'relative',
    minHeight: 0,
    borderRadius: 1,
    overscrollBehavior: 'contain',
    // Cells come into sight clear of the heads that stick above and beside.
    scrollPaddingTop: 'var(--ec-header-height, 0px)',
    scrollPaddingInlineStart: 'var(--ec-sidebar-width, 0px)',
  },
  '& .ec-timeline .ec-main': { flexGrow: 0, inlineSize: 'fit-content', maxInlineSize: '100%' },
  // Contained, so that a step of the cursor does not lay out everything else anew.
  '& .cell-cursor': { position: 'absolute', top: 0, insetInlineStart: 0, zIndex: 1, contain: 'layout style' },
  '& .cell-cursor:has(.is-above)': { zIndex: 4 },
  '& .ec-header': { zIndex: 3 },
  '& .ec-event': {
    ...itemColours,
    ...flashing,
    px: '4px',
    py: '1px',
    lineHeight: 1.4,
    cursor: 'pointer',
    boxShadow: 'none',
  },
  '& .ec-event:has(.item-button:focus-visible)': {
    outline: `3px solid ${v('primary-main')}`,
    outlineOffset: 1,
    zIndex: 4,
  },
  '& .ec-event.ec-preview': { backgroundColor: v('action-selected'), opacity: 0.9 },
  '& .ec-event-body': { minWidth: 0, overflow: 'hidden' },
  '& .item-button': { inlineSize: '100%', minWidth: 0, outline: 'none' },
  '& .ec-time-grid .ec-body .item-button': { flex: 1 },
  '& .item-label': heardOnly,
  '& .item-shown': { display: 'flex', columnGap: '4px', minWidth: 0, whiteSpace: 'nowrap' },
  '& .ec-time-grid .ec-body .item-shown': { display: 'block', whiteSpace: 'normal' },
  '& .ec-time-grid .ec-body :is(.item-title, .item-sub)': { display: 'block' },
  '& .item-time': { fontVariantNumeric: 'tabular-nums', flexShrink: 0 },
  '& .item-title': { fontWeight: 600, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .ec-day-grid .item-title': { whiteSpace: 'nowrap' },
  '& .item-sub': { fontSize: '0.9em', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .ec-bg-event.is-closed': {
    opacity: 1,
    backgroundColor: 'transparent',
    backgroundImage: `repeating-linear-gradient(135deg, ${v('action-disabledBackground')} 0 4px, transparent 4px 9px)`,
  },
  '& .buffer': {
    position: 'absolute',
    pointerEvents: 'none',
    border: '1px dashed var(--edge)',
    backgroundImage: `repeating-linear-gradient(45deg, ${v('action-disabledBackground')} 0 3px, transparent 3px 6px)`,
  },
  '& .ec-timeline .buffer': {
    insetBlock: -1,
    inlineSize: 'calc(var(--minutes) * var(--minute))',
    '&.is-before': { insetInlineEnd: '100%' },
    '&.is-after': { insetInlineStart: '100%' },
  },
  '& .ec-time-grid .buffer': {
    insetInline: -1,
    blockSize: 'calc(var(--minutes) * var(--minute))',
    '&.is-before': { insetBlockEnd: '100%' },
    '&.is-after': { insetBlockStart: '100%' },
  },
  '& .ec-sat': { '& .date, & .weekday': { color: v('status-blue-ink') } },
  '& .ec-sun': { '& .date, & .weekday': { color: v('error-main') } },
  '& :is(.ec-col-head, .ec-day-head):has(.is-holiday, .is-closed) .date': { color: v('error-main') },
  '& .mark': { fontSize: '0.85em', marginInlineStart: '4px', color: v('text-secondary') },
  '& .mark.is-holiday, & .mark.is-closed': { color: v('error-main') },
  '& .ec-month-view .ec-day-head': { display: 'block', p: '2px 4px', '& time': { opacity: '1 !important' } },
  '& .ec-other-month .date': { fontWeight: 400, color: v('text-secondary') },
  '& .ec-day:not(.ec-other-month) .date': { fontWeight: 600 },
  '& .ec-timeline .item-shown': { flexDirection: 'column' },
  '& .ec-timeline.ec-day-view .ec-highlight': { '--ec-day-bg-color': v('background-paper') },
  '& .ec-highlight .date': { textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: 700 },
  '& .ec-day-foot a': { color: v('primary-main'), fontWeight: 600, cursor: 'pointer' },
  '& .ec-timeline .ec-sidebar': { textAlign: 'start', inlineSize: `${HEADS_PX}px`, zIndex: 2 },
  '& .ec-row-head': { alignItems: 'center' },
  '& .row-title': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .row-note': { display: 'block', fontSize: '0.85em', color: v('text-secondary') },
};
