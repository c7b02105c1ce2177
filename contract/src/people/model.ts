import * as z from 'zod';
import { Code, Id } from '../values/id.ts';

/** Data that every member of staff may know of a colleague in order to name them; nothing private. */
export const FoundPerson = z.object({
  /** By which a record names them: a delegate, an approver. */
  id: Id,
  /** The number that people read and type: 社員番号. */
  employeeId: Code,
  name: z.string(),
  kana: z.string(),
  departmentCode: Code,
});
export type FoundPerson = z.infer<typeof FoundPerson>;
