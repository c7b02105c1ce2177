// A delegation: somebody decides in another's name for some days (B3-07).
import * as z from 'zod';
import { APPROVAL_DOMAINS } from '../approvals/domains.ts';
import { Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { textLines } from '../values/text.ts';
import { Yen } from '../values/yen.ts';

/** `offered` waits to be accepted; `accepted` holds in its days; the rest hold no more. */
export const DELEGATION_STATUSES = ['offered', 'accepted', 'declined', 'ended'] as const;
export type DelegationStatus = (typeof DELEGATION_STATUSES)[number];

export const LONGEST_DAYS = 366;
export const NOTE_LIMIT = 200;

const Person = z.object({ employeeId: Id, name: z.string(), departmentName: z.string() });

export const DelegationView = z.object({
  id: Id,
  version: Version,
  status: z.enum(DELEGATION_STATUSES),
  from: Person,
  to: Person,
  validFrom: PlainDate,
  /** The last day, as people say it. */
  lastDay: PlainDate,
  domains: z.array(z.enum(APPROVAL_DOMAINS)),
  amountLimit: Yen.nullable(),
  note: z.string(),
  offeredAt: Instant,
  answeredAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** Accepted, and today lies in its days. */
  holdsToday: z.boolean(),
});
export type DelegationView = z.infer<typeof DelegationView>;

export const NewDelegation = z.strictObject({
  to: Id,
  validFrom: PlainDate,
  lastDay: PlainDate,
  /** Empty: all. */
  domains: z.array(z.enum(APPROVAL_DOMAINS)).max(APPROVAL_DOMAINS.length),
  /** Yen, inclusive; null: any. */
  amountLimit: Yen.nullable(),
  note: textLines(NOTE_LIMIT).default(''),
});
export type NewDelegation = z.infer<typeof NewDelegation>;
