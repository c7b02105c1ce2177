// A day without a clock: `YYYY-MM-DD` in Asia/Tokyo (B0-01). Never a JS Date across a boundary.
import * as z from 'zod';
import { isPlainDate } from './calendar-days.ts';

export const PlainDate = z
  .string()
  .refine(isPlainDate, { error: 'date' })
  .brand<'PlainDate'>()
  .meta({ format: 'date' });
export type PlainDate = z.infer<typeof PlainDate>;
