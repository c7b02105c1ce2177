// The text of an RRULE, taken apart. Rules within a day are none here: one line of them is a million dates.

import { type Moment, momentOf, type Property } from './properties.ts';
import type { FindZone } from './zones.ts';

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const WEEKDAY = /^[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU)$/;

export interface RuleParts {
  /** As rrule-temporal takes them. */
  readonly choice: {
    readonly freq: (typeof FREQUENCIES)[number];
    readonly byDay?: string[];
    readonly byMonthDay?: number[];
    readonly byMonth?: number[];
    readonly byYearDay?: number[];
    readonly byWeekNo?: number[];
    readonly bySetPos?: number[];
  };
  readonly interval: number;
  readonly weekStart: string;
  readonly count: number | null;
  readonly until: Moment | null;
}

const NUMBERS = {
  BYMONTHDAY: ['byMonthDay', 31],
  BYMONTH: ['byMonth', 12],
  BYYEARDAY: ['byYearDay', 366],
  BYWEEKNO: ['byWeekNo', 53],
  BYSETPOS: ['bySetPos', 366],
} as const;
const OTHERS = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY']);

/** Whole numbers other than 0, none further from it than `most`; `null` where one is not. */
function numbersOf(text: string, most: number): number[] | null {
  const numbers = text.split(',').map((one) => (/^[+-]?\d{1,9}$/.test(one) ? Number(one) : 0));
  return numbers.every((one) => one !== 0 && Math.abs(one) <= most) ? numbers : null;
}

function choiceOf(parts: ReadonlyMap<string, string>): RuleParts['choice'] | null {
  const freq = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  if (freq === undefined) return null;
  const choice: Record<string, unknown> = { freq };
  for (const [name, [key, most]] of Object.entries(NUMBERS)) {
    const text = parts.get(name);
    const numbers = text === undefined ? undefined : numbersOf(text, most);
    if (numbers === null) return null;
    if (numbers !== undefined) choice[key] = numbers;
  }
  const days = parts
    .get('BYDAY')
    ?.split(',')
    .map((day) => day.replace(/^\+/, ''));
  if (days !== undefined && !days.every((day) => WEEKDAY.test(day))) return null;
  return { freq, ...choice, ...(days === undefined ? {} : { byDay: days }) };
}

/** A number from 1 on; `null` where it is none. */
const positive = (text: string) => {
  const [number = 0] = numbersOf(text, 999_999_999) ?? [];
  return number > 0 ? number : null;
};

/** `null` where the rule is none, repeats within a day, or has parts that nobody knows. */
export function ruleParts(property: Property, findZone: FindZone): RuleParts | null {
  const pairs = property.raw
    .trim()
    .toUpperCase()
    .split(';')
    .filter((pair) => pair !== '');
  const parts = new Map(pairs.map((pair) => [pair.split('=')[0]?.trim() ?? '', pair.split('=')[1]?.trim() ?? '']));
  if (parts.size !== pairs.length) return null;
  if (![...parts.keys()].every((name) => name in NUMBERS || OTHERS.has(name))) return null;
  const choice = choiceOf(parts);
  const interval = positive(parts.get('INTERVAL') ?? '1');
  const count = parts.has('COUNT') ? positive(parts.get('COUNT') ?? '') : undefined;
  const end = parts.get('UNTIL');
  const until = end === undefined || FOREVER.test(end) ? undefined : untilOf(end, property, findZone);
  const weekStart = parts.get('WKST') ?? 'MO';
  if (choice === null || interval === null || count === null || until === null) return null;
  if (!/^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(weekStart)) return null;
  return { choice, interval, weekStart, count: count ?? null, until: until ?? null };
}

/** Some calendars let a series without an end end in the year 9999. */
const FOREVER = /^(?:2[2-9]|[3-9]\d)\d{6}/;
const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/;

function untilOf(text: string, property: Property, findZone: FindZone): Moment | null {
  const [, year, month, day, hour, minute, second, utc] = BASIC.exec(text) ?? [];
  const time = hour === undefined ? '' : `T${hour}:${minute}:${second}${utc}`;
  const moment = momentOf(property, `${year}-${month}-${day}${time}`, findZone);
  return typeof moment === 'string' ? null : moment;
}
