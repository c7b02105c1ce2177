// The port of calendars: when people are taken, for whoever looks for a time with them (B6-03), and the files to which other
// calendars subscribe.
import type { BusyTime } from '@madoguchi/contract/calendar/model.ts';
import type { Executor } from '../../platform/db/statement.ts';
import { busyTimesIn, type Reader } from './event-views.ts';
import { findOfPeople } from './store.ts';

export { serveFeeds } from './feed/serve-feeds.ts';

/**
 * When events take each of the employees between two instants, by time. Without a reader titles of public events alone are told;
 * private events take nobody in others' eyes.
 */
export async function busyTimes(
  executor: Executor,
  asked: {
    readonly employees: readonly string[];
    readonly from: string;
    readonly to: string;
    readonly reader?: Reader;
  },
): Promise<BusyTime[]> {
  const { employees, from, to, reader = null } = asked;
  return busyTimesIn(await findOfPeople(executor, { employees, from, to }), { employees, from, to, reader });
}
