// The rule of a series while it is being chosen: how one kind of rule becomes another, and what a rule says. Pure.

import type { Language } from '@madoguchi/contract/message.ts';
import type { NewReservation } from '@madoguchi/contract/reservations/model.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import {
  type Monthly,
  monthlyChoices,
  REPEAT_WEEKDAYS,
  type Recurrence,
  type RepeatWeekday,
  repeatWeekday,
} from '@madoguchi/contract/values/recurrence.ts';
import { formatWeekday } from '../../../platform/formats.ts';
import type { SayReservation } from '../words.ts';

export type Series = NonNullable<NewReservation['series']>;
export type Every = Recurrence['every'];

const FIRST_COUNT = 4;
const A_MONDAY = '2026-11-23' as PlainDate;

/** 月, Mon. */
export const weekdayText = (day: RepeatWeekday, language: Language): string =>
  formatWeekday(addDays(A_MONDAY, REPEAT_WEEKDAYS.indexOf(day)), language);

/** The rule of another kind, as far as the kinds have things in common; null: it repeats no more. */
export function withEvery(series: Series | null, every: Every | null, day: PlainDate): Series | null {
  if (every === null) return null;
  const { interval = 1, ends = { by: 'count', count: FIRST_COUNT } } = series?.rule ?? {};
  const among = { interval, ends };
  const rules: Readonly<Record<Every, () => Recurrence>> = {
    day: () => ({ every: 'day', ...among }),
    week: () => ({ every: 'week', ...among, weekdays: [repeatWeekday(day)] }),
    month: () => ({ every: 'month', ...among, monthly: monthlyChoices(day)[0] ?? { by: 'last-day' } }),
  };
  return { onConflict: 'stop', instead: [], ...series, rule: rules[every]() };
}

/** The ways that suit the day, and the one that is chosen although the day has been changed since. */
export function offeredMonthly(chosen: Monthly, day: PlainDate): Monthly[] {
  const choices = monthlyChoices(day);
  const isOffered = choices.some((one) => JSON.stringify(one) === JSON.stringify(chosen));
  return isOffered ? choices : [chosen, ...choices];
}

export function monthlyText(monthly: Monthly, t: SayReservation, language: Language): string {
  if (monthly.by === 'date') return t('repeat.date', { day: monthly.day });
  if (monthly.by === 'last-day') return t('repeat.last-day');
  return t(`repeat.nth.${monthly.nth}`, { weekday: weekdayText(monthly.weekday, language) });
}

/** 毎週 月・水, Weekly: Mon, Wed. */
export function ruleText(rule: Recurrence, t: SayReservation, language: Language): string {
  const every = t(`repeat.${rule.every}`);
  const step = rule.interval === 1 ? every : `${rule.interval} ${t(`repeat.every.${rule.every}`)}`;
  if (rule.every === 'day') return step;
  const on =
    rule.every === 'month'
      ? monthlyText(rule.monthly, t, language)
      : rule.weekdays.map((day) => weekdayText(day, language)).join(language === 'ja' ? '・' : ', ');
  return `${step} ${on}`;
}
