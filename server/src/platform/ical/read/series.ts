// The dates of a series as its file means them: by the clock of its own zone, its exclusions by the original start of each date.
import type { Instant } from '@madoguchi/contract/values/id.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { lastSeriesDay, MOST_DATES } from '@madoguchi/contract/values/recurrence.ts';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { OriginalStart } from '../calendar-event.ts';
import type { Moment } from './properties.ts';
import type { RuleParts } from './rule-parts.ts';
import { TOKYO_ZONE, UTC_ZONE, type Wall } from './zones.ts';

/** Longer series and stranger rules than these allow are not followed. */
const PATIENCE = { maxIterations: 20_000, maxCandidateEvaluations: 50_000 } as const;

const MIDNIGHT = new Temporal.PlainTime();

export const wallOfStart = (start: Moment) => (start.kind === 'day' ? start.day.toPlainDateTime(MIDNIGHT) : start.wall);
/** The clock of the series, kept as if it were UTC: no change of clocks moves or drops a date on the way. */
const asUtc = (wall: Wall) => wall.toZonedDateTime('UTC');

const written = (instant: number): Instant => new Date(instant).toISOString();

/** The original start of the date whose clock says so. */
export function originalStart(series: Moment, wall: Wall): OriginalStart {
  return series.kind === 'day' ? (wall.toPlainDate().toString() as PlainDate) : written(series.zone.instantOf(wall));
}

/**
 * The original start that an exclusion or an exception names: a time in an all-day series is its day, in Tokyo where it is of UTC,
 * and a day in another series is the time that the series has on it.
 */
export function namedStart(series: Moment, named: Moment): OriginalStart {
  if (series.kind === 'day') {
    if (named.kind === 'day') return named.day.toString() as PlainDate;
    const wall = named.zone === UTC_ZONE ? TOKYO_ZONE.wallOf(UTC_ZONE.instantOf(named.wall)) : named.wall;
    return wall.toPlainDate().toString() as PlainDate;
  }
  if (named.kind === 'time') return written(named.zone.instantOf(named.wall));
  return originalStart(series, named.day.toPlainDateTime(series.wall.toPlainTime()));
}

/** `null` where there are too many to go through. */
function wallsBetween(rule: RuleParts, start: Moment, from: Wall, to: Wall): Wall[] | null {
  const untilDay = rule.until;
  const options = {
    ...rule.choice,
    ...PATIENCE,
    ...(rule.count === null ? {} : { count: rule.count }),
    ...(untilDay === null ? {} : { until: asUtc(untilWall(untilDay, start)) }),
    interval: rule.interval,
    wkst: rule.weekStart,
    dtstart: asUtc(wallOfStart(start)),
    includeDtstart: true,
    temporal: Temporal,
  };
  try {
    return new RRuleTemporal(options).between(asUtc(from), asUtc(to), true).map((found) => found.toPlainDateTime());
  } catch {
    return null;
  }
}

/** The last clock of a series: an end by a day includes all of it, one in UTC is turned to the zone of the series. */
function untilWall(until: Moment, start: Moment): Wall {
  if (until.kind === 'day') return until.day.toPlainDateTime({ hour: 23, minute: 59, second: 59 });
  if (start.kind === 'day' || until.zone === start.zone) return until.wall;
  return start.zone.wallOf(until.zone.instantOf(until.wall));
}

export interface SeriesDates {
  readonly starts: readonly OriginalStart[];
  /** There are more than these, or more than can be gone through. */
  readonly isCut: boolean;
}

export interface SeriesContent {
  readonly start: Moment;
  readonly rule: RuleParts | null;
  readonly additions: readonly OriginalStart[];
  readonly exclusions: readonly OriginalStart[];
}

/** The dates of a series from a day in its own zone on: of a year at most, and of those the first 100. */
export function datesFrom({ start, rule, additions, exclusions }: SeriesContent, day: PlainDate): SeriesDates {
  const from = Temporal.PlainDate.from(day).toPlainDateTime(MIDNIGHT);
  const to = Temporal.PlainDate.from(lastSeriesDay(day)).toPlainDateTime({ hour: 23, minute: 59, second: 59 });
  const regular = rule === null ? [wallOfStart(start)] : wallsBetween(rule, start, from, to);
  const [earliest, latest] = [originalStart(start, from), originalStart(start, to)];
  const found = new Set((regular ?? []).map((wall) => originalStart(start, wall)).concat(additions));
  for (const excluded of exclusions) found.delete(excluded);
  const starts = [...found].filter((one) => one >= earliest && one <= latest).sort();
  const goesOn = rule !== null && rule.count === null && (rule.until === null || isAfter(rule.until, start, to));
  return { starts: starts.slice(0, MOST_DATES), isCut: regular === null || starts.length > MOST_DATES || goesOn };
}

const isAfter = (until: Moment, start: Moment, wall: Wall) =>
  Temporal.PlainDateTime.compare(untilWall(until, start), wall) > 0;
