// Measures that the theme cannot hold itself: heights, widths, radii, motion, layers. Pixels at 100 %.

/** Heights in rem with the pixel value as floor, so that 130 % never clips. */
export const height = (px: number) => `max(${px}px, ${px / 16}rem)`;

export const CONTROL = { small: 30, standard: 36, large: 42, grid: 32, touch: 44 } as const;

export const RADIUS = { input: 4, menu: 8, chip: 12, button: 18, buttonSmall: 15, buttonLarge: 21, card: 16 } as const;

/** Widths: one decision, or a decision with a table beside it. */
export const DIALOG = { standard: 480, wide: 720 } as const;

/** A form without anything at its side: fields of 720 on a card. */
export const FORM_COLUMN = 768;

export const FRAME = {
  navWidth: 280,
  navColumn: 120,
  navRail: 64,
  navHead: 56,
  navRow: 40,
  toolbar: 56,
  toolbarPhone: 48,
  footer: 40,
  bottomBar: 56,
  container: 1570,
  panelStart: 200,
  panelEnd: 280,
  /** Beside menu and panels a page keeps the room that it has on a desk of 1,440: below these widths they would crowd it. */
  onePanelFrom: 1720,
  bothPanelsFrom: 1920,
} as const;

/** The place of a page's heading below its top, whatever else is in its head: the server writes it there first. */
export const HEAD = {
  top: { desk: 12, phone: 4 },
  bottom: { desk: 12, phone: 8 },
  gap: 4,
  aroundHeading: 5,
  atLeast: 72,
} as const;

/** The cards of the dashboard, at least: a row is as high as what its longest card has to tell. The server writes the first of them. */
export const DASHBOARD = { threeColumnsFrom: 1440, tabs: 40, cardHead: 48, cardBody: 272, row: 48 } as const;

/** Where the window begins below the messages: nothing fixed or sticky stands higher. */
export const TOP = 'var(--messages, 0px)';

/** Where a page's own bars stick, clear of the frame's, and the height that the frame's bars leave of the window. */
export const STUCK = { top: 'var(--frame-top, 0px)', bottom: 'var(--frame-bottom, 0px)' } as const;
export const FRAME_HEIGHT = 'calc(100dvh - var(--frame-taken, 0px))';

export const SHADOW = {
  bar: '0 1px 2px #0003',
  menu: '0 4px 12px #0003',
  panel: '0 8px 24px #0004',
  dialog: '0 16px 48px #0005',
} as const;

/** Milliseconds; leaving takes two thirds of entering. */
export const MOTION = { fast: 100, base: 160, slow: 240, out: 160 } as const;
export const EASE = { in: 'cubic-bezier(.2, 0, 0, 1)', out: 'cubic-bezier(.4, 0, 1, 1)' } as const;

export const LAYER = {
  bar: 10,
  toolbar: 1100,
  drawer: 1200,
  dialog: 1300,
  messages: 1400,
  tooltip: 1500,
  splash: 1600,
  skipLink: 1700,
} as const;

/** Only where a finger or a narrow screen needs it. */
export const TOUCH = '@media (max-width: 599.95px), (pointer: coarse)';
