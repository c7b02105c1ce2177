// Approval routes as their maintainers meet them: a draft, the published versions, and what a simulation says.
import * as z from 'zod';
import { ApprovalPreview } from '../approvals/model.ts';
import { RouteText } from '../approvals/route.ts';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { Yen } from '../values/yen.ts';

/** `active` holds today; `scheduled` later; `ended` no more; `draft` was never published. */
export const ROUTE_PHASES = ['draft', 'scheduled', 'active', 'ended'] as const;

export const RouteRow = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string(),
  domain: RouteText.shape.domain,
  phase: z.enum(ROUTE_PHASES),
  /** Of the version that holds today, else of the newest; 0: none is published. The texts and days beside it are that version's. */
  number: z.number().int(),
  /** A draft that differs from what is published. */
  hasDraft: z.boolean(),
  priority: z.number().int(),
  stepCount: z.number().int(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  /** Requests under way on any version of it. */
  inProgress: z.number().int(),
  updatedAt: Instant,
  updatedBy: z.string(),
});
export type RouteRow = z.infer<typeof RouteRow>;

const RouteVersion = z.object({
  id: Id,
  number: z.number().int(),
  text: RouteText,
  publishedAt: Instant,
  publishedBy: z.string(),
  /** When the next version was published; null: it is the newest. */
  replacedAt: Instant.nullable(),
  inProgress: z.number().int(),
});

export const MaintainedRoute = z.object({
  id: Id,
  version: Version,
  phase: z.enum(ROUTE_PHASES),
  /** The text being written; null: nothing but the published. */
  draft: RouteText.nullable(),
  /** Newest first. */
  published: z.array(RouteVersion),
  /** The names of those whom the texts name by their ids. */
  people: z.array(z.object({ id: Id, name: z.string() })),
  updatedAt: Instant,
  updatedBy: z.string(),
});
export type MaintainedRoute = z.infer<typeof MaintainedRoute>;

export const RouteHeader = MaintainedRoute.pick({
  id: true,
  version: true,
  phase: true,
  updatedAt: true,
  updatedBy: true,
});
export type RouteHeader = z.infer<typeof RouteHeader>;

/** Why a route was not taken, in the order in which conditions are asked. */
const ROUTE_MISSES = ['domain', 'validity', 'amount', 'type', 'group', 'position', 'priority'] as const;

/** 'This amount, type, group, today': which route and names, and why (B3-08). */
export const Simulation = ApprovalPreview.extend({
  /** The likeliest first. */
  considered: z
    .array(
      z.object({
        /** Of a draft, the id of its route. */
        versionId: Id,
        name: z.string(),
        number: z.number().int(),
        /** The first condition that it missed; null: this is the one. */
        missedBy: z.enum(ROUTE_MISSES).nullable(),
      }),
    )
    .readonly(),
});
export type Simulation = z.infer<typeof Simulation>;

export const NewRoute = z.strictObject({ draft: RouteText });

/** Acts on a route apply to it as it was looked at. */
export const RouteAtVersion = z.strictObject({ id: Id, version: Version });
export const SavedRoute = RouteAtVersion.extend({ draft: RouteText });
export const EndedRoute = RouteAtVersion.extend({ validTo: PlainDate });

/** The input of a simulation, as its form has it: whose request, for how much, on which day. */
export const SimulationQuestion = z.strictObject({
  requester: Id,
  amount: Yen,
  on: PlainDate,
  /** Null: the requester's own of the day. */
  group: Code.nullable(),
  /** Null: of none, and always where the domain has none. */
  type: Code.nullable(),
});
