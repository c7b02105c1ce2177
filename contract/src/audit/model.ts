// An audit record of one thing that happened (B0-09).
import * as z from 'zod';
import { HELD_ROLES } from '../access.ts';
import { Id, Instant } from '../values/id.ts';
import { YearMonth } from '../values/year-month.ts';

/** Whoever is recorded: a role, or nobody signed in. */
export const ACTOR_ROLES = [...HELD_ROLES, 'guest'] as const;
export type ActorRole = (typeof ACTOR_ROLES)[number];

/** One record, as the list of the whole trail shows it. */
export const AuditRow = z.object({
  id: Id,
  occurredAt: Instant,
  /** Its place in the chain; `null` until the sequencer has numbered it. */
  number: z.number().int().nullable(),
  /** `null` for a guest, and for what was done at the server's console. */
  accountId: Id.nullable(),
  /** The name as it was then; without an account `guest`, `console`, `calendar` or `start`. */
  actor: z.string(),
  /** Employee number of the account today: unlike the name, nobody chooses their own. `null` where there is none. */
  employeeNumber: z.string().nullable(),
  /** Mail address of the account today; `null` for a guest. */
  email: z.string().nullable(),
  /** The highest of the roles that the person had then. */
  role: z.enum(ACTOR_ROLES),
  event: z.string(),
  targetKind: z.string().nullable(),
  targetId: z.string().nullable(),
  /** The target's name of today: a claim's number, somebody's name; `null` where it has no name. */
  targetName: z.string().nullable(),
  ip: z.string(),
  userAgent: z.string(),
  /** Under which an error of this request was told, if there was one. */
  requestId: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** One record, whole. */
export const AuditRecord = AuditRow.extend({
  operation: z.string(),
  /** The month of a claim that was handed in: where it is reviewed. */
  targetMonth: YearMonth.nullable(),
  /** By field: a pair of before and after where it was changed, else what was recorded of it. */
  difference: z.record(z.string(), z.unknown()),
  /** The record's fingerprint in the chain, hexadecimal; `null` until it is numbered. */
  hash: z.string().nullable(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** One record of the caller's own account. */
export const OwnRecordRow = AuditRow.pick({
  id: true,
  occurredAt: true,
  number: true,
  event: true,
  targetKind: true,
  targetName: true,
  ip: true,
  userAgent: true,
});
export type OwnRecordRow = z.infer<typeof OwnRecordRow>;

/**
 * Fields of a profile whose changes its person is told of. Days of leaving and posts to come are not among them: they are
 * told by those who set them.
 */
export const TOLD_PROFILE_FIELDS = [
  'lastName',
  'firstName',
  'lastNameKana',
  'firstNameKana',
  'email',
  'phone',
  'extension',
  'workplace',
  'joinedOn',
  'birthday',
  'gender',
  'visibility.gender',
  'locations',
  'visibility.locations',
  'occupation',
  'visibility.occupation',
  'skills',
  'visibility.skills',
  'jobs',
  'visibility.jobs',
  'postalCode',
  'address',
  'privatePhone',
  'displayName',
] as const;

/** A change of the caller's profile, by themselves or by HR: which fields, and no value of them. */
export const ProfileChange = AuditRow.pick({ id: true, occurredAt: true, event: true, actor: true }).extend({
  isOwn: z.boolean(),
  fields: z.array(z.enum(TOLD_PROFILE_FIELDS)),
});
