// How high rows are and how much room their cells have, by density, in pixels at the usual text size.
import type { Density } from '@madoguchi/contract/preferences/list-choices.ts';

export const TABLE_MEASURES = {
  compact: { rowPx: 32, padPx: 8 },
  standard: { rowPx: 40, padPx: 12 },
  wide: { rowPx: 52, padPx: 16 },
} as const satisfies Readonly<Record<Density, { rowPx: number; padPx: number }>>;

/** Head and totals. */
export const TABLE_STUCK_PX = 80;

export const CARD_MEASURES = { rowPx: 88, padPx: 12 } as const;
/** Totals. */
export const CARDS_STUCK_PX = 40;

/** The column of check boxes. */
export const SELECT_PX = 40;
