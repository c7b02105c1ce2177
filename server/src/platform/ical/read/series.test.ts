import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { describe, expect, it } from 'vitest';
import { eventOf, fileOf, problemsOf, read } from '../../../../test/calendar-files.ts';

const day = (text: string) => text as PlainDate;

describe('the exclusions and exceptions of a series', () => {
  const allDay = ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3'];
  const weekly = ['DTSTART;TZID=Asia/Tokyo:20261207T100000', 'RRULE:FREQ=WEEKLY;COUNT=3'];
  const datesOf = async (...lines: string[]) => (await eventOf(...lines)).series?.datesFrom(day('2026-12-01')).starts;

  it('take a day out of an all-day series that they name by a time', async () => {
    for (const exdate of ['EXDATE:20261202T000000', 'EXDATE:20261201T150000Z', 'EXDATE;VALUE=DATE:20261202']) {
      expect(await datesOf(...allDay, exdate)).toEqual(['2026-12-01', '2026-12-03']);
    }
  });

  it('take out the date of a day that they name without a time', async () => {
    for (const exdate of [
      'EXDATE;VALUE=DATE:20261214',
      'EXDATE;TZID=Europe/London:20261214T010000',
      'EXDATE:20261214T010000Z',
    ]) {
      expect(await datesOf(...weekly, exdate)).toEqual(['2026-12-07T01:00:00.000Z', '2026-12-21T01:00:00.000Z']);
    }
  });

  it('count among the times of a series: three with one excluded are two', async () => {
    const event = await eventOf(...weekly, 'EXDATE;TZID=Asia/Tokyo:20261207T100000,20261214T100000');
    expect(event.series?.rule).toMatchObject({ ends: { by: 'count', count: 3 } });
    expect(event.exclusions).toEqual(['2026-12-07T01:00:00.000Z', '2026-12-14T01:00:00.000Z']);
  });

  it('are told by the original start, wherever the date moved', async () => {
    const moved = (id: string) => ['UID:a', id, 'DTSTART:20261215T150000'];
    for (const id of [
      'RECURRENCE-ID;TZID=Asia/Tokyo:20261214T100000',
      'RECURRENCE-ID;VALUE=DATE:20261214',
      'RECURRENCE-ID:20261214T010000Z',
    ]) {
      const { events } = await read(fileOf(moved(id), ['UID:a', ...weekly]));
      expect(events.map(({ recurrenceId }) => recurrenceId)).toEqual(['2026-12-14T01:00:00.000Z', null]);
    }
    expect(await problemsOf(fileOf(moved('RECURRENCE-ID;RANGE=THISANDFUTURE:20261214T100000')))).toEqual(['4: range']);
  });
});

describe('the rule of a series in a file', () => {
  const ruleOf = async (start: string, rule: string, ...lines: string[]) =>
    (await eventOf(`DTSTART;TZID=Asia/Tokyo:${start}`, `RRULE:${rule}`, ...lines)).series?.rule;
  const count = { by: 'count', count: 3 };

  it.each([
    ['20261207T080000', 'FREQ=DAILY;COUNT=3', { every: 'day', interval: 1, ends: count }],
    [
      '20261207T080000',
      'FREQ=DAILY;BYDAY=MO,TU;COUNT=3',
      { every: 'week', interval: 1, weekdays: ['mo', 'tu'], ends: count },
    ],
    ['20261207T080000', 'FREQ=WEEKLY;COUNT=3', { every: 'week', interval: 1, weekdays: ['mo'], ends: count }],
    [
      '20261207T080000',
      'FREQ=WEEKLY;WKST=SU;INTERVAL=2;BYDAY=MO;COUNT=3',
      { every: 'week', interval: 2, weekdays: ['mo'], ends: count },
    ],
    [
      '20261207T080000',
      'FREQ=MONTHLY;COUNT=3',
      { every: 'month', interval: 1, monthly: { by: 'date', day: 7 }, ends: count },
    ],
    [
      '20261231T080000',
      'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3',
      { every: 'month', interval: 1, monthly: { by: 'last-day' }, ends: count },
    ],
    [
      '20261231T080000',
      'FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYSETPOS=-1;COUNT=3',
      { every: 'month', interval: 1, monthly: { by: 'last-day' }, ends: count },
    ],
    [
      '20261214T080000',
      'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2;COUNT=3',
      { every: 'month', interval: 1, monthly: { by: 'weekday', nth: 2, weekday: 'mo' }, ends: count },
    ],
    [
      '20261225T080000',
      'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3',
      { every: 'month', interval: 1, monthly: { by: 'weekday', nth: -1, weekday: 'fr' }, ends: count },
    ],
    [
      '20261207T080000',
      'FREQ=WEEKLY;UNTIL=20261220T230000Z',
      { every: 'week', interval: 1, weekdays: ['mo'], ends: { by: 'until', day: '2026-12-21' } },
    ],
    [
      '20261207T080000',
      'FREQ=WEEKLY;UNTIL=20261220T225959Z',
      { every: 'week', interval: 1, weekdays: ['mo'], ends: { by: 'until', day: '2026-12-20' } },
    ],
    [
      '20261207T080000',
      'FREQ=WEEKLY;UNTIL=20261221',
      { every: 'week', interval: 1, weekdays: ['mo'], ends: { by: 'until', day: '2026-12-21' } },
    ],
  ])('of %s, %s is the portal’s own', async (start, rule, expected) => {
    expect(await ruleOf(start, rule)).toEqual(expected);
  });

  it.each([
    ['20261207T080000', 'FREQ=WEEKLY', 'no-end'],
    ['20261207T080000', 'FREQ=WEEKLY;UNTIL=99991231T235959Z', 'no-end'],
    ['20261207T080000', 'FREQ=DAILY;COUNT=101', 'too-long'],
    ['20261207T080000', 'FREQ=MONTHLY;COUNT=14', 'too-long'],
    ['20261207T080000', 'FREQ=WEEKLY;UNTIL=20280101T000000Z', 'too-long'],
    ['20261207T080000', 'FREQ=YEARLY;COUNT=2', 'other'],
    ['20261207T080000', 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1;COUNT=3', 'other'],
    ['20261207T080000', 'FREQ=WEEKLY;BYDAY=TU;COUNT=3', 'other'],
    ['20261206T080000', 'FREQ=WEEKLY;WKST=SU;INTERVAL=2;BYDAY=SU,MO;COUNT=4', 'other'],
  ])('of %s, %s is none of the portal’s, and named', async (start, rule, reason) => {
    expect(await ruleOf(start, rule)).toBe(reason);
  });

  it('is none of the portal’s where its clock changes, and its dates follow that clock', async () => {
    const event = await eventOf('DTSTART;TZID=America/New_York:20260302T100000', 'RRULE:FREQ=WEEKLY;COUNT=2');
    expect(event.series?.rule).toBe('other');
    expect(event.series?.datesFrom(day('2026-03-01')).starts).toEqual([
      '2026-03-02T15:00:00.000Z',
      '2026-03-09T14:00:00.000Z',
    ]);
  });

  it('gives its dates from a day on: of a year, and of those the first 100', async () => {
    const datesFrom = async (rule: string, from: string) =>
      (await eventOf('DTSTART;TZID=Asia/Tokyo:20200106T080000', `RRULE:${rule}`)).series?.datesFrom(day(from));
    const weekly = await datesFrom('FREQ=WEEKLY', '2026-11-25');
    expect([weekly?.starts.length, weekly?.starts[0], weekly?.isCut]).toEqual([52, '2026-11-29T23:00:00.000Z', true]);
    const daily = await datesFrom('FREQ=DAILY', '2026-11-25');
    expect([daily?.starts.length, daily?.isCut]).toEqual([100, true]);
    expect(await datesFrom('FREQ=YEARLY;COUNT=8', '2026-11-25')).toEqual({
      starts: ['2027-01-05T23:00:00.000Z'],
      isCut: false,
    });
    expect(await datesFrom('FREQ=WEEKLY;COUNT=8', '2026-11-25')).toEqual({ starts: [], isCut: false });
    expect(await datesFrom('FREQ=DAILY;COUNT=999999', '2026-11-25')).toMatchObject({
      starts: { length: 100 },
      isCut: true,
    });
  });

  it('takes added dates along', async () => {
    const event = await eventOf('DTSTART;TZID=Asia/Tokyo:20261207T080000', 'RDATE;TZID=Asia/Tokyo:20261209T090000');
    expect(event.series?.datesFrom(day('2026-12-01')).starts).toEqual([
      '2026-12-06T23:00:00.000Z',
      '2026-12-09T00:00:00.000Z',
    ]);
    expect(event.series?.rule).toBe('other');
  });
});
