// A line of text as a question to the finder: '3人 1時間 今週 午後 モニター', 'three people, one hour, this week in the afternoon,
// with a screen' (B6-05). Words that are none of these are features.
import { addDays, plainDate, weekday } from '../values/calendar-days.ts';
import { narrowSigns } from '../values/narrow-signs.ts';
import type { PlainDate } from '../values/plain-date.ts';
import type { PartOfDay } from './model.ts';

export interface FinderRead {
  readonly people: number | null;
  readonly minutes: number | null;
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  readonly partOfDay: PartOfDay | null;
  readonly category: 'room' | 'vehicle' | 'equipment' | null;
  readonly features: readonly string[];
}

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
const NUMBER = `(\\d+(?:\\.\\d+)?|${Object.keys(COUNTS).join('|')}|an?)`;

function countOf(said: string): number {
  if (said === 'a' || said === 'an') return 1;
  return COUNTS[said] ?? Number(said);
}

interface Reading {
  people: number | null;
  minutes: number | null;
  from: PlainDate | null;
  to: PlainDate | null;
  partOfDay: PartOfDay | null;
  category: FinderRead['category'];
}

type Rule = readonly [pattern: RegExp, read: (found: RegExpExecArray, reading: Reading, today: PlainDate) => void];

const days = (reading: Reading, from: PlainDate, to = from) => Object.assign(reading, { from, to });
/** The Sunday on which the week of the day ends. */
const sundayOf = (day: PlainDate) => addDays(day, (7 - weekday(day)) % 7);

const WEEKDAYS_JA = '日月火水木金土';
const WEEKDAYS_EN = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The next such day of the week, today included. */
const nextWeekday = (today: PlainDate, day: number) => addDays(today, (day - weekday(today) + 7) % 7);

/** A month and a day, this year or, where that is over, the next. */
function dateOf(month: number, day: number, today: PlainDate): PlainDate | null {
  const year = Number(today.slice(0, 4));
  const here = plainDate(year, month, day);
  return here !== null && here >= today ? here : plainDate(year + 1, month, day);
}

function readDate([, month, day]: RegExpExecArray, reading: Reading, today: PlainDate): void {
  const date = dateOf(Number(month), Number(day), today);
  if (date !== null) days(reading, date);
}

const RULES: readonly Rule[] = [
  [/(\d{1,2})月(\d{1,2})日/, readDate],
  [/\b(\d{1,2})\/(\d{1,2})\b/, readDate],
  [new RegExp(`${NUMBER}時間半`), ([, n = ''], reading) => Object.assign(reading, { minutes: countOf(n) * 60 + 30 })],
  [new RegExp(`${NUMBER}時間`), ([, n = ''], reading) => Object.assign(reading, { minutes: countOf(n) * 60 })],
  [new RegExp(`${NUMBER}分`), ([, n = ''], reading) => Object.assign(reading, { minutes: countOf(n) })],
  [/\bhalf an hour\b/, (_, reading) => Object.assign(reading, { minutes: 30 })],
  [
    new RegExp(`\\b${NUMBER} (?:and a half hours?|hours? and a half)\\b`),
    ([, n = ''], reading) => Object.assign(reading, { minutes: countOf(n) * 60 + 30 }),
  ],
  [
    new RegExp(`\\b${NUMBER} ?(?:hours?|hrs?|h)\\b`),
    ([, n = ''], reading) => Object.assign(reading, { minutes: countOf(n) * 60 }),
  ],
  [
    new RegExp(`\\b${NUMBER} ?(?:minutes?|mins?)\\b`),
    ([, n = ''], reading) => Object.assign(reading, { minutes: countOf(n) }),
  ],
  [new RegExp(`${NUMBER}(?:人|名)`), ([, n = ''], reading) => Object.assign(reading, { people: countOf(n) })],
  [
    new RegExp(`\\b${NUMBER} (?:people|persons?|of us)\\b`),
    ([, n = ''], reading) => Object.assign(reading, { people: countOf(n) }),
  ],
  [/明後日|\bday after tomorrow\b/, (_, reading, today) => days(reading, addDays(today, 2))],
  [/明日|\btomorrow\b/, (_, reading, today) => days(reading, addDays(today, 1))],
  [/今日|本日|\btoday\b/, (_, reading, today) => days(reading, today)],
  [/再来週/, (_, reading, today) => days(reading, addDays(sundayOf(today), 8), addDays(sundayOf(today), 14))],
  [
    /来週|\bnext week\b/,
    (_, reading, today) => days(reading, addDays(sundayOf(today), 1), addDays(sundayOf(today), 7)),
  ],
  [/今週|\bthis week\b/, (_, reading, today) => days(reading, today, sundayOf(today))],
  [
    /([日月火水木金土])曜日?/,
    ([, day = ''], reading, today) => days(reading, nextWeekday(today, WEEKDAYS_JA.indexOf(day))),
  ],
  [
    /\b(?:on )?(sun|mon|tue|wed|thu|fri|sat)(?:day|sday|nesday|rsday|urday)?\b/,
    ([, day = ''], reading, today) => days(reading, nextWeekday(today, WEEKDAYS_EN.indexOf(day))),
  ],
  [/午前|朝|\bmornings?\b/, (_, reading) => Object.assign(reading, { partOfDay: 'morning' })],
  [/午後|昼|\bafternoons?\b/, (_, reading) => Object.assign(reading, { partOfDay: 'afternoon' })],
  [/夕方|夜|\bevenings?\b/, (_, reading) => Object.assign(reading, { partOfDay: 'evening' })],
  [/会議室|部屋|\b(?:meeting )?rooms?\b/, (_, reading) => Object.assign(reading, { category: 'room' })],
  [/社用車|車両|車|\b(?:cars?|vehicles?)\b/, (_, reading) => Object.assign(reading, { category: 'vehicle' })],
  [/備品|\bequipment\b/, (_, reading) => Object.assign(reading, { category: 'equipment' })],
];

/** Words for one thing, by which resources name it and people ask for it; the first is the one that is shown. */
const SAME_FEATURES: readonly (readonly string[])[] = [
  ['モニター', 'モニタ', 'スクリーン', 'ディスプレイ', 'screen', 'monitor', 'display'],
  ['プロジェクター', 'プロジェクタ', 'projector'],
  ['ホワイトボード', '白板', 'whiteboard', 'white board'],
  ['マイク', 'microphone', 'mic'],
  ['テレビ会議', 'web会議', 'ビデオ会議', 'video conference', 'videoconference'],
  ['演台', 'lectern', 'podium'],
];

const folded = (word: string) => word.normalize('NFKC').toLowerCase();

/** Everything that a resource which has the feature may call it: the word itself, and all words for the same. */
export function namesOfFeature(word: string): readonly string[] {
  const said = folded(word);
  const same = SAME_FEATURES.find((names) => names.includes(said)) ?? [];
  return [...new Set([word, ...same])];
}

/** Of the features that resources have, the one that the word asks for: by its own name sooner than by another. */
export function featureAsked(word: string, features: readonly string[]): string | undefined {
  const named = (name: string) => features.find((feature) => folded(feature).includes(folded(name)));
  return namesOfFeature(word)
    .map(named)
    .find((feature) => feature !== undefined);
}

const FILLERS = new Set([
  'a',
  'an',
  'the',
  'in',
  'on',
  'at',
  'for',
  'with',
  'and',
  'of',
  'has',
  'that',
  'which',
  'の',
  'で',
  'と',
  'を',
  'に',
  'から',
  '付き',
  'つき',
  'あり',
]);
const MOST_FEATURES = 20;
const LONGEST_FEATURE = 50;

/** As resources mostly name it where it is said in English or without its long vowel; what they may call it stays. */
function shownFeature(word: string): string {
  const [first = word] = SAME_FEATURES.find((names) => names.includes(word)) ?? [];
  return /^[a-z ]+$/.test(word) || first === `${word}ー` ? first : word;
}

/** Reads the line on the day. What it does not say is null. */
export function readFinder(line: string, today: PlainDate): FinderRead {
  const reading: Reading = { people: null, minutes: null, from: null, to: null, partOfDay: null, category: null };
  let rest = narrowSigns(line.normalize('NFKC')).toLowerCase();
  for (const [pattern, read] of RULES) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    read(found, reading, today);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  const words = rest
    .split(/[\s,.;、。・／/]+/)
    .map((word) => word.replace(/^(?:の|で|と)+|(?:付き|つき|あり|の|で|と|に)+$/g, ''))
    .filter((word) => word !== '' && !FILLERS.has(word) && word.length <= LONGEST_FEATURE);
  return { ...reading, features: [...new Set(words.map(shownFeature))].slice(0, MOST_FEATURES) };
}
