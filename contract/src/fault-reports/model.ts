// Faults of a page, as the page says them, and reports by people (S8-02).
import * as z from 'zod';
import { Id, Instant } from '../values/id.ts';
import { requiredLines, requiredText, text } from '../values/text.ts';
import { ERROR_NAME_MAX, FRAME_MAX, FRAMES_MAX, PATH_MAX } from './bounds.ts';

/** The number that people name and the log knows: that of the request which told of the fault. */
export const Reference = z.string().regex(/^[0-9a-f]{12}$/);

/** Where a page stood: its path, without what was asked of it. */
const PagePath = z
  .string()
  .regex(/^\/[^?#]*$/)
  .pipe(text(PATH_MAX));

/** A page that broke by itself. Its error's name and places, never its sentence: that may quote what somebody typed. */
export const CrashNote = z.strictObject({
  path: PagePath,
  errorName: requiredText(ERROR_NAME_MAX),
  /** Places in our own scripts, innermost first: `/assets/app-1a2b.js:10:42`. */
  frames: z.array(text(FRAME_MAX)).max(FRAMES_MAX),
});
export type CrashNote = z.infer<typeof CrashNote>;

export const SAID_MAX = 2_000;

/** The act that somebody wanted when it went wrong. `reference` where the page already has one. */
export const NewFaultReport = z.strictObject({
  path: PagePath,
  reference: Reference.nullable(),
  said: requiredLines(SAID_MAX),
});

/** A report as system people read it. */
export const FaultReport = z.object({
  id: Id,
  at: Instant,
  reference: Reference,
  path: z.string(),
  said: z.string(),
  /** The reporter; null for a guest. */
  by: z.string().nullable(),
  /** The error's name, where the page had told of its crash. */
  errorName: z.string().nullable(),
});
export type FaultReport = z.infer<typeof FaultReport>;

/** At most so many in ten minutes of one account, or of the guests of one network. */
export const CRASHES_AT_MOST = 20;
export const REPORTS_AT_MOST = 5;

/** And of all guests together, and of all accounts: whoever has many networks silences guests, and nobody of the staff. */
export const CRASHES_OF_ALL_AT_MOST = 200;
export const REPORTS_OF_ALL_AT_MOST = 50;
