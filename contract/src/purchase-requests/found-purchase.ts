import * as z from 'zod';
import { Id } from '../values/id.ts';
import { PURCHASE_STATUSES } from './rules.ts';

/** A request as it is found by its number: enough to tell it from others, and to open it. */
export const FoundPurchase = z.object({
  id: Id,
  number: z.string(),
  purchaseName: z.string(),
  status: z.enum(PURCHASE_STATUSES),
  employeeName: z.string(),
});
export type FoundPurchase = z.infer<typeof FoundPurchase>;
