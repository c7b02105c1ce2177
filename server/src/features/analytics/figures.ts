// Puts the figures of all widgets together from sums of days: what is known, what is not, and with what it is compared.
import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import {
  fiscalYears,
  isUnfinished,
  lastCounted,
  type Period,
  periodOf,
  type Span,
  stepBefore,
  stepsOf,
} from '@madoguchi/contract/analytics/periods.ts';
import type { Pace } from '@madoguchi/contract/analytics/widgets.ts';
import { withThoseBelow } from '@madoguchi/contract/master-data/departments.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, firstDay, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Measure } from '../../platform/figures/figure-source.ts';
import type { Ground } from '../../platform/ground.ts';
import { masterData } from '../master-data/public.ts';
import { requestedPurchases } from '../purchase-requests/public.ts';
import { type DaySum, findCount, findSums } from './daily-figures-store.ts';
import { peopleFigures } from './people-figures.ts';
import { findHours, findSince, type HourOfViews } from './screen-views-store.ts';

const SPEND: readonly Measure[] = ['claim-yen', 'purchase-yen'];
const WORK: readonly Measure[] = ['claims', 'requests', 'decided', 'passed', 'approved', 'approval-minutes'];
const FIRST_PASS_TARGET = 'first-pass-target-percent';

const isIn = ({ from, to }: Span, day: PlainDate) => from <= day && day <= to;

/** The place of the first of the days, which are in order, that is late enough; their number where none is. */
function firstThat(isLate: (day: PlainDate) => boolean, days: readonly PlainDate[]): number {
  let [from, to] = [0, days.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isLate(days[middle] as PlainDate)) to = middle;
    else from = middle + 1;
  }
  return from;
}

interface Course {
  readonly days: PlainDate[];
  /** The sum before each of the days, and behind the last of them. */
  readonly before: number[];
}

/** Sums over spans of what was read at once, in the order of days. */
class Sums {
  readonly #courses = new Map<Measure, Course>();
  constructor(rows: readonly DaySum[]) {
    for (const { day, measure, value } of rows) {
      const course = this.#courses.get(measure) ?? { days: [], before: [0] };
      this.#courses.set(measure, course);
      course.days.push(day);
      course.before.push((course.before.at(-1) ?? 0) + value);
    }
  }
  over({ from, to }: Span, ...measures: readonly Measure[]): number {
    if (to < from) return 0;
    return measures.reduce((sum, measure) => {
      const { days, before } = this.#courses.get(measure) ?? { days: [], before: [0] };
      const [begun, ended] = [firstThat((day) => day >= from, days), firstThat((day) => day > to, days)];
      return sum + (before[ended] ?? 0) - (before[begun] ?? 0);
    }, 0);
  }
  of(day: PlainDate, measure: Measure): number {
    return this.over({ from: day, to: day }, measure);
  }
}

/** A month that has not come, or in which nobody had spent anything yet, is unknown and no 0. */
function spendOfYears(sums: Sums, last: PlainDate, since: PlainDate | null): Figures['spend']['years'] {
  return fiscalYears(last).map(({ year, months }) => ({
    year,
    months: months.map((month) => {
      const isKnown = since !== null && firstDay(month) <= last && lastDay(month) >= since;
      const span = { from: firstDay(month), to: lastDay(month) < last ? lastDay(month) : last };
      const of = (measure: Measure) => (isKnown ? sums.over(span, measure) : null);
      return { month, claims: of('claim-yen'), purchases: of('purchase-yen') };
    }),
  }));
}

function paceOf(sums: Sums, pace: Pace, last: PlainDate): Figures['pace'][Pace] {
  const steps = stepsOf(pace, last).map((span) => ({ ...span, yen: sums.over(span, ...SPEND) }));
  const newest = steps.at(-1) ?? { from: last, to: last, yen: 0 };
  return {
    now: newest.yen,
    before: sums.over(stepBefore(pace, newest), ...SPEND),
    isRunning: isUnfinished(pace, newest),
    steps,
  };
}

function firstPassOf(sums: Sums, { span, before, days }: Period, targetPercent: number | null): Figures['firstPass'] {
  const passed = (over: Span) => ({ passed: sums.over(over, 'passed'), decided: sums.over(over, 'decided') });
  const lead = (over: Span) => ({
    approved: sums.over(over, 'approved'),
    minutes: sums.over(over, 'approval-minutes'),
  });
  return {
    now: passed(span),
    before: passed(before),
    targetPercent,
    lead: { now: lead(span), before: lead(before) },
    days: days.map((day) => ({ day, passed: sums.of(day, 'passed'), decided: sums.of(day, 'decided') })),
  };
}

/** Before counting began nothing is known: that is no visit of nobody. */
function visitsOf(hours: readonly HourOfViews[], since: PlainDate | null, period: Period): Figures['visits'] {
  const over = (span: Span) => {
    if (since === null || span.to < since || span.to < span.from) return null;
    return hours.reduce((sum, { day, visits }) => (isIn(span, day) ? sum + visits : sum), 0);
  };
  // A span that began before the counting would be compared with more days than it has.
  const before = since !== null && period.before.from >= since ? over(period.before) : null;
  const days = period.days.map((day) => ({ day, value: over({ from: day, to: day }) }));
  return { now: over(period.span), before, since, days };
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function trafficOf(hours: readonly HourOfViews[], since: PlainDate | null, day: PlainDate, until: number) {
  const ofDay = new Map(hours.filter((one) => one.day === day).map((one) => [one.hour, one]));
  return HOURS.map((hour) => {
    if (since === null || day < since || hour > until) return { hour, visits: null, views: null };
    const found = ofDay.get(hour);
    return { hour, visits: found?.visits ?? 0, views: found?.views ?? 0 };
  });
}

interface Asked {
  readonly month: YearMonth;
  readonly department: string | null;
  readonly now: string;
}

/** Every figure of a month, read at once. */
export async function figuresOf(ground: Ground, { month, department, now }: Asked): Promise<Figures> {
  const { pool } = ground;
  const today = ground.clock.today();
  const yesterday = addDays(today, -1);
  const period = periodOf(month, today);
  const last = lastCounted(month, today);
  const earliest = firstDay(fiscalYears(last).at(-1)?.months[0] ?? month);
  const monthEnd = (back: number) => lastDay(addMonths(monthOf(last) as YearMonth, -back));
  // On the first of a month, yesterday lies in the one before, which is read as well.
  const viewsFrom = monthEnd(2);
  const { rates, lists } = await masterData(ground);
  // As the lists do, to which the figures lead.
  const departments = department === null ? null : withThoseBelow([department], lists.group);
  const [spent, work, count, hours, since, people, purchases] = await Promise.all([
    findSums(pool, { measures: SPEND, from: earliest, to: last, departments }),
    findSums(pool, { measures: WORK, from: period.before.from, to: lastDay(month), departments }),
    findCount(pool),
    findHours(pool, viewsFrom, today),
    findSince(pool),
    peopleFigures(ground, { today, now: last, month: monthEnd(1), year: monthEnd(12), departments }),
    requestedPurchases(pool, { ...period.span, departments }),
  ]);
  const [spend, done] = [new Sums(spent), new Sums(work)];
  const target = rates.filter((rate) => rate.key === FIRST_PASS_TARGET && rate.validFrom <= last).at(-1);
  return {
    month,
    department,
    today,
    countedAt: count.countedAt,
    days: period.days.length,
    isRunning: period.isRunning,
    spend: {
      now: spend.over(period.span, ...SPEND),
      before: spend.over(period.before, ...SPEND),
      claims: done.of(firstDay(month), 'claims'),
      years: spendOfYears(spend, last, count.since),
    },
    firstPass: firstPassOf(done, period, target?.value ?? null),
    requests: {
      now: done.over(period.span, 'requests'),
      before: done.over(period.before, 'requests'),
      days: period.days.map((day) => ({ day, value: done.of(day, 'requests') })),
    },
    visits: visitsOf(hours, since, period),
    traffic: {
      today: trafficOf(hours, since, today, Number(tokyoWall(now).time.slice(0, 2))),
      yesterday: trafficOf(hours, since, yesterday, 23),
    },
    ...people,
    pace: { day: paceOf(spend, 'day', last), week: paceOf(spend, 'week', last), month: paceOf(spend, 'month', last) },
    purchases: { ...purchases, top: [...purchases.top] },
  };
}
