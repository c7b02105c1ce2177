// A calendar file on its way in, as it is told before and after: what it does to each event, and what of it cannot be taken over.
import * as z from 'zod';
import { Instant } from '../values/id.ts';

/** As the file's reader takes them. */
export const CALENDAR_FILE_BYTES = 5_000_000;

/** `older`: the calendar has a newer version of the event, and keeps it. */
export const IMPORT_EFFECTS = ['added', 'changed', 'removed', 'unchanged', 'older'] as const;
export type ImportEffect = (typeof IMPORT_EFFECTS)[number];

const Counts = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  unchanged: z.number().int(),
  older: z.number().int(),
});

export const ImportReport = Counts.extend({
  /** The first ones that the file adds, changes or removes, in the order of the file. */
  events: z.array(
    z.object({
      line: z.number().int(),
      title: z.string(),
      allDay: z.boolean(),
      startsAt: Instant,
      repeats: z.boolean(),
      effect: z.enum(IMPORT_EFFECTS),
    }),
  ),
  /** The first ones. */
  problems: z.array(
    z.object({
      /** Where in the file it begins, counted from 1. */
      line: z.number().int().nullable(),
      /** The event's name for life; null where it is of no event. */
      uid: z.string().nullable(),
      code: z.string(),
      /** The fault and what follows from it for the event, in the caller’s language. */
      message: z.string(),
    }),
  ),
  problemCount: z.number().int(),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** After the import: as the report, and how all of it is taken back; null where nothing had to be done. */
export const Imported = ImportReport.extend({ undo: z.uuid().nullable() });
