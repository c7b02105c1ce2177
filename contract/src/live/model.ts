// What the server tells open pages: which noun changed, so that they read it again. No data travels this way.
import * as z from 'zod';
import { YearMonth } from '../values/year-month.ts';

export const LiveEvent = z.discriminatedUnion('kind', [
  /**
   * A claim of the month changed; reviewers and its owner hear it. Its version tells a page whether it has the change
   * already, as after what it did itself; `null` where approvers acted.
   */
  z.object({
    kind: z.literal('claim-changed'),
    claimId: z.string(),
    month: YearMonth,
    version: z.number().int().nullable(),
  }),
  /** A purchase request changed; admins and its requester hear it. Its version as with claims. */
  z.object({ kind: z.literal('purchase-changed'), purchaseId: z.string(), version: z.number().int().nullable() }),
  /** An announcement came, changed or went; everybody signed in hears it, and reads again what is for them. */
  z.object({ kind: z.literal('announcement-changed'), announcementId: z.string() }),
  /** Somebody came, moved, was renamed or leaves; staff hear it. */
  z.object({ kind: z.literal('member-changed'), employeeId: z.string() }),
  /** A master list changed; everybody signed in hears it, and reads the lists again. */
  z.object({ kind: z.literal('masters-changed') }),
  /** A request went on; whoever has or had a turn in it, and its requester, hear it. */
  z.object({ kind: z.literal('approvals-changed'), approvalId: z.string() }),
  /** An approval route was drafted, published or ended; who maintains them hears it. */
  z.object({ kind: z.literal('approval-route-changed'), routeId: z.string() }),
  /** A delegation was offered, answered or ended; both of its people hear it. */
  z.object({ kind: z.literal('delegation-changed'), delegationId: z.string() }),
  /** The person's own notifications are others now. */
  z.object({ kind: z.literal('notification') }),
  /** The stream is over: the session ended. The page asks who it is talking to. */
  z.object({ kind: z.literal('session-ended') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
