// Gathers what features add to the palette, one line each, in the order of its groups. It is no part of features.ts, because it
// loads with the palette and not with the start.
import { coursePalette } from './features/academy/palette.ts';
import { announcementPalette } from './features/announcements/palette.ts';
import { calendarPalette } from './features/calendar/palette.ts';
import { manualPalette } from './features/documentation/palette.ts';
import { claimPalette } from './features/expense-claims/palette.ts';
import { faqPalette } from './features/faq/palette.ts';
import { purchasePalette } from './features/purchase-requests/palette.ts';
import { reservationPalette } from './features/reservations/palette.ts';
import { resourcePalette } from './features/resources/palette.ts';
import { boardPalette, cardPalette } from './features/scrumboard/palette.ts';
import { todoPalette } from './features/to-dos/palette.ts';
import type { PaletteSource } from './platform/palette.ts';

export const PALETTE_SOURCES: readonly PaletteSource[] = [
  claimPalette,
  purchasePalette,
  reservationPalette,
  resourcePalette,
  announcementPalette,
  calendarPalette,
  coursePalette,
  todoPalette,
  boardPalette,
  cardPalette,
  faqPalette,
  manualPalette,
];
