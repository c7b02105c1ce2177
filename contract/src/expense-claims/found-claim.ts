import * as z from 'zod';
import { Id } from '../values/id.ts';
import { YearMonth } from '../values/year-month.ts';
import { ClaimStatus } from './model.ts';

/** A claim as it is found by its number: enough to tell it from others, and to open it. */
export const FoundClaim = z.object({
  id: Id,
  number: z.string(),
  month: YearMonth,
  status: ClaimStatus,
  employeeName: z.string(),
  /** True when it is the caller's own; another's opens in the review for admins, else where it was approved. */
  mine: z.boolean(),
  /** Null: it was decided without. */
  approvalId: Id.nullable(),
});
export type FoundClaim = z.infer<typeof FoundClaim>;
