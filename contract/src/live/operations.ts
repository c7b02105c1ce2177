import * as z from 'zod';
import { stream } from '../operation.ts';

export const listen = stream('live.listen', {
  at: ['GET', '/api/live'],
  access: 'signed-in',
  /** `since`: the server's time, in milliseconds since the epoch, from which the page has read: what was told since then comes first. */
  input: z.strictObject({ since: z.coerce.number().int().min(0).optional() }),
  refuses: [],
});

export const LIVE_OPERATIONS = [listen] as const;
