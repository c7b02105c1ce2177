// The rules of a resource as sentences and ranges: hours by runs of equal days, lengths of time in the unit that people say.
import type { Language } from '@madoguchi/contract/message.ts';
import type { OpeningHours } from '@madoguchi/contract/resources/model.ts';
import { tokyoWall, tokyoWallEnd } from '@madoguchi/contract/values/tokyo-time.ts';
import { formatDay, formatInstant } from '../../platform/formats.ts';
import type { useResourceWords } from './words.ts';

type Say = ReturnType<typeof useResourceWords>;

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
type Weekday = (typeof WEEK)[number];

/** 90 → 1時間30分; a day or more that is whole in days. */
export function lengthText(minutes: number, t: Say): string {
  if (minutes >= DAY && minutes % DAY === 0) return t('days', { count: minutes / DAY });
  if (minutes < HOUR) return t('minutes', { count: minutes });
  if (minutes % HOUR === 0) return t('hoursLong', { count: minutes / HOUR });
  return t('hoursAndMinutes', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
}

const sameHours = (a: OpeningHours | null, b: OpeningHours | null) => a?.opens === b?.opens && a?.closes === b?.closes;

/** `8:00`, not `08:00`. */
const short = (time: string) => time.replace(/^0(?=\d)/, '');

/** A line for each run of days with the same hours: 月〜金 8:00〜20:00. */
export function hoursLines(hours: readonly (OpeningHours | null)[], t: Say): string[] {
  const runs: { first: Weekday; last: Weekday; hours: OpeningHours | null }[] = [];
  for (const day of WEEK) {
    const [run, now] = [runs.at(-1), hours[day] ?? null];
    if (run !== undefined && sameHours(run.hours, now)) run.last = day;
    else runs.push({ first: day, last: day, hours: now });
  }
  return runs.map(({ first, last, hours: run }) => {
    const days =
      first === last ? t(`day.${first}`) : t('dayRange', { first: t(`day.${first}`), last: t(`day.${last}`) });
    return run === null
      ? t('closedOn', { days })
      : t('hoursOf', { days, opens: short(run.opens), closes: short(run.closes) });
  });
}

interface Span {
  readonly start: string;
  readonly end: string;
}

/** Both ends in Tokyo, the day said once where it is one; an end at midnight is 24:00 of its day. */
export function spanText({ start, end }: Span, t: Say, language: Language): string {
  const last = tokyoWallEnd(end);
  const isOneDay = tokyoWall(start).day === last.day;
  const to = isOneDay ? last.time : `${formatDay(last.day, language)} ${last.time}`;
  return t('span', { from: formatInstant(start, language), to });
}
