// A reservation: who holds which resources from when to when, and what became of it (B6-02, B6-04).
import * as z from 'zod';
import { Id, Instant, TypedInstant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { Recurrence } from '../values/recurrence.ts';
import { requiredText, text, textLines } from '../values/text.ts';
import { YearMonth } from '../values/year-month.ts';

/** `tentative` holds its time until it expires; `rejected`, `cancelled` and `no_show` hold nothing. */
export const RESERVATION_STATUSES = [
  'tentative',
  'confirmed',
  'in_use',
  'finished',
  'rejected',
  'cancelled',
  'no_show',
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** The states as people read them: a tentative one that waits for a yes is told apart from one that waits for its holder. */
export const SHOWN_STATES = ['awaiting_approval', ...RESERVATION_STATUSES] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How far a change of a series reaches. */
export const SCOPES = ['one', 'following', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** Fields that a date of a series may have of its own. */
export const OWN_FIELDS = ['time', 'resources', 'title', 'purpose', 'note', 'visibility', 'attendees'] as const;
export type OwnField = (typeof OWN_FIELDS)[number];

/** Longest texts, in UTF-16 units, and the most of each list. */
export const RESERVATION_LIMITS = {
  title: 100,
  purpose: 200,
  note: 1_000,
  destination: 100,
  reason: 200,
  attendees: 100,
  resources: 10,
  quantity: 999,
  kilometres: 9_999_999,
  rangeDays: 62,
  findDays: 31,
  importRows: 500,
} as const;

/** An instant that somebody typed, in the one way of writing that the portal's own instants have. */
export const Moment = TypedInstant.overwrite((said) =>
  Number.isNaN(Date.parse(said)) ? said : new Date(said).toISOString(),
);

const Quantity = z.number().int().min(1).max(RESERVATION_LIMITS.quantity);

/** Asked for: the resource, and how many of identical items. */
export const AskedResource = z.strictObject({ resourceId: Id, quantity: Quantity.default(1) });
export type AskedResource = z.infer<typeof AskedResource>;

const asked = z.array(AskedResource).min(1).max(RESERVATION_LIMITS.resources);

const content = {
  title: requiredText(RESERVATION_LIMITS.title),
  purpose: text(RESERVATION_LIMITS.purpose),
  note: textLines(RESERVATION_LIMITS.note),
  visibility: z.enum(VISIBILITIES),
  /** Employees besides the organizer. */
  attendees: z.array(Id).max(RESERVATION_LIMITS.attendees),
  /** Of a vehicle. */
  destination: text(RESERVATION_LIMITS.destination),
  /** Of a vehicle: the last day of the driver's licence, which the driver has looked at. */
  licenceUntil: PlainDate.nullable(),
};

const newContent = {
  ...content,
  purpose: content.purpose.default(''),
  note: content.note.default(''),
  visibility: content.visibility.default('public'),
  attendees: content.attendees.default([]),
  destination: content.destination.default(''),
  licenceUntil: content.licenceUntil.default(null),
};

const Series = z.strictObject({
  rule: Recurrence,
  /** `stop` books nothing where one date is taken; `skip` leaves the taken dates out. Asking first is `reservations.check`. */
  onConflict: z.enum(['stop', 'skip']).default('stop'),
  /** Dates on which another resource is taken instead of the first that is asked for. */
  instead: z
    .array(z.strictObject({ day: PlainDate, resourceId: Id }))
    .max(100)
    .default([]),
});

export const NewReservation = z.strictObject({
  ...newContent,
  resources: asked,
  start: Moment,
  end: Moment,
  /** The employee it is booked for; null: the caller. */
  organizer: Id.nullable().default(null),
  /** Holds the time without being certain; it expires unless it is confirmed. */
  tentative: z.boolean().default(false),
  series: Series.nullable().default(null),
});
export type NewReservation = z.infer<typeof NewReservation>;

/** A field that is not named stays as it is. */
export const ChangedReservation = z.strictObject({
  id: Id,
  version: Version,
  scope: z.enum(SCOPES).default('one'),
  resources: asked.optional(),
  start: Moment.optional(),
  end: Moment.optional(),
  title: content.title.optional(),
  purpose: content.purpose.optional(),
  note: content.note.optional(),
  visibility: content.visibility.optional(),
  attendees: content.attendees.optional(),
  destination: content.destination.optional(),
  licenceUntil: content.licenceUntil.optional(),
});
export type ChangedReservation = z.infer<typeof ChangedReservation>;

export const ReservationPerson = z.object({ employeeId: Id, name: z.string() });
export type ReservationPerson = z.infer<typeof ReservationPerson>;

const HeldResource = z.object({ resourceId: Id, name: z.string(), quantity: z.number().int() });

export const RESERVATION_ACTIONS = [
  'confirm',
  'change',
  'cancel',
  'check-in',
  'end',
  'extend',
  'hand-out',
  'take-back',
  'drive',
  'alcohol',
] as const;
export type ReservationAction = (typeof RESERVATION_ACTIONS)[number];

export const ALCOHOL_PHASES = ['before', 'after'] as const;
export const ALCOHOL_RESULTS = ['none', 'found'] as const;

export const AlcoholCheck = z.object({
  phase: z.enum(ALCOHOL_PHASES),
  result: z.enum(ALCOHOL_RESULTS),
  /** Milligrams a litre of breath, in hundredths; null: judged without a device. */
  measured: z.number().int().nullable(),
  by: z.string(),
  at: Instant,
});

/**
 * A reservation as its reader may know it. Of a private one that is none of theirs, `isBusyOnly` is true and nothing but its time,
 * its state and its resources is told: the texts are empty, the people null.
 */
export const Reservation = z.object({
  id: Id,
  version: Version,
  status: z.enum(RESERVATION_STATUSES),
  /** Its state as it is shown. */
  shownState: z.enum(SHOWN_STATES),
  start: Instant,
  end: Instant,
  seriesId: Id.nullable(),
  /** Its day by the rule of its series, which names it within the series. */
  originalDay: PlainDate.nullable(),
  /** Fields in which it differs from its series. */
  ownFields: z.array(z.enum(OWN_FIELDS)),
  visibility: z.enum(VISIBILITIES),
  isBusyOnly: z.boolean(),
  resources: z.array(HeldResource),
  /** Every resource that cannot be used meanwhile: those held, and those that share a part with them. */
  occupies: z.array(Id),
  title: z.string(),
  purpose: z.string(),
  note: z.string(),
  organizer: ReservationPerson.nullable(),
  /** The person who typed it, if that was not the organizer. */
  bookedBy: ReservationPerson.nullable(),
  attendees: z.array(ReservationPerson),
  /** Of a tentative one. */
  expiresAt: Instant.nullable(),
  /** It is released at this instant unless somebody has checked in; null: no check-in is asked for. */
  releaseAt: Instant.nullable(),
  checkedInAt: Instant.nullable(),
  cancelReason: z.string(),
  destination: z.string(),
  licenceUntil: PlainDate.nullable(),
  kilometresOut: z.number().int().nullable(),
  kilometresBack: z.number().int().nullable(),
  handedOutAt: Instant.nullable(),
  returnedAt: Instant.nullable(),
  /** Steps that the caller may take now. */
  may: z.array(z.enum(RESERVATION_ACTIONS)),
});
export type Reservation = z.infer<typeof Reservation>;

export const ReservationDetails = Reservation.extend({
  alcohol: z.array(AlcoholCheck),
  /** The rule of its series; null: it is none of one. */
  rule: Recurrence.nullable(),
  /** Dates of its series that are still to come, this one included. */
  datesAhead: z.number().int(),
  /** Of its request for approval, the last one: RS-2026-00012; null where it never asked for any. */
  number: z.string().nullable(),
  /** Its approval, for those whose business that is. */
  approvalId: Id.nullable(),
});
export type ReservationDetails = z.infer<typeof ReservationDetails>;

/** One cell of a timeline: of a private reservation of others, time and state alone. */
export const ReservationItem = Reservation.pick({
  id: true,
  version: true,
  status: true,
  shownState: true,
  start: true,
  end: true,
  seriesId: true,
  visibility: true,
  isBusyOnly: true,
  resources: true,
  occupies: true,
  title: true,
  organizer: true,
  may: true,
}).extend({ isOwn: z.boolean() });
export type ReservationItem = z.infer<typeof ReservationItem>;

export const ClosedTime = z.object({ resourceId: Id, start: Instant, end: Instant, reason: z.string() });
export type ClosedTime = z.infer<typeof ClosedTime>;

/** Reasons why a time cannot be had: held by a reservation, closed, or too few items left. */
export const Conflict = z.object({
  kind: z.enum(['reservation', 'closure', 'quantity']),
  resourceId: Id,
  resourceName: z.string(),
  start: Instant,
  end: Instant,
  /** Null where it is private, or none. */
  holder: z.string().nullable(),
  title: z.string().nullable(),
});
export type Conflict = z.infer<typeof Conflict>;

const Named = z.object({ resourceId: Id, name: z.string() });

export const DateReport = z.object({
  day: PlainDate,
  start: Instant,
  end: Instant,
  state: z.enum(['free', 'taken', 'refused']),
  conflicts: z.array(Conflict),
  /** Sentences of the rules that the date breaks. */
  faults: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  /** Resources of the same kind that are free on this date. */
  instead: z.array(Named),
});
export type DateReport = z.infer<typeof DateReport>;

const FreeTime = z.object({ start: Instant, end: Instant });

/** `current` of the refusal `reservation-taken`. */
export const Taken = z.object({
  /** The dates that cannot be had. */
  dates: z.array(DateReport),
  /** The nearest times at which all of the resources are free for as long. */
  free: z.array(FreeTime),
});
export type Taken = z.infer<typeof Taken>;

const BookedDate = z.object({
  id: Id,
  version: Version,
  start: Instant,
  end: Instant,
  status: z.enum(RESERVATION_STATUSES),
});

export const Booked = z.object({
  seriesId: Id.nullable(),
  reservations: z.array(BookedDate),
  /** Dates of a series that were taken and left out. */
  skipped: z.array(DateReport),
});
export type Booked = z.infer<typeof Booked>;

export const ReservationHeader = z.object({ id: Id, version: Version, status: z.enum(RESERVATION_STATUSES) });
export type ReservationHeader = z.infer<typeof ReservationHeader>;

export const Changed = ReservationHeader.extend({
  start: Instant,
  end: Instant,
  /** False where everything stood there already: nothing was recorded and nobody is told. */
  isChanged: z.boolean(),
  /** How many reservations were changed. */
  count: z.number().int(),
  /** Dates of the series that keep changes of their own. */
  kept: z.array(z.object({ day: PlainDate, fields: z.array(z.enum(OWN_FIELDS)) })),
});
export type Changed = z.infer<typeof Changed>;

/** One of the list of mine. */
export const OwnReservationRow = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  resourceNames: z.string(),
  start: Instant,
  end: Instant,
  status: z.enum(SHOWN_STATES),
  visibility: z.enum(VISIBILITIES),
  organizerName: z.string(),
  /** The caller's part in it. */
  part: z.enum(['organizer', 'booked-by', 'attendee']),
  isRepeated: z.boolean(),
});
export type OwnReservationRow = z.infer<typeof OwnReservationRow>;

const WAIT_STATES = ['waiting', 'promoted', 'given_up', 'expired'] as const;

export const NewWait = z.strictObject({ ...newContent, resource: AskedResource, start: Moment, end: Moment });
export type NewWait = z.infer<typeof NewWait>;

/** A place in the waiting list of the caller's own. */
export const Wait = z.object({
  id: Id,
  version: Version,
  state: z.enum(WAIT_STATES),
  resourceId: Id,
  resourceName: z.string(),
  quantity: z.number().int(),
  start: Instant,
  end: Instant,
  title: z.string(),
  /** From 1; null once it waits no more. */
  place: z.number().int().nullable(),
  /** The reservation that came of it. */
  reservationId: Id.nullable(),
});
export type Wait = z.infer<typeof Wait>;

export const PARTS_OF_DAY = ['any', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

export const FinderAsked = z.strictObject({
  /** People who must find room; null: any number. */
  people: z.number().int().min(1).max(9_999).nullable().default(null),
  minutes: z.number().int().min(5).max(1_440).default(60),
  from: PlainDate,
  to: PlainDate,
  partOfDay: z.enum(PARTS_OF_DAY).default('any'),
  features: z.array(requiredText(50)).max(20).default([]),
  /** As the resources name it; blank or null: any. */
  category: text(30).nullable().default(null),
  site: text(60).nullable().default(null),
  /** Employees whose own reservations and events are avoided. */
  attendees: z.array(Id).max(RESERVATION_LIMITS.attendees).default([]),
});
export type FinderAsked = z.infer<typeof FinderAsked>;

export const FreeOffer = z.object({
  resourceId: Id,
  name: z.string(),
  capacity: z.number().int().nullable(),
  start: Instant,
  /** The end asked for; it stays free until `freeUntil`. */
  end: Instant,
  freeUntil: Instant,
});
export type FreeOffer = z.infer<typeof FreeOffer>;

export const UsageRow = z.object({
  month: YearMonth,
  resourceId: Id,
  name: z.string(),
  reservations: z.number().int(),
  usedMinutes: z.number().int(),
  openMinutes: z.number().int(),
  noShows: z.number().int(),
});
export type UsageRow = z.infer<typeof UsageRow>;
