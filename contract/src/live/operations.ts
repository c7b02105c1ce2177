import * as z from 'zod';
import { stream } from '../operation.ts';

export const listen = stream('live.listen', {
  at: ['GET', '/api/live'],
  access: 'signed-in',
  input: z.strictObject({}),
  refuses: [],
});

export const LIVE_OPERATIONS = [listen] as const;
