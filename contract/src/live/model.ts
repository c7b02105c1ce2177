// Events from the server to open pages: which noun changed, so that they invalidate its reads. No data travels this way.
import * as z from 'zod';
import { NOUNS } from '../nouns.ts';
import { YearMonth } from '../values/year-month.ts';

/**
 * A record changed, came or went. Who hears of it is the feature's to say: nobody hears of what they may not see.
 * `id` is null where many changed, or what changed is the person's own.
 */
const Changed = z.object({
  kind: z.literal('changed'),
  noun: z.enum(NOUNS),
  id: z.string().nullable(),
  /** A page that has it already, as after what it did itself, need not read again; `null` where that cannot be told. */
  version: z.number().int().nullable(),
  /** Of what belongs to one month: pages of other months are not concerned. */
  month: YearMonth.optional(),
});
export type Changed = z.infer<typeof Changed>;

export const LiveEvent = z.discriminatedUnion('kind', [
  Changed,
  /** More was told than is known any more, before the stream began or while the server could not hear: what the page shows may be old. */
  z.object({ kind: z.literal('missed') }),
  /** The stream is over: the session ended. The page asks who it is talking to. */
  z.object({ kind: z.literal('session-ended') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
