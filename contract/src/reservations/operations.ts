// Reservations: booked, moved, used and given back by those who hold them; seen by all staff, private ones as busy (B6-02 … B6-06).
import * as z from 'zod';
import { FileEncoding, listExport, listInput, listOutput } from '../list/list-input.ts';
import { LONGEST_SEARCH } from '../list/list-state.ts';
import { download, read, write } from '../operation.ts';
import { Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { fileText, text } from '../values/text.ts';
import { YearMonth } from '../values/year-month.ts';
import { OWN_RESERVATION_LIST } from './lists.ts';
import {
  Booked,
  Changed,
  ChangedReservation,
  ClosedTime,
  DateReport,
  FinderAsked,
  FreeOffer,
  NewReservation,
  NewWait,
  ReservationDetails,
  ReservationHeader,
  ReservationItem,
  UsageRow,
  Wait,
} from './model.ts';
import {
  CancelledReservation,
  DrivenReservation,
  ExtendedReservation,
  HandedOverReservations,
  NotedAlcohol,
} from './step-inputs.ts';

const AtVersion = z.strictObject({ id: Id, version: Version });

/** A write begins the approval of a reservation that needs a yes, and ends one that is under way. */
const TOUCHES = ['reservations', 'approvals'] as const;

/** Everything that stands in the days on resources, for timelines and months: reservations in the order of their start, and closures. */
export const showRange = read('reservations.range', {
  at: ['GET', '/api/reservations/range'],
  access: 'staff',
  shows: ['reservations', 'resources'],
  input: z.strictObject({
    from: PlainDate,
    /** The last day; 62 days at most. */
    to: PlainDate,
    /** One resource, for its own page; without it all. */
    resource: Id.optional(),
  }),
  output: z.object({ items: z.array(ReservationItem), closures: z.array(ClosedTime) }),
  refuses: ['invalid'],
});

/** One that is private shows nothing but its time to others. */
export const showReservation = read('reservations.show', {
  at: ['GET', '/api/reservations/:id'],
  access: 'staff',
  shows: ['reservations', 'resources'],
  input: z.strictObject({ id: Id }),
  output: ReservationDetails,
  refuses: ['not-found'],
});

/**
 * Those of the coming days whose title, resources or organizer have every word, soonest first; a private one only for its people
 * (B9-02).
 */
export const searchReservations = read('reservations.search', {
  at: ['GET', '/api/reservations/search'],
  access: 'staff',
  shows: ['reservations', 'resources'],
  input: z.strictObject({
    q: text(LONGEST_SEARCH),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  output: z.object({ items: z.array(ReservationItem) }),
  refuses: [],
});

/** The caller's own: organized, booked for somebody, or attended. */
export const listOwnReservations = read('reservations.list-own', {
  at: ['GET', '/api/reservations/own'],
  access: 'staff',
  input: z.strictObject(listInput(OWN_RESERVATION_LIST)),
  output: listOutput(OWN_RESERVATION_LIST),
  refuses: [],
});

export const exportOwnReservations = download('reservations.export-own', {
  at: ['GET', '/api/reservations/own/export'],
  access: 'staff',
  input: z.strictObject(listExport(OWN_RESERVATION_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'reservations.exported',
});

/** Reports what booking it would meet, date by date. Changes nothing. */
export const checkReservation = read('reservations.check', {
  at: ['POST', '/api/reservations/check'],
  access: 'staff',
  shows: ['reservations', 'resources'],
  input: NewReservation,
  output: z.object({ dates: z.array(DateReport) }),
  refuses: ['invalid'],
});

/** Books all resources for all dates, or nothing; with `skip` all dates that are free. */
export const bookReservation = write('reservations.book', {
  at: ['POST', '/api/reservations'],
  access: 'staff',
  touches: TOUCHES,
  input: NewReservation,
  output: Booked,
  refuses: ['invalid', 'reservation-taken', 'no-approval-route'],
  records: 'reservation.booked',
});

/**
 * Moves it, changes its length or what it says: one date, this and those that follow, or all to come. Moved by
 * somebody who manages none of its resources, it asks for approval anew.
 */
export const changeReservation = write('reservations.change', {
  at: ['POST', '/api/reservations/:id'],
  access: 'staff',
  touches: TOUCHES,
  input: ChangedReservation,
  output: Changed,
  refuses: ['not-found', 'not-allowed', 'wrong-state', 'stale', 'invalid', 'reservation-taken', 'no-approval-route'],
  records: 'reservation.changed',
});

/** One that is running ends now; one to come is cancelled. */
export const cancelReservation = write('reservations.cancel', {
  at: ['POST', '/api/reservations/:id/cancel'],
  access: 'staff',
  touches: TOUCHES,
  input: CancelledReservation,
  output: ReservationHeader.extend({ count: z.number().int() }),
  refuses: ['not-found', 'not-allowed', 'wrong-state', 'stale'],
  records: 'reservation.cancelled',
});

export const confirmReservation = write('reservations.confirm', {
  at: ['POST', '/api/reservations/:id/confirm'],
  access: 'staff',
  input: AtVersion,
  output: ReservationHeader,
  refuses: ['not-found', 'not-allowed', 'wrong-state', 'stale', 'reservation-released'],
  records: 'reservation.confirmed',
});

/** From 15 minutes before the start until it is released. By anybody who takes part, or a manager. */
export const checkInReservation = write('reservations.check-in', {
  at: ['POST', '/api/reservations/:id/check-in'],
  access: 'staff',
  input: AtVersion,
  output: ReservationHeader,
  refuses: ['not-found', 'not-allowed', 'wrong-state', 'stale', 'reservation-released', 'check-in-closed'],
  records: 'reservation.checked-in',
});

/** Ends with the slot that is under way: the time after it is free at once. */
export const endReservation = write('reservations.end', {
  at: ['POST', '/api/reservations/:id/end'],
  access: 'staff',
  input: AtVersion,
  output: ReservationHeader.extend({ end: Instant }),
  refuses: ['not-found', 'not-allowed', 'wrong-state', 'stale'],
  records: 'reservation.ended',
});

export const extendReservation = write('reservations.extend', {
  at: ['POST', '/api/reservations/:id/extend'],
  access: 'staff',
  input: ExtendedReservation,
  output: ReservationHeader.extend({ end: Instant }),
  refuses: ['not-found', 'not-allowed', 'wrong-state', 'stale', 'invalid', 'reservation-taken'],
  records: 'reservation.extended',
});

/** Free times over everything that the caller may book, earliest first, the best fit first. */
export const findFree = read('reservations.find', {
  at: ['POST', '/api/reservations/find'],
  access: 'staff',
  shows: ['reservations', 'resources'],
  input: FinderAsked,
  output: z.object({ offers: z.array(FreeOffer) }),
  refuses: ['invalid'],
});

/** Waits for a time that is taken; whoever came first gets it when it becomes free. */
export const waitForReservation = write('reservations.wait', {
  at: ['POST', '/api/reservations/waits'],
  access: 'staff',
  input: NewWait,
  output: Wait,
  refuses: ['invalid', 'reservation-free'],
  records: 'reservation-wait.begun',
});

export const giveUpWait = write('reservations.give-up', {
  at: ['POST', '/api/reservations/waits/:id/give-up'],
  access: 'staff',
  input: AtVersion,
  output: Wait,
  refuses: ['not-found', 'wrong-state', 'stale'],
  records: 'reservation-wait.given-up',
});

/** The caller's own places in waiting lists, soonest first; those that are over for a day stay out. */
export const listWaits = read('reservations.list-waits', {
  at: ['GET', '/api/reservations/waits'],
  access: 'staff',
  input: z.strictObject({}),
  output: z.object({ waits: z.array(Wait) }),
  refuses: [],
});

/** A manager gives equipment or a vehicle out. */
export const handOutReservation = write('reservations.hand-out', {
  at: ['POST', '/api/reservations/:id/hand-out'],
  access: 'staff',
  input: AtVersion,
  output: ReservationHeader,
  refuses: ['not-found', 'not-allowed', 'wrong-state', 'stale'],
  records: 'reservation.handed-out',
});

export const takeBackReservation = write('reservations.take-back', {
  at: ['POST', '/api/reservations/:id/take-back'],
  access: 'staff',
  input: AtVersion,
  output: ReservationHeader,
  refuses: ['not-found', 'not-allowed', 'wrong-state', 'stale'],
  records: 'reservation.taken-back',
});

/** The kilometres of a vehicle as it went out and came back. */
export const noteDrive = write('reservations.drive', {
  at: ['POST', '/api/reservations/:id/drive'],
  access: 'staff',
  input: DrivenReservation,
  output: ReservationHeader,
  refuses: ['not-found', 'not-allowed', 'wrong-state', 'stale', 'invalid'],
  records: 'reservation.driven',
});

/** Records who checked the driver for alcohol before or after a drive, when, and what was found; kept for a year (Road Traffic Act). */
export const noteAlcohol = write('reservations.alcohol', {
  at: ['POST', '/api/reservations/:id/alcohol'],
  access: 'staff',
  input: NotedAlcohol,
  output: ReservationHeader,
  refuses: ['not-found', 'not-allowed', 'wrong-state'],
  records: 'reservation.alcohol-checked',
});

/** Equipment and vehicles that are out beyond their time, on resources that the caller manages; admins see all. */
export const listLate = read('reservations.list-late', {
  at: ['GET', '/api/reservations/late'],
  access: 'staff',
  input: z.strictObject({}),
  output: z.object({ items: z.array(ReservationItem) }),
  refuses: [],
});

/** Reservations to come of somebody who leaves go to a colleague in one go; without `ids` all of them. */
export const handOverReservations = write('reservations.hand-over', {
  at: ['POST', '/api/reservations/hand-over'],
  access: 'admin',
  touches: [...TOUCHES, 'members'],
  input: HandedOverReservations,
  output: z.object({ count: z.number().int() }),
  refuses: ['invalid', 'no-approval-route'],
  records: 'reservations.handed-over',
});

const ImportFile = z.strictObject({ csv: fileText(500_000) });

/** Reports what the file would book, and its faults by line. Changes nothing. */
export const checkReservationImport = read('reservations.check-import', {
  at: ['POST', '/api/reservations/import/check'],
  access: 'system',
  shows: ['reservations', 'resources'],
  input: ImportFile,
  output: z.object({
    reservations: z.number().int(),
    faults: z.array(
      z.object({ line: z.number().int(), column: z.string().nullable(), code: z.string(), message: z.string() }),
    ),
    faultCount: z.number().int(),
  }),
  refuses: [],
});

/** Books everything of the file, or, where one line is wrong or taken, nothing. */
export const importReservations = write('reservations.import', {
  at: ['POST', '/api/reservations/import'],
  access: 'system',
  touches: TOUCHES,
  input: ImportFile,
  output: z.object({ reservations: z.number().int() }),
  refuses: ['invalid', 'no-approval-route'],
  records: 'reservations.imported',
});

const Months = { from: YearMonth, to: YearMonth };

/** Hours, share of the opening hours and no-shows, by resource and month; 24 months at most. */
export const showUsage = read('reservations.usage', {
  at: ['GET', '/api/reservations/usage'],
  access: 'admin',
  shows: ['reservations', 'resources'],
  input: z.strictObject(Months),
  output: z.object({ rows: z.array(UsageRow) }),
  refuses: ['invalid'],
});

export const exportUsage = download('reservations.export-usage', {
  at: ['GET', '/api/reservations/usage/export'],
  access: 'admin',
  input: z.strictObject({ ...Months, encoding: FileEncoding }),
  mediaType: 'text/csv',
  refuses: ['invalid'],
  records: 'reservations.usage-exported',
});

export const RESERVATION_OPERATIONS = [
  showRange,
  searchReservations,
  listOwnReservations,
  exportOwnReservations,
  listWaits,
  waitForReservation,
  giveUpWait,
  listLate,
  checkReservation,
  findFree,
  bookReservation,
  showReservation,
  changeReservation,
  cancelReservation,
  confirmReservation,
  checkInReservation,
  endReservation,
  extendReservation,
  handOutReservation,
  takeBackReservation,
  noteDrive,
  noteAlcohol,
  handOverReservations,
  checkReservationImport,
  importReservations,
  showUsage,
  exportUsage,
] as const;
