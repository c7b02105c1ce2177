// Reservations for other features: when people are busy, those of a person as calendars show them, and the clock that releases what
// nobody came for.
export { type BusyPort, busyTimes, prepareBusyTimes } from './find/busy-port.ts';
export { calendarEntries, type ReservationEntry } from './reads/calendar-store.ts';
export { startReservations } from './waits/settle.ts';
