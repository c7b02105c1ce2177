import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../values/calendar-days.ts';
import { PlainDate } from '../values/plain-date.ts';
import { Recurrence, repeatWeekday } from '../values/recurrence.ts';
import { tokyoInstant } from '../values/tokyo-time.ts';
import { type CalendarEvent, liesIn, occurrenceOf, occurrencesOf, spanOf } from './event.ts';
import {
  begunAt,
  endedBefore,
  isOver,
  isSameRule,
  keptDates,
  movedRule,
  withAll,
  withDate,
  withDates,
  withoutDate,
} from './series.ts';

const day = (text: string) => PlainDate.parse(text);
const at = (text: string, time: string) => tokyoInstant(day(text), time);
const weekly = (count = 4) => Recurrence.parse({ every: 'week', weekdays: ['mo'], ends: { by: 'count', count } });

const MONDAYS = ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'].map(day);

const series = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'e',
  version: 1,
  ownerAccount: 'a',
  title: '朝会',
  description: '',
  place: '',
  allDay: false,
  startsAt: at('2026-12-07', '12:00'),
  endsAt: at('2026-12-07', '13:00'),
  visibility: 'busy',
  rule: weekly(),
  days: MONDAYS,
  exceptions: [],
  participants: [],
  uid: 'u',
  sequence: 0,
  removedAt: null,
  ...more,
});

const starts = (event: CalendarEvent) => occurrencesOf(event).map(({ startsAt }) => startsAt);
const second = (event: CalendarEvent) => {
  const found = occurrenceOf(event, day('2026-12-14'));
  if (found === null) throw new Error('no such date');
  return found;
};
const moved = { startsAt: at('2026-12-15', '15:00'), endsAt: at('2026-12-15', '17:00') };

describe('one date', () => {
  it('keeps its own time and texts, and is no exception once it is as the series has it', () => {
    const event = series();
    const own = withDate(event, second(event), { ...second(event), title: '拡大', ...moved });
    expect(keptDates(own)).toEqual(['2026-12-14']);
    expect(occurrenceOf(own, day('2026-12-14'))).toMatchObject({ title: '拡大', ...moved, isException: true });
    expect(withDate(own, second(own), second(event)).exceptions).toEqual([]);
  });

  it('follows the series in what it has not of its own', () => {
    const own = withDate(series(), second(series()), { ...second(series()), title: '拡大' });
    expect(
      second({ ...own, place: '会議室B', startsAt: at('2026-12-07', '09:00'), endsAt: at('2026-12-07', '10:00') }),
    ).toMatchObject({
      title: '拡大',
      place: '会議室B',
      startsAt: at('2026-12-14', '09:00'),
    });
  });

  it('does not take place once it is removed, and is not kept', () => {
    const rest = withoutDate(series(), day('2026-12-14'));
    expect(starts(rest)).toHaveLength(3);
    expect(keptDates(rest)).toEqual([]);
    expect(isOver(MONDAYS.reduce(withoutDate, series()))).toBe(true);
  });
});

describe('a cut', () => {
  it('loses no date and no exception, wherever it lies', () => {
    const cuts = fc.constantFrom(...MONDAYS);
    fc.assert(
      fc.property(cuts, cuts, (cut, own) => {
        const one = occurrenceOf(series(), own);
        if (one === null) return;
        const event = withDate(series(), one, { ...one, title: '別' });
        const [before, after] = [endedBefore(event, cut), begunAt(event, cut)];
        expect([...starts(before), ...starts(after)]).toEqual(starts(event));
        expect([...keptDates(before), ...keptDates(after)]).toEqual(keptDates(event));
        expect(after.rule?.ends).toEqual({ by: 'count', count: after.days.length });
        expect(before.rule?.ends).toEqual({ by: 'until', day: addDays(cut, -1) });
      }),
    );
  });
});

describe('all of a series', () => {
  it('moves as the opened date did, its own dates with it', () => {
    const event = withoutDate(series(), day('2026-12-28'));
    const all = withAll(event, second(event), { ...second(event), ...moved }, event.rule);
    expect(all.rule).toMatchObject({ weekdays: ['tu'] });
    expect(all).toMatchObject({ startsAt: at('2026-12-08', '15:00'), endsAt: at('2026-12-08', '17:00') });
    expect(all.exceptions).toMatchObject([{ day: '2026-12-29', isRemoved: true }]);
  });

  it('takes from a date of its own only what was changed of it', () => {
    const own = withDate(series(), second(series()), { ...second(series()), title: '拡大', ...moved });
    const all = withAll(own, second(own), { ...second(own), description: '資料あり' }, own.rule);
    expect(all).toMatchObject({ title: '朝会', description: '資料あり', startsAt: at('2026-12-07', '12:00') });
  });

  it('becomes the one date that was opened where it repeats no more', () => {
    const single = withAll(series(), second(series()), second(series()), null);
    expect(single).toMatchObject({ rule: null, exceptions: [], startsAt: at('2026-12-14', '12:00') });
  });

  it('begins on the first day of its rule, and drops what was changed of days that it has no more', () => {
    const event = withoutDate(series(), day('2026-12-14'));
    const dated = withDates(event, ['2026-12-09', '2026-12-16'].map(day));
    expect(dated).toMatchObject({
      startsAt: at('2026-12-09', '12:00'),
      endsAt: at('2026-12-09', '13:00'),
      exceptions: [],
    });
  });
});

describe('a rule that moves', () => {
  it('keeps its last day, and its place in the month', () => {
    const monthly = (rule: object) =>
      Recurrence.parse({ every: 'month', monthly: rule, ends: { by: 'until', day: '2027-05-31' } });
    const move = (rule: object, days: number, first: string) => movedRule(monthly(rule), days, day(first));
    expect(move({ by: 'date', day: 7 }, 1, '2026-12-08')).toMatchObject({
      monthly: { by: 'date', day: 8 },
      ends: { by: 'until', day: '2027-06-01' },
    });
    expect(move({ by: 'weekday', nth: -1, weekday: 'fr' }, 1, '2026-12-26')).toMatchObject({
      monthly: { by: 'weekday', nth: -1, weekday: 'sa' },
    });
    expect(move({ by: 'weekday', nth: 2, weekday: 'fr' }, 7, '2026-12-18')).toMatchObject({
      monthly: { by: 'weekday', nth: 3, weekday: 'fr' },
    });
    expect(move({ by: 'last-day' }, 1, '2027-01-01')).toMatchObject({ monthly: { by: 'date', day: 1 } });
  });

  it('turns every weekday by as many days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), (days) => {
        const first = addDays(day('2026-12-07'), days);
        expect(movedRule(weekly(), days, first)).toMatchObject({ weekdays: [repeatWeekday(first)] });
      }),
    );
  });

  it('is the same in whatever order its parts stand', () => {
    const one = weekly();
    const other = Object.fromEntries(Object.entries(one).reverse()) as Recurrence;
    expect(isSameRule(one, other)).toBe(true);
    expect(isSameRule(one, weekly(3))).toBe(false);
    expect(isSameRule(null, one)).toBe(false);
  });
});

describe('where an event lies', () => {
  it('spans its dates, those that were moved too', () => {
    const own = withDate(series(), second(series()), {
      ...second(series()),
      startsAt: at('2027-01-05', '09:00'),
      endsAt: at('2027-01-05', '10:00'),
    });
    expect(spanOf(own)).toEqual({ from: at('2026-12-07', '12:00'), to: at('2027-01-05', '10:00') });
    expect(spanOf({ ...own, days: [] })).toBeNull();
  });

  it('touches a time that it begins before and ends after; a moment is where it is', () => {
    const [from, to] = [at('2026-12-02', '10:00'), at('2026-12-02', '11:00')];
    const touches = (start: string, end: string) =>
      liesIn({ startsAt: at('2026-12-02', start), endsAt: at('2026-12-02', end) }, from, to);
    expect(touches('09:00', '10:00')).toBe(false);
    expect(touches('11:00', '12:00')).toBe(false);
    expect(touches('09:59', '10:01')).toBe(true);
    expect(touches('10:00', '10:00')).toBe(true);
    expect(touches('11:00', '11:00')).toBe(false);
  });
});
