// A resource that people reserve: a room, a vehicle, equipment (B6-01). How it may be booked stands beside what it is.
import * as z from 'zod';
import { FoundPerson } from '../people/model.ts';
import { ReservationItem } from '../reservations/model.ts';
import { Id, Instant, TypedInstant, Version } from '../values/id.ts';
import { kanaReading } from '../values/kana-reading.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredText, text, textLines } from '../values/text.ts';
import { TimeOfDay } from '../values/time-of-day.ts';
import { readTypedText } from '../values/typed-text.ts';
import { contentFaults } from './content-faults.ts';

export const RESOURCE_CATEGORIES = ['room', 'vehicle', 'equipment', 'other'] as const;
export type ResourceCategory = (typeof RESOURCE_CATEGORIES)[number];

export const RESOURCE_STATUSES = ['active', 'retired'] as const;
export type ResourceStatus = (typeof RESOURCE_STATUSES)[number];

/** Bookings need no approval, or each goes through the approval engine. */
export const RESOURCE_APPROVALS = ['none', 'always'] as const;
export type ResourceApproval = (typeof RESOURCE_APPROVALS)[number];

/** Bookings begin and end on such a grid, counted from midnight: each divides the hour. */
const SLOT_MINUTES = [5, 10, 15, 20, 30, 60] as const;

/** Longest texts in UTF-16 units; most entries of lists; the ends of figures; how much one file may hold. */
export const RESOURCE_LIMITS = {
  name: 60,
  reading: 100,
  site: 60,
  feature: 30,
  features: 20,
  note: 1_000,
  capacity: 9_999,
  quantity: 999,
  /** 31 days. */
  longestMinutes: 44_640,
  /** 30 days. */
  leadMinutes: 43_200,
  aheadDays: 731,
  bufferMinutes: 240,
  graceMinutes: { min: 5, max: 120 },
  mostOpen: 999,
  weekHours: 168,
  units: 12,
  managers: 20,
  closed: 50,
  reason: 200,
  importRows: 1_000,
  importText: 500_000,
} as const;

const typed = (max: number) => text(max).transform(readTypedText);
const whole = (min: number, max: number) => z.number().int().min(min).max(max);
/** Each once, whatever the letters of its ids. */
const distinct = (ids: readonly string[]) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length;

/** From opening to closing, in Asia/Tokyo. */
export const OpeningHours = z.strictObject({ opens: TimeOfDay, closes: TimeOfDay });
export type OpeningHours = z.infer<typeof OpeningHours>;

const content = {
  name: requiredText(RESOURCE_LIMITS.name).transform(readTypedText),
  reading: kanaReading(RESOURCE_LIMITS.reading),
  resourceCategory: z.enum(RESOURCE_CATEGORIES),
  /** Where it is: sites are those that resources name. Blank where that says nothing. */
  site: typed(RESOURCE_LIMITS.site),
  /** People that it holds; `null` where that says nothing. */
  capacity: whole(1, RESOURCE_LIMITS.capacity).nullable(),
  /** Things to be found there: a screen, a whiteboard. */
  features: z
    .array(requiredText(RESOURCE_LIMITS.feature).transform(readTypedText))
    .max(RESOURCE_LIMITS.features)
    .refine(distinct, { error: 'twice' }),
  note: textLines(RESOURCE_LIMITS.note),
  /** Identical items under one name: so many bookings may hold them at one moment. */
  quantity: whole(1, RESOURCE_LIMITS.quantity),
  slotMinutes: z.literal(SLOT_MINUTES, { error: 'slot' }),
  shortestMinutes: whole(5, RESOURCE_LIMITS.longestMinutes),
  longestMinutes: whole(5, RESOURCE_LIMITS.longestMinutes),
  /** How long before it begins a booking is made; 0: until it begins. */
  leadMinutes: whole(0, RESOURCE_LIMITS.leadMinutes),
  /** How many days ahead staff may book. */
  aheadDaysStaff: whole(1, RESOURCE_LIMITS.aheadDays),
  /** The same of admins and system people. */
  aheadDaysAdmin: whole(1, RESOURCE_LIMITS.aheadDays),
  /** Time before and after each booking in which nobody else has it. */
  bufferBeforeMinutes: whole(0, RESOURCE_LIMITS.bufferMinutes),
  bufferAfterMinutes: whole(0, RESOURCE_LIMITS.bufferMinutes),
  approval: z.enum(RESOURCE_APPROVALS),
  /** A booking that nobody checks in within the grace period is released. */
  checksIn: z.boolean(),
  graceMinutes: whole(RESOURCE_LIMITS.graceMinutes.min, RESOURCE_LIMITS.graceMinutes.max),
  /** Of each weekday, Monday first; `null`: closed. */
  hours: z.array(OpeningHours.nullable()).length(7),
  /** Bookings to come that one person of the role may have; `null`: any number. */
  mostOpenStaff: whole(1, RESOURCE_LIMITS.mostOpen).nullable(),
  mostOpenAdmin: whole(1, RESOURCE_LIMITS.mostOpen).nullable(),
  /** Hours from Monday to Sunday that one person of the role may book; `null`: any number. */
  weekHoursStaff: whole(1, RESOURCE_LIMITS.weekHours).nullable(),
  weekHoursAdmin: whole(1, RESOURCE_LIMITS.weekHours).nullable(),
  /** The first day on which it can be used; `null`: since ever. */
  inUseFrom: PlainDate.nullable(),
  /** The last day on which it can be used; `null`: no end. */
  endsOn: PlainDate.nullable(),
  /** The resources that it is made of, and takes when it is booked. */
  unitIds: z.array(Id).max(RESOURCE_LIMITS.units).refine(distinct, { error: 'twice' }),
  /** Employees who look after it. */
  managerIds: z.array(Id).max(RESOURCE_LIMITS.managers).refine(distinct, { error: 'twice' }),
};
export const ResourceContent = z.object(content);
export type ResourceContent = z.infer<typeof ResourceContent>;

function fieldsTogether({ value, issues }: z.core.ParsePayload<ResourceContent>): void {
  for (const { field, code, values } of contentFaults(value)) {
    const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    issues.push({ code: 'custom', message: code, path, input: undefined, ...(values ? { params: values } : {}) });
  }
}

export const NewResource = z.strictObject(content).check(fieldsTogether);

/** A resource written anew over the version that was seen. */
export const ChangedResource = z.strictObject({ id: Id, version: Version, ...content }).check(fieldsTogether);

/** A resource that another one names. */
const NamedResource = z.object({ id: Id, name: z.string() });

export const ResourceHeader = z.object({
  id: Id,
  version: Version,
  status: z.enum(RESOURCE_STATUSES),
  updatedAt: Instant,
});
export type ResourceHeader = z.infer<typeof ResourceHeader>;

const closing = {
  startsAt: TypedInstant,
  endsAt: TypedInstant,
  reason: requiredText(RESOURCE_LIMITS.reason).transform(readTypedText),
};

function endAfterStart({ value, issues }: z.core.ParsePayload<{ startsAt: string; endsAt: string }>): void {
  if (Date.parse(value.endsAt) > Date.parse(value.startsAt)) return;
  issues.push({ code: 'custom', message: 'ends-before-start', path: ['endsAt'], input: value.endsAt });
}

/** Resources that cannot be used from one instant to another. */
export const NewClosure = z
  .strictObject({
    resourceIds: z.array(Id).min(1).max(RESOURCE_LIMITS.closed).refine(distinct, { error: 'twice' }),
    ...closing,
  })
  .check(endAfterStart);

export const CLOSURE_STATES = ['coming', 'current', 'over', 'lifted'] as const;
export type ClosureState = (typeof CLOSURE_STATES)[number];

/** The same, to be looked at before it is said. */
export const ClosingTime = z
  .strictObject({
    resourceIds: z.array(Id).min(1).max(RESOURCE_LIMITS.closed),
    startsAt: TypedInstant,
    endsAt: TypedInstant,
  })
  .check(endAfterStart);

/** A reservation still to come, and in a sentence why it would not be taken any more; `null`: it fits the rules. */
export const AheadReservation = ReservationItem.extend({ misfit: z.string().nullable() });
export type AheadReservation = z.infer<typeof AheadReservation>;

/** Of one or several resources, said at once. Half-open: its end is the first instant on which they are open again. */
export const Closure = z.object({
  /** Of the closure as a whole. */
  id: Id,
  version: Version,
  /** At the moment of the answer. */
  status: z.enum(CLOSURE_STATES),
  resources: z.array(NamedResource),
  startsAt: Instant,
  endsAt: Instant,
  reason: z.string(),
  closedBy: z.string(),
  closedAt: Instant,
  /** `null`: it holds. */
  liftedBy: z.string().nullable(),
  liftedAt: Instant.nullable(),
});
export type Closure = z.infer<typeof Closure>;

/** Everything of a resource: what it is, and what rules its bookings. */
export const Resource = z.object({
  ...content,
  ...ResourceHeader.shape,
  updatedBy: z.string(),
  units: z.array(NamedResource),
  /** Those that it is a unit of. */
  wholes: z.array(NamedResource),
  managers: z.array(FoundPerson),
  /** The name of its photo: SHA-256 in hex; `null`: none. */
  photo: z.string().nullable(),
  /** Those that hold and are not over, also of resources that it shares a unit with. */
  closures: z.array(Closure),
});
export type Resource = z.infer<typeof Resource>;

const { unitIds: _unitIds, managerIds: _managerIds, ...shownInList } = content;

/** One of the list, with everything that its file holds. */
export const ResourceRow = z.object({
  ...shownInList,
  ...ResourceHeader.shape,
  updatedBy: z.string(),
  /** Written together, as the file has them: `プロジェクター; ホワイトボード`. */
  features: z.string(),
  units: z.string(),
  /** Employee numbers. */
  managers: z.string(),
});
export type ResourceRow = z.infer<typeof ResourceRow>;

/** A resource as those see it who choose one. */
export const OfferedResource = Resource.pick({
  id: true,
  name: true,
  reading: true,
  resourceCategory: true,
  site: true,
  capacity: true,
  features: true,
  quantity: true,
  unitIds: true,
  photo: true,
  slotMinutes: true,
  shortestMinutes: true,
  longestMinutes: true,
  bufferBeforeMinutes: true,
  bufferAfterMinutes: true,
  approval: true,
  checksIn: true,
  hours: true,
  inUseFrom: true,
  endsOn: true,
});
export type OfferedResource = z.infer<typeof OfferedResource>;

/** One of the list of closures. */
export const ClosureRow = Closure.omit({ resources: true }).extend({
  /** Names, written together. */
  resources: z.string(),
});
export type ClosureRow = z.infer<typeof ClosureRow>;

export const ClosureHeader = z.object({ id: Id, version: Version, status: z.enum(CLOSURE_STATES), updatedAt: Instant });
