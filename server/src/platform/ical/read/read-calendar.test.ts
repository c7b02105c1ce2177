import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { eventOf, fileOf, problemsOf, read } from '../../../../test/calendar-files.ts';
import { everyZone } from '../../../../test/server-zones.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import { writeCalendar } from '../write-calendar.ts';
import { FILE_LIMITS, readCalendar } from './read-calendar.ts';
import type { ReadEvent } from './read-event.ts';

const day = (text: string) => text as PlainDate;

/** Start and end, or first and last day. */
async function timeOf(...lines: string[]): Promise<string[]> {
  const { time } = await eventOf(...lines);
  return time.allDay ? [time.firstDay, time.lastDay] : [time.start, time.end].map((at) => at.replace(':00.000Z', 'Z'));
}

const MONDAY_8 = ['2026-12-06T23:00Z', '2026-12-07T00:00Z'];

describe('a file of calendars', () => {
  it('whose folding tore a character is read whole', async () => {
    const bytes = Buffer.from(fileOf(['UID:a', 'DTSTART:20261207T080000', 'SUMMARY:定例会議']));
    const inside = bytes.indexOf('会') + 1;
    const torn = Buffer.concat([bytes.subarray(0, inside), Buffer.from('\r\n '), bytes.subarray(inside)]);
    const { events, problems } = await readCalendar(torn);
    expect([events[0]?.summary, problems]).toEqual(['定例会議', []]);
  });

  it('is read with a mark of byte order, with other line ends, and folded by tabs', async () => {
    const text = fileOf(['UID:a', 'DTSTART:20261207T080000', 'SUMMARY:定例\r\n\t会議']);
    for (const change of [`\uFEFF${text}`, text.replaceAll('\r\n', '\n'), text.replaceAll('\r\n', '\r')]) {
      expect((await read(change)).events.map(({ summary }) => summary)).toEqual(['定例会議']);
    }
  });

  it('is read as Shift_JIS where it says so, and else names the lines that are no text', async () => {
    const lines = ['UID:a', 'DTSTART:20261207T080000', 'SUMMARY:定例会議'];
    const bytes = iconv.encode(fileOf(lines, ['UID:b', 'DTSTART:20261207', 'SUMMARY:plain']), 'cp932');
    const told = await readCalendar(bytes, { isShiftJis: true });
    expect(told.events.map(({ summary }) => summary)).toEqual(['定例会議', 'plain']);
    const marked = iconv.encode(fileOf([...lines.slice(0, 2), 'SUMMARY;CHARSET=Shift_JIS:定例会議']), 'cp932');
    expect((await readCalendar(marked)).events[0]?.summary).toBe('定例会議');
    const untold = await readCalendar(bytes);
    expect(untold.events.map(({ uid }) => uid)).toEqual(['b']);
    expect(untold.problems).toEqual([{ reason: 'characters', line: 7, uid: null, about: '' }]);
  });

  it('that is none is told to be none', async () => {
    expect(await problemsOf('')).toEqual(['null: no-calendar']);
    expect(await problemsOf('氏名,番号\r\n佐藤,1\r\n')).toEqual(['1: no-calendar']);
    expect(await problemsOf('BEGIN:VCALENDAR\r\nVERSION:1.0\r\nEND:VCALENDAR\r\n')).toEqual(['2: version']);
  });

  it('loses by what is broken no more than that', async () => {
    const good = ['UID:good', 'DTSTART:20261207T080000', 'SUMMARY:good'];
    const text = fileOf(
      ['UID:a', 'SUMMARY:no start'],
      ['UID:b', 'DTSTART:20261399T080000'],
      ['UID:c', 'DTSTART:20261207T080000', 'DTEND:20261207T070000'],
      ['UID:d', 'DTSTART;TZID=Nowhere/At All:20261207T080000'],
      ['UID:e', 'DTSTART:20261207T080000', 'a line without a value', 'SUMMARY:e', 'X-BROKEN'],
      ['UID:f', 'DTSTART:20261207T080000', 'RRULE:FREQ=SECONDLY', 'EXDATE:never'],
      ['UID:g', 'DTSTART:20261207T080000', 'BEGIN:VALARM', 'TRIGGER:-PT5M', 'SUMMARY:alarm', 'END:VALARM', 'SUMMARY:g'],
      good,
    ).replace('END:VCALENDAR', 'BEGIN:VTODO\r\nUID:t\r\nEND:VTODO\r\nBEGIN:VEVENT\r\nUID:open\r\nEND:VCALENDAR');
    const { events, problems } = await read(text);
    expect(events.map(({ uid, summary }) => `${uid} ${summary}`.trim())).toEqual(['e e', 'f', 'g g', 'good good']);
    expect(problems.map(({ reason, uid, about }) => [reason, uid, about].filter(Boolean).join(' '))).toEqual([
      'time a no start',
      'time b',
      'end-before-start c',
      'zone d',
      'line e a line without a value',
      'line e X-BROKEN',
      'rule f FREQ=SECONDLY',
      'date-of-series f never',
      'other-kind VTODO',
      'unclosed VEVENT',
    ]);
  });

  it('is read as far as its size allows, and says where it stopped', async () => {
    const events = Array.from({ length: FILE_LIMITS.events + 2 }, (_, index) => [`UID:${index}`, 'DTSTART:20261207']);
    const many = await read(fileOf(...events));
    expect(many.events).toHaveLength(FILE_LIMITS.events);
    expect(many.problems.map(({ reason }) => reason)).toEqual(['too-many-events']);
    const large = await readCalendar(Buffer.alloc(FILE_LIMITS.bytes + 1, 'x'));
    expect(large.problems.map(({ reason }) => reason)).toEqual(['too-large']);
  });

  it('full of rules of endless dates is read in seconds', async () => {
    const rules = [
      'FREQ=SECONDLY',
      'FREQ=DAILY;BYHOUR=1,2;BYMINUTE=1,2',
      'FREQ=DAILY;COUNT=999999999',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    ];
    const events = Array.from({ length: 600 }, (_, index) => [
      `UID:${index}`,
      'DTSTART:19000101T000000',
      `RRULE:${rules[index % rules.length]}`,
    ]);
    const from = performance.now();
    const found = await read(fileOf(...events));
    expect(found.events).toHaveLength(FILE_LIMITS.series);
    expect(found.problems.filter(({ reason }) => reason === 'too-many-series')).toHaveLength(1);
    expect(performance.now() - from).toBeLessThan(10_000);
  });
});

describe('the time of an event in a file', () => {
  it('is of Tokyo by the name that Windows gives it, without a zone, and by its own name', async () => {
    await everyZone(async () => {
      for (const start of [
        'DTSTART;TZID=Tokyo Standard Time',
        'DTSTART',
        'DTSTART;TZID=Asia/Tokyo',
        'DTSTART;TZID=/x.org/Asia/Tokyo',
      ]) {
        expect(await timeOf(`${start}:20261207T080000`, 'DURATION:PT1H')).toEqual(MONDAY_8);
      }
      expect(await timeOf('DTSTART:20261206T230000Z', 'DTEND:20261207T000000Z')).toEqual(MONDAY_8);
    });
  });

  it('follows the zone as the file defines it, also under a name that says something else', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Tokyo Standard Time',
      ...['BEGIN:STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
      ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
      ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
      ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT'],
      'END:VTIMEZONE',
    ].join('\r\n');
    const text = fileOf(
      ['UID:winter', 'DTSTART;TZID=Tokyo Standard Time:20261207T080000'],
      ['UID:summer', 'DTSTART;TZID="Tokyo Standard Time":20260707T080000'],
    ).replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`);
    const { events, problems } = await read(text);
    expect(problems).toEqual([]);
    expect(events.map(({ time }) => (time.allDay ? '' : time.start))).toEqual([
      '2026-12-07T07:00:00.000Z',
      '2026-07-07T06:00:00.000Z',
    ]);
  });

  it('is of a known zone where the definition in the file would keep the portal busy', async () => {
    const zone =
      'BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n';
    const text = fileOf(['UID:a', 'DTSTART;TZID=America/New_York:20261207T080000']).replace(
      'BEGIN:VEVENT',
      `${zone}BEGIN:VEVENT`,
    );
    const [event] = (await read(text)).events;
    expect(event?.time).toMatchObject({ start: '2026-12-07T13:00:00.000Z' });
  });

  it('of all-day events includes the last day', async () => {
    const start = 'DTSTART;VALUE=DATE:20261201';
    expect(await timeOf(start, 'DTEND;VALUE=DATE:20261204')).toEqual(['2026-12-01', '2026-12-03']);
    expect(await timeOf(start)).toEqual(['2026-12-01', '2026-12-01']);
    expect(await timeOf(start, 'DTEND;VALUE=DATE:20261201')).toEqual(['2026-12-01', '2026-12-01']);
    expect(await timeOf(start, 'DURATION:P1W')).toEqual(['2026-12-01', '2026-12-07']);
    expect(await timeOf(start, 'DTEND:20261203T000000')).toEqual(['2026-12-01', '2026-12-02']);
    expect(await timeOf('DTSTART:20261201')).toEqual(['2026-12-01', '2026-12-01']);
  });

  it('counts the days of a duration by the clock of its zone, its hours one by one', async () => {
    const start = 'DTSTART;TZID=America/New_York:20260307T120000';
    expect(await timeOf(start, 'DURATION:P1D')).toEqual(['2026-03-07T17:00Z', '2026-03-08T16:00Z']);
    expect(await timeOf(start, 'DURATION:PT24H')).toEqual(['2026-03-07T17:00Z', '2026-03-08T17:00Z']);
  });
});

describe('an event in a file', () => {
  it('says its texts, its people and its state', async () => {
    const event = await eventOf(
      'DTSTART:20261207T080000',
      'SEQUENCE:3',
      'LAST-MODIFIED:20261125T010203Z',
      'SUMMARY:A\\;B\\,C\\\\D\\nE: "F"\u0007',
      'DESCRIPTION;ALTREP="https://x.example/a:b":か\u3099',
      'LOCATION:第1会議室',
      'URL:https://x.example/?a=1,2',
      'ORGANIZER;CN="佐藤, 健太":MAILTO:sato@example.jp',
      'ATTENDEE;PARTSTAT=ACCEPTED;CN=鈴木:mailto:suzuki@example.jp',
      'ATTENDEE;PARTSTAT=DELEGATED:mailto:tanaka@example.jp',
      'ATTENDEE:invalid',
      'STATUS:cancelled',
      'CLASS:X-SECRET',
      'TRANSP:TRANSPARENT',
    );
    expect(event).toMatchObject({
      uid: 'a@x',
      sequence: 3,
      stamp: '2026-11-25T00:00:00.000Z',
      lastModified: '2026-11-25T01:02:03.000Z',
      summary: 'A;B,C\\D\nE: "F"',
      description: 'が',
      location: '第1会議室',
      url: 'https://x.example/?a=1,2',
      organizer: { name: '佐藤, 健太', email: 'sato@example.jp' },
      attendees: [
        { name: '鈴木', email: 'suzuki@example.jp', answer: 'ACCEPTED' },
        { name: '', email: 'tanaka@example.jp', answer: 'NEEDS-ACTION' },
      ],
      status: 'CANCELLED',
      class: 'PRIVATE',
      transparency: 'TRANSPARENT',
    });
  });

  it('without an identity is known again, and is another when it says something else', async () => {
    const uidOf = async (summary: string) =>
      (await read(fileOf(['DTSTART:20261207', `DTSTAMP:${Math.random()}`, `SUMMARY:${summary}`]))).events[0]?.uid;
    expect(await uidOf('a')).toBe(await uidOf('a'));
    expect(await uidOf('a')).not.toBe(await uidOf('b'));
  });

  it('that the portal wrote is read as it was', async () => {
    const ends = { by: 'until', day: '2027-01-31' };
    const recurrence = Recurrence.parse({ every: 'week', interval: 2, weekdays: ['mo', 'we'], ends });
    const written = {
      uid: 'b@portal.example.jp',
      sequence: 2,
      stamp: '2026-11-25T01:02:03.000Z',
      lastModified: '2026-11-25T01:02:03.000Z',
      time: { allDay: false, start: '2026-12-06T23:00:00.000Z', end: '2026-12-07T00:00:00.000Z' },
      summary: `${'会'.repeat(100)}🙂`,
      description: '1\n2',
      location: '本社, 3階; 東',
      url: 'https://portal.example.jp/apps/calendar',
      organizer: { name: '佐藤', email: 'sato@example.jp' },
      attendees: [{ name: '鈴木', email: 'suzuki@example.jp', answer: 'TENTATIVE' }],
      status: 'TENTATIVE',
      class: 'CONFIDENTIAL',
      transparency: 'TRANSPARENT',
      exclusions: ['2026-12-08T23:00:00.000Z'],
      recurrenceId: null,
    } as const satisfies Omit<CalendarEvent, 'recurrence'>;
    const [found] = (
      await readCalendar(writeCalendar({ name: 'x', method: 'PUBLISH', events: [{ ...written, recurrence }] }))
    ).events;
    expect(found).toMatchObject(written);
    expect(found?.series?.rule).toEqual(recurrence);
  });
});

describe('a mangled file', () => {
  const whole = fileOf(
    [
      'UID:a',
      'DTSTART;TZID=Tokyo Standard Time:20261207T080000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270101T000000Z',
      'EXDATE;VALUE=DATE:20261214',
      'SUMMARY:会議\\, 定例',
    ],
    [
      'UID:a',
      'RECURRENCE-ID;VALUE=DATE:20261221',
      'DTSTART:20261222T080000Z',
      'DTEND:20261222T090000Z',
      'ORGANIZER;CN="x":mailto:a@b.jp',
    ],
    [
      'UID:b',
      'DTSTART;VALUE=DATE:20261228',
      'DTEND;VALUE=DATE:20261230',
      'RDATE;VALUE=PERIOD:20261214T000000Z/PT1H',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3',
    ],
  ).replace(
    'BEGIN:VEVENT',
    'BEGIN:VTIMEZONE\r\nTZID:Tokyo Standard Time\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:+0900\r\nTZOFFSETTO:+0900\r\nRRULE:FREQ=YEARLY;BYMONTH=1;BYDAY=1SU\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT',
  );
  const bytes = Buffer.from(whole);
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 12 }),
    fc
      .constantFrom(
        '\r\n',
        '\r\n ',
        ':',
        ';',
        '"',
        '=',
        '99999999999',
        '-',
        'Z',
        'T',
        '\\',
        'BEGIN:VEVENT\r\n',
        'END:VEVENT\r\n',
        'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO\r\n',
        'DTSTART:00010101T000000\r\n',
      )
      .map((text) => Uint8Array.from(Buffer.from(text))),
  );
  const cut = fc.record({ at: fc.nat(bytes.length), drop: fc.nat(40), put: piece });
  const isRead = ({ time, recurrenceId, exclusions }: ReadEvent) =>
    (time.allDay
      ? isPlainDate(time.firstDay) && isPlainDate(time.lastDay) && time.firstDay <= time.lastDay
      : Date.parse(time.start) <= Date.parse(time.end)) &&
    [recurrenceId ?? '2026-12-01', ...exclusions].every((start) => !Number.isNaN(Date.parse(start)));

  it('never throws, and gives events whose times are times', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { minLength: 1, maxLength: 6 }), async (cuts) => {
        const mangled = cuts.reduce(
          (before, { at, drop, put }) => Buffer.concat([before.subarray(0, at), put, before.subarray(at + drop)]),
          bytes,
        );
        const { events } = await readCalendar(mangled);
        expect(events.every(isRead)).toBe(true);
        for (const { series } of events) series?.datesFrom(day('2026-12-01'));
      }),
    );
  });

  it('of nothing but noise is told', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (noise) => {
        const { events, problems } = await readCalendar(noise);
        expect([events.length, problems.length > 0]).toEqual([0, true]);
      }),
    );
  });
});
