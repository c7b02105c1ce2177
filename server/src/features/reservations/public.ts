// Reservations for other features: when people are busy, those of a person as calendars show them, whom a decision about a resource
// concerns, news for the open timelines, and the clock that releases what nobody came for.
export { calendarEventOf } from './calendar-entry.ts';
export { type BusyPort, prepareBusyTimes } from './find/busy-port.ts';
export { announceReservations } from './news.ts';
export { affectedBy, closingFacts } from './reads/affected.ts';
export { calendarEntries } from './reads/calendar-store.ts';
export { startReservations } from './waits/settle.ts';
