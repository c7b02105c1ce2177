// The components that other features may show of reservations.
import { lazy } from 'react';

export { HandOverButton } from './HandOverButton.tsx';
export { TodayReservations } from './TodayReservations.tsx';

/** The approver's view of a reservation; loaded when one is opened. */
export const ReservationForApproval = lazy(async () => ({
  default: (await import('./panel/ReservationForApproval.tsx')).ReservationForApproval,
}));

/** One reservation with the reader's steps on it; loaded when one is opened. */
export const ReservationSheet = lazy(async () => ({
  default: (await import('./panel/ReservationSheet.tsx')).ReservationSheet,
}));
