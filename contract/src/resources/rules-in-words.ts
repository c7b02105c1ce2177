// The rules of a resource in words, on its screen and on its poster alike: hours by runs of equal days, lengths of time in
// the unit that people say.
import { type Language, say, type Texts } from '../message.ts';
import { weekdayAt, writtenDay } from '../values/written-date.ts';
import type { OpeningHours, ResourceContent } from './model.ts';
import { RESOURCE_APPROVAL_NAMES } from './names.ts';

const WORDS = {
  hours: { ja: '利用時間', en: 'Hours' },
  hoursOf: { ja: '{days} {opens}〜{closes}', en: '{days} {opens}–{closes}' },
  closedOn: { ja: '{days} 利用不可', en: '{days} closed' },
  dayRange: { ja: '{first}〜{last}', en: '{first}–{last}' },
  slot: { ja: '予約枠', en: 'Slot' },
  length: { ja: '予約の長さ', en: 'Length' },
  lengthIs: { ja: '{shortest}〜{longest}', en: '{shortest} to {longest}' },
  ahead: { ja: '予約できる期間', en: 'How far ahead' },
  aheadIs: { ja: '{role}：{n}日前から', en: '{role}: {n} {n|day|days}' },
  lead: { ja: '予約の期限', en: 'Notice' },
  leadIs: { ja: '開始の{time}前まで', en: '{time} before it begins' },
  leadNone: { ja: '開始まで', en: 'Until it begins' },
  buffer: { ja: '前後の準備時間', en: 'Buffer' },
  bufferIs: { ja: '前{before}、後{after}', en: '{before} before, {after} after' },
  approval: { ja: '承認', en: 'Approval' },
  checkIn: { ja: 'チェックイン', en: 'Check-in' },
  checkInIs: {
    ja: '開始から{time}以内。しないと予約を取り消します',
    en: 'Within {time} of the start, or the reservation is released',
  },
  limits: { ja: '1人の上限', en: 'Limit per person' },
  limitOpen: { ja: '{role}：予約{n}件', en: '{role}: {n} {n|reservation|reservations}' },
  limitWeek: { ja: '{role}：週{n}時間', en: '{role}: {n} {n|hour|hours} a week' },
  staff: { ja: 'スタッフ', en: 'Staff' },
  admin: { ja: '管理者', en: 'Admins' },
  inUse: { ja: '利用期間', en: 'In use' },
  inUseFrom: { ja: '{from}から', en: 'From {from}' },
  inUseTo: { ja: '{to}まで', en: 'Until {to}' },
  inUseBetween: { ja: '{from}〜{to}', en: '{from} – {to}' },
  minutes: { ja: '{n}分', en: '{n} {n|minute|minutes}' },
  wholeHours: { ja: '{n}時間', en: '{n} {n|hour|hours}' },
  hoursAndMinutes: { ja: '{hours}時間{minutes}分', en: '{hours} h {minutes} min' },
  days: { ja: '{n}日', en: '{n} {n|day|days}' },
} as const satisfies Texts<string>;

const HOUR = 60;
const DAY = 24 * HOUR;

/** 90 → 1時間30分; a day or more that is whole in days. */
function lengthText(minutes: number, language: Language): string {
  if (minutes >= DAY && minutes % DAY === 0) return say(WORDS.days, language, { n: minutes / DAY });
  if (minutes < HOUR) return say(WORDS.minutes, language, { n: minutes });
  if (minutes % HOUR === 0) return say(WORDS.wholeHours, language, { n: minutes / HOUR });
  return say(WORDS.hoursAndMinutes, language, { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
}

const sameHours = (a: OpeningHours | null, b: OpeningHours | null) => a?.opens === b?.opens && a?.closes === b?.closes;

/** `8:00`, not `08:00`. */
const short = (time: string) => time.replace(/^0(?=\d)/, '');

/** A line for each run of days with the same hours, Monday first: 月〜金 8:00〜20:00. */
function hoursLines(week: ResourceContent['hours'], language: Language): string[] {
  const runs: { first: number; last: number; hours: OpeningHours | null }[] = [];
  for (const [day, hours] of week.entries()) {
    const run = runs.at(-1);
    if (run !== undefined && sameHours(run.hours, hours)) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  // The calendar counts its weekdays from Sunday.
  const nameOf = (day: number) => weekdayAt((day + 1) % 7, language);
  return runs.map(({ first, last, hours }) => {
    const [begins, ends] = [nameOf(first), nameOf(last)];
    const days = first === last ? begins : say(WORDS.dayRange, language, { first: begins, last: ends });
    if (hours === null) return say(WORDS.closedOn, language, { days });
    return say(WORDS.hoursOf, language, { days, opens: short(hours.opens), closes: short(hours.closes) });
  });
}

type Limits = Pick<ResourceContent, 'mostOpenStaff' | 'mostOpenAdmin' | 'weekHoursStaff' | 'weekHoursAdmin'>;

function limitLines({ mostOpenStaff, mostOpenAdmin, weekHoursStaff, weekHoursAdmin }: Limits, language: Language) {
  const line = (text: 'limitOpen' | 'limitWeek', role: 'staff' | 'admin', n: number | null) =>
    n === null ? [] : [say(WORDS[text], language, { role: WORDS[role][language], n })];
  return [
    ...line('limitOpen', 'staff', mostOpenStaff),
    ...line('limitWeek', 'staff', weekHoursStaff),
    ...line('limitOpen', 'admin', mostOpenAdmin),
    ...line('limitWeek', 'admin', weekHoursAdmin),
  ];
}

function inUseText({ inUseFrom, endsOn }: Pick<ResourceContent, 'inUseFrom' | 'endsOn'>, language: Language): string {
  const from = inUseFrom === null ? null : writtenDay(inUseFrom, language);
  const to = endsOn === null ? null : writtenDay(endsOn, language);
  if (from !== null && to !== null) return say(WORDS.inUseBetween, language, { from, to });
  if (from !== null) return say(WORDS.inUseFrom, language, { from });
  return to === null ? '' : say(WORDS.inUseTo, language, { to });
}

export type RuleInWords = readonly [label: string, said: string];

/** The rules by which reservations of the resource are taken (B6-01), several lines parted by line ends; rules it lacks are left out. */
export function rulesInWords(resource: ResourceContent, language: Language): RuleInWords[] {
  const { shortestMinutes, longestMinutes, leadMinutes, approval, checksIn, graceMinutes } = resource;
  const { bufferBeforeMinutes: before, bufferAfterMinutes: after } = resource;
  const length = (minutes: number) => lengthText(minutes, language);
  const ahead = (role: 'staff' | 'admin', n: number) =>
    say(WORDS.aheadIs, language, { role: WORDS[role][language], n });
  const said: readonly [keyof typeof WORDS, string][] = [
    ['hours', hoursLines(resource.hours, language).join('\n')],
    ['slot', length(resource.slotMinutes)],
    ['length', say(WORDS.lengthIs, language, { shortest: length(shortestMinutes), longest: length(longestMinutes) })],
    ['ahead', [ahead('staff', resource.aheadDaysStaff), ahead('admin', resource.aheadDaysAdmin)].join('\n')],
    ['lead', leadMinutes === 0 ? WORDS.leadNone[language] : say(WORDS.leadIs, language, { time: length(leadMinutes) })],
    [
      'buffer',
      before + after === 0 ? '' : say(WORDS.bufferIs, language, { before: length(before), after: length(after) }),
    ],
    ['approval', RESOURCE_APPROVAL_NAMES[approval][language]],
    ['checkIn', checksIn ? say(WORDS.checkInIs, language, { time: length(graceMinutes) }) : ''],
    ['limits', limitLines(resource, language).join('\n')],
    ['inUse', inUseText(resource, language)],
  ];
  return said.filter(([, text]) => text !== '').map(([name, text]) => [WORDS[name][language], text]);
}
