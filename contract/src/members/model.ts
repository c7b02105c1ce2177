// The people of the organisation as colleagues find them, and their record as its keepers write it (B2-01, B2-02).
// Nothing private stands here: that is the profile's.
import * as z from 'zod';
import { APPROVAL_DOMAINS } from '../approvals/domains.ts';
import { PURCHASE_STATUSES } from '../purchase-requests/rules.ts';
import { EmailInput } from '../session/model.ts';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { kanaReading, requiredReading } from '../values/kana-reading.ts';
import { PhoneNumber } from '../values/phone-number.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredText, text } from '../values/text.ts';
import { YearMonth } from '../values/year-month.ts';
import { PRESENCES } from './presences.ts';

/** Where a person stands on a day: comes later, works here, has left. The day of leaving is the last one worked. */
export const MEMBER_STATES = ['present', 'joining', 'left'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** The rows of the kana table, by which readings are indexed; `other` for what does not begin with kana. */
export const KANA_ROWS = ['a', 'ka', 'sa', 'ta', 'na', 'ha', 'ma', 'ya', 'ra', 'wa', 'other'] as const;
export type KanaRow = (typeof KANA_ROWS)[number];

/** Longest texts, in UTF-16 units. */
const MEMBER_LIMITS = { name: 50, extension: 10, workplace: 50, reason: 200 } as const;

/** One of the list. Department and position are those of the primary post of today. */
export const MemberRow = z.object({
  employeeId: Code,
  name: z.string(),
  kana: z.string(),
  /** The small square; `null` without a photo. */
  photoURL: z.string().nullable(),
  kanaRow: z.enum(KANA_ROWS),
  departmentCode: Code,
  positionCode: Code,
  extension: z.string(),
  phone: z.string(),
  email: z.string(),
  workplace: z.string(),
  joinedOn: PlainDate,
  /** Only for admins; others see nobody who has left, and of nobody that they will. */
  leftOn: PlainDate.nullable(),
  state: z.enum(MEMBER_STATES),
  /** Where they say that they are today; `null` where they said nothing, or it was another day. */
  presence: z.enum(PRESENCES).nullable(),
  presenceNote: z.string(),
});
export type MemberRow = z.infer<typeof MemberRow>;

/** A post with its days, half-open; `validTo` null until something ends it. */
export const Post = z.object({
  id: Id,
  departmentCode: Code,
  positionCode: Code,
  isPrimary: z.boolean(),
  validFrom: PlainDate,
  validTo: PlainDate.nullable(),
});
export type Post = z.infer<typeof Post>;

/** Data that any colleague may see of a person: how to reach them, and where they work today. */
export const MemberCard = MemberRow.omit({ kanaRow: true, leftOn: true, state: true }).extend({
  /** Today's, the primary one first. */
  posts: z.array(Post.pick({ departmentCode: true, positionCode: true, isPrimary: true })),
});
export type MemberCard = z.infer<typeof MemberCard>;

/** The record as admins keep it. */
export const MemberRecord = z.object({
  employeeId: Code,
  version: Version,
  lastName: z.string(),
  firstName: z.string(),
  lastNameKana: z.string(),
  firstNameKana: z.string(),
  email: z.string(),
  phone: z.string(),
  extension: z.string(),
  workplace: z.string(),
  joinedOn: PlainDate,
  leftOn: PlainDate.nullable(),
  state: z.enum(MEMBER_STATES),
  /** All that count, oldest first: held, past and to come. */
  posts: z.array(Post),
  updatedAt: Instant,
});
export type MemberRecord = z.infer<typeof MemberRecord>;

/** With a digit: the addresses of the list and of the form are words. */
const EmployeeNumber = Code.refine((code) => /\d/.test(code), { error: 'employee-number' });

const name = requiredText(MEMBER_LIMITS.name);
const kana = requiredReading(MEMBER_LIMITS.name);
/** Blank for somebody with one name. */
const secondName = text(MEMBER_LIMITS.name);
const secondKana = kanaReading(MEMBER_LIMITS.name);
/** Why a record changes: kept in the audit trail. */
const reason = requiredText(MEMBER_LIMITS.reason);

const particulars = {
  lastName: name,
  firstName: secondName,
  lastNameKana: kana,
  firstNameKana: secondKana,
  email: EmailInput,
  phone: PhoneNumber.or(z.literal('')),
  extension: text(MEMBER_LIMITS.extension).refine((number) => /^[0-9-]*$/.test(number), { error: 'extension' }),
  workplace: text(MEMBER_LIMITS.workplace),
  joinedOn: PlainDate,
};

export const NewMember = z.strictObject({
  /** Empty: the next free one. */
  employeeId: z.string().refine((number) => number === '' || EmployeeNumber.safeParse(number).success, {
    error: 'employee-number',
  }),
  ...particulars,
  departmentCode: Code,
  positionCode: Code,
});
export type NewMember = z.infer<typeof NewMember>;

const ofVersion = { employeeId: Code, version: Version };

export const ChangedMember = z.strictObject({ ...ofVersion, ...particulars, reason });
export type ChangedMember = z.infer<typeof ChangedMember>;

/** A further post from a day on. A primary one ends the primary post before it, and lasts as long as that would have. */
export const AddedPost = z.strictObject({
  ...ofVersion,
  departmentCode: Code,
  positionCode: Code,
  isPrimary: z.boolean(),
  validFrom: PlainDate,
  /** Of an additional post only. */
  validTo: PlainDate.nullable(),
  reason,
});
export type AddedPost = z.infer<typeof AddedPost>;

/** The first day on which an additional post is held no more. */
export const EndedPost = z.strictObject({ ...ofVersion, postId: Id, validTo: PlainDate, reason });
export const WithdrawnPost = z.strictObject({ ...ofVersion, postId: Id, reason });

/** The last day worked; null takes it back. */
export const Leaving = z.strictObject({ ...ofVersion, leftOn: PlainDate.nullable(), reason });

export const MemberHeader = z.object({ employeeId: Code, version: Version });
export type MemberHeader = z.infer<typeof MemberHeader>;

/** The open work that a leaver would leave behind (B2-04). */
export const OpenWork = z.object({
  /** By which reservations know the person, also one who has left. */
  id: Id,
  /** Their own claims that nobody has decided, newest month first. */
  claims: z.array(
    z.object({
      id: Id,
      month: YearMonth,
      status: z.enum(['draft', 'submitted', 'in_review', 'returned']),
      number: z.string().nullable(),
      totalYen: z.number().int(),
    }),
  ),
  /** Their own purchase requests that have not come to an end, the newest first. */
  purchases: z.array(
    z.object({ id: Id, purchaseName: z.string(), status: z.enum(PURCHASE_STATUSES), number: z.string().nullable() }),
  ),
  /** Requests of others, of every kind, whose step nobody else decides on. */
  reviews: z.array(
    z.object({
      id: Id,
      domain: z.enum(APPROVAL_DOMAINS),
      number: z.string(),
      title: z.string(),
      titleEn: z.string(),
      name: z.string(),
    }),
  ),
  /** Delegations that are offered or hold, now or later: whose delegate they are, or who stands in for them. */
  delegations: z.array(
    z.object({ id: Id, as: z.enum(['giver', 'delegate']), name: z.string(), validFrom: PlainDate, lastDay: PlainDate }),
  ),
  /** Reservations to come that they organize, soonest first; the title of a private one is blank. */
  reservations: z.array(z.object({ id: Id, title: z.string(), start: Instant, end: Instant })),
  /** Departments that have them as their head or deputy. */
  departments: z.array(z.object({ code: Code, as: z.enum(['head', 'deputy']) })),
  /** Boards on which they have open cards, or which nobody else owns, with the names of the other owners; none to a reader to whom boards are closed. */
  boards: z.array(z.object({ id: Id, title: z.string(), cards: z.number().int(), owners: z.array(z.string()) })),
});
export type OpenWork = z.infer<typeof OpenWork>;

const Named = MemberRow.pick({ employeeId: true, name: true, photoURL: true });

/** A department of the tree; its names and its parent stand in the master list. */
export const OrganisationUnit = z.object({
  code: Code,
  head: Named.nullable(),
  deputy: Named.nullable(),
  /** People whose primary post is in this very department today. */
  people: z.number().int(),
});
export type OrganisationUnit = z.infer<typeof OrganisationUnit>;

export const UnitMember = Named.extend({ kana: z.string(), positionCode: Code, isPrimary: z.boolean() });
export type UnitMember = z.infer<typeof UnitMember>;
