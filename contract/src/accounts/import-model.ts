// A file of people who get accounts, and what is said of it before anything is changed (B2-03).
import * as z from 'zod';
import { fileText } from '../values/text.ts';
import { ACCOUNT_LIMITS } from './model.ts';

/** The file's text, decoded; the browser knows the file, and asks in which encoding it is. */
export const ImportFile = z.strictObject({ csv: fileText(ACCOUNT_LIMITS.importText).min(1, { error: 'no-file' }) });

/** As `TableFault`. */
const ImportFault = z.object({
  line: z.number().int(),
  column: z.string().nullable(),
  code: z.string(),
  /** The same in the caller's language. */
  message: z.string(),
});

export const ImportReport = z.object({
  /** How many accounts there would be. */
  accounts: z.number().int(),
  /** For how many of them an employee record is made, and how many get the account of an existing one. */
  employees: z.number().int(),
  linked: z.number().int(),
  /** The first ones; none: the file can be imported. */
  faults: z.array(ImportFault),
  faultCount: z.number().int(),
  sendsMail: z.boolean(),
});
export type ImportReport = z.infer<typeof ImportReport>;
