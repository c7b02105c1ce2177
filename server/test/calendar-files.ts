// Files of calendars as tests write them, line by line.
import { expect } from 'vitest';
import { readCalendar } from '../src/platform/ical/read/read-calendar.ts';
import type { ReadEvent } from '../src/platform/ical/read/read-event.ts';

/** A file of events, each given by its lines. */
export const fileOf = (...events: (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//y//EN',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

export const read = (text: string) => readCalendar(Buffer.from(text));

/** The only event that these lines make. */
export async function eventOf(...lines: string[]): Promise<ReadEvent> {
  const { events, problems } = await read(fileOf(['UID:a@x', 'DTSTAMP:20261125T000000Z', ...lines]));
  expect(problems).toEqual([]);
  const [event, ...more] = events;
  if (event === undefined || more.length > 0) throw new Error(`${events.length} events`);
  return event;
}

export const problemsOf = async (text: string) =>
  (await read(text)).problems.map(({ line, reason }) => `${line}: ${reason}`);
