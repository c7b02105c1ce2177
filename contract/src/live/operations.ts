import * as z from 'zod';
import { stream } from '../operation.ts';

export const listen = stream('live.listen', {
  at: ['GET', '/api/live'],
  access: 'signed-in',
  /** `behind`: for so many milliseconds the page has read already: what was told in them comes first. */
  input: z.strictObject({ behind: z.coerce.number().int().min(0).optional() }),
  refuses: [],
});

export const LIVE_OPERATIONS = [listen] as const;
