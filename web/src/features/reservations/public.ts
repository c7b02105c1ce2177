// The components that other features may show of reservations.
import { lazy } from 'react';

export { HandOverButton } from './HandOverButton.tsx';
export { TodayReservations } from './TodayReservations.tsx';

/** One reservation with the reader's steps on it; loaded when one is opened. */
export const ReservationSheet = lazy(async () => ({
  default: (await import('./panel/ReservationSheet.tsx')).ReservationSheet,
}));
