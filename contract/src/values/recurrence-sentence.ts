// How something repeats, as both sides say it in lists, messages and mails.
import type { Language } from '../message.ts';
import { type Monthly, REPEAT_WEEKDAYS, type Recurrence, type RepeatWeekday } from './recurrence.ts';
import { weekdayAt, writtenDay } from './written-date.ts';

const EVERY = {
  ja: {
    day: (n: number) => (n === 1 ? '毎日' : `${n}日ごと`),
    week: (n: number) => (n === 1 ? '毎週' : `${n}週間ごと`),
    month: (n: number) => (n === 1 ? '毎月' : `${n}か月ごと`),
  },
  en: {
    day: (n: number) => (n === 1 ? 'Every day' : `Every ${n} days`),
    week: (n: number) => (n === 1 ? 'Every week' : `Every ${n} weeks`),
    month: (n: number) => (n === 1 ? 'Every month' : `Every ${n} months`),
  },
} as const;

const NTH = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', [-1]: 'last' } as const;

/** 月 or Mon. */
const shortName = (name: RepeatWeekday, language: Language) =>
  weekdayAt((REPEAT_WEEKDAYS.indexOf(name) + 1) % 7, language);

/** 15日, 第2火曜日, 末日; the 15th is `day 15`, as the label of a choice and in a sentence. */
export function writtenMonthly(monthly: Monthly, language: Language): string {
  const isJa = language === 'ja';
  switch (monthly.by) {
    case 'date':
      return isJa ? `${monthly.day}日` : `day ${monthly.day}`;
    case 'weekday': {
      const name = shortName(monthly.weekday, language);
      if (!isJa) return `the ${NTH[monthly.nth]} ${name}`;
      return monthly.nth === -1 ? `最終${name}曜日` : `第${monthly.nth}${name}曜日`;
    }
    case 'last-day':
      return isJa ? '末日' : 'the last day';
    default:
      return monthly satisfies never;
  }
}

function writtenWeekdays(weekdays: readonly RepeatWeekday[], language: Language): string {
  const names = REPEAT_WEEKDAYS.filter((name) => weekdays.includes(name)).map((name) => shortName(name, language));
  if (language === 'ja') return `${names.join('・')}曜日`;
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');
}

function writtenDays(rule: Recurrence, language: Language): string | null {
  switch (rule.every) {
    case 'day':
      return null;
    case 'week':
      return writtenWeekdays(rule.weekdays, language);
    case 'month':
      return writtenMonthly(rule.monthly, language);
    default:
      return rule satisfies never;
  }
}

function writtenEnd({ ends }: Recurrence, language: Language): string {
  if (ends.by === 'count') {
    if (language === 'ja') return `全${ends.count}回`;
    return ends.count === 1 ? 'once' : `${ends.count} times`;
  }
  const day = writtenDay(ends.day, language);
  return language === 'ja' ? `${day}まで` : `until ${day}`;
}

/** 毎週 月・水曜日、2026/12/28(月)まで; Every week on Mon and Wed, until 28 Dec 2026 (Mon). */
export function recurrenceSentence(rule: Recurrence, language: Language): string {
  const every = EVERY[language][rule.every](rule.interval);
  const days = writtenDays(rule, language);
  const end = writtenEnd(rule, language);
  if (language === 'ja') return `${days === null ? every : `${every} ${days}`}、${end}`;
  return `${days === null ? every : `${every} on ${days}`}, ${end}`;
}
