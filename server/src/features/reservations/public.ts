// Reservations for other features: when people are busy, and the clock that releases what nobody came for.
export { type BusyPort, busyTimes, prepareBusyTimes } from './find/busy-port.ts';
export { startReservations } from './waits/settle.ts';
