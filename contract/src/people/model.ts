import * as z from 'zod';
import { Code } from '../values/id.ts';

/** What every member of staff may know of a colleague in order to name them; nothing private. */
export const FoundPerson = z.object({
  /** The number that people read and type: 社員番号. */
  employeeId: Code,
  name: z.string(),
  kana: z.string(),
  departmentCode: Code,
});
export type FoundPerson = z.infer<typeof FoundPerson>;
