// The body of every refusal on the wire (S8-01).
import * as z from 'zod';
import { PROBLEMS, type ProblemCode } from './problems.ts';

/** One wrong field: `field` is its path in the input (`lines.3.useDate`), `type` the source's word for the field. */
export const FieldProblem = z.object({
  field: z.string(),
  type: z.string(),
  code: z.string(),
  message: z.string(),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** An error's body (S8-01). `current` holds the newer state of a stale record (B0-02). */
export const ProblemBody = z.object({
  status: z.number().int(),
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  message: z.string(),
  data: z.object({
    fields: z.array(FieldProblem),
    requestId: z.string(),
    current: z.unknown().optional(),
    /** As the header of that name: after how many seconds it is worth trying again. */
    retryAfterSeconds: z.number().optional(),
  }),
});
export type ProblemBody = z.infer<typeof ProblemBody>;
