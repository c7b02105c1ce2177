// A person's calendar beside other calendars: the address by which those subscribe to it (B6-06), and files that they exported (B9-03).
import * as z from 'zod';
import { tool } from '../access.ts';
import { download, read, upload, write } from '../operation.ts';
import { WEEK_STARTS } from '../preferences/week-starts.ts';
import { Instant } from '../values/id.ts';
import { YearMonth } from '../values/year-month.ts';
import { Imported, ImportReport } from './import-report.ts';

const MAY_USE = tool('calendar');

/** `madeAt` names the address that is meant: null where the caller has none. */
const Feed = z.object({ madeAt: Instant.nullable() });

const OfFeed = z.strictObject({ madeAt: Instant });

/** The secret is shown this once. Null where the answer is told again: it is kept nowhere. */
const NewFeed = z.object({ madeAt: Instant, address: z.string().nullable() });

/** Says when the caller made their address, if they did. The address itself is nowhere to be had again. */
export const showFeed = read('calendar.feed', {
  at: ['GET', '/api/calendar/feed'],
  access: MAY_USE,
  input: z.strictObject({}),
  output: Feed,
  refuses: [],
});

/** Makes the caller's address. Who has one renews it. */
export const makeFeed = write('calendar.make-feed', {
  at: ['POST', '/api/calendar/feed'],
  access: MAY_USE,
  input: z.strictObject({}),
  output: NewFeed,
  refuses: ['stale'],
  records: 'calendar-feed.made',
});

/** Puts another address in the place of the caller's: the former one answers no more. */
export const renewFeed = write('calendar.renew-feed', {
  at: ['POST', '/api/calendar/feed/renew'],
  access: MAY_USE,
  input: OfFeed,
  output: NewFeed,
  refuses: ['stale'],
  records: 'calendar-feed.renewed',
});

export const revokeFeed = write('calendar.revoke-feed', {
  at: ['POST', '/api/calendar/feed/revoke'],
  access: MAY_USE,
  input: OfFeed,
  output: z.object({ madeAt: z.null() }),
  refuses: ['stale'],
  records: 'calendar-feed.revoked',
});

/** Tells what the file would do to the caller's events, and does nothing. */
export const checkImport = upload('calendar.check-import', {
  at: ['POST', '/api/calendar/import/check'],
  access: MAY_USE,
  touches: [],
  input: z.strictObject({}),
  output: ImportReport,
  refuses: ['too-large'],
  records: 'calendar-file.checked',
});

/** Takes over whatever of the file can be: what the calendar knows already by its name is changed, not doubled. */
export const importEvents = upload('calendar.import', {
  at: ['POST', '/api/calendar/import'],
  access: MAY_USE,
  input: z.strictObject({}),
  output: Imported,
  refuses: ['too-large'],
  records: 'calendar-file.imported',
});

/** A month of the caller's events and reservations on one page. */
export const printMonth = download('calendar.month-paper', {
  at: ['GET', '/api/calendar/month-paper/:month'],
  access: MAY_USE,
  input: z.strictObject({ month: YearMonth, weekStart: z.enum(WEEK_STARTS).default('sunday') }),
  mediaType: 'application/pdf',
  refuses: [],
  records: 'calendar-month.printed',
});

export const EXCHANGE_OPERATIONS = [
  showFeed,
  makeFeed,
  renewFeed,
  revokeFeed,
  checkImport,
  importEvents,
  printMonth,
] as const;
