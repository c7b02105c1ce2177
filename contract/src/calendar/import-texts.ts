// Texts of the report of a calendar file, by problem: the fault, and what follows from it for the event. `about` is its name, zone or line.
import type { Text } from '../message.ts';

export const IMPORT_PROBLEMS = {
  'no-calendar': {
    ja: 'カレンダーのファイルではありません。カレンダーのアプリから書き出した.icsファイルを選択してください。',
    en: 'This is no calendar file. Choose an .ics file that a calendar app has exported.',
  },
  version: {
    ja: '古い形式（vCalendar 1.0）です。iCalendar（.ics）の形式で書き出し直してください。',
    en: 'This is the old format vCalendar 1.0. Export it again as iCalendar (.ics).',
  },
  'too-large': {
    ja: 'ファイルは5MBまでです。期間を分けて書き出してください。',
    en: 'A file can have up to 5 MB. Export shorter periods.',
  },
  'too-many-events': {
    ja: '予定は1つのファイルで5,000件までです。この行から後は取り込みません。',
    en: 'One file can have up to 5,000 events. From this line on nothing is imported.',
  },
  'too-many-series': {
    ja: '繰り返しの予定は1つのファイルで500件までです。この行から後の繰り返しは取り込みません。',
    en: 'One file can have up to 500 repeating events. From this line on they are not imported.',
  },
  characters: {
    ja: '文字コードを読み取れません。この予定は取り込みません。UTF-8で書き出し直してください。',
    en: 'The characters cannot be read. The event is not imported. Export the file in UTF-8.',
  },
  unclosed: {
    ja: '予定の終わり（END:VEVENT）がありません。この予定は取り込みません。',
    en: 'The event has no end (END:VEVENT). It is not imported.',
  },
  time: {
    ja: '日時を読み取れません（{about}）。この予定は取り込みません。',
    en: 'Its date or time cannot be read ({about}). The event is not imported.',
  },
  zone: {
    ja: 'タイムゾーンを特定できません（{about}）。この予定は取り込みません。',
    en: 'The time zone is not known ({about}). The event is not imported.',
  },
  'end-before-start': {
    ja: '終了が開始より前です（{about}）。この予定は取り込みません。',
    en: 'It ends before it begins ({about}). The event is not imported.',
  },
  range: {
    ja: '「以降すべて」の変更は読み取れません（{about}）。この変更は取り込みません。',
    en: 'A change of "this and all following" cannot be read ({about}). The change is not imported.',
  },
  line: {
    ja: 'この行を読み取れません（{about}）。この行を除いて取り込みます。',
    en: 'This line cannot be read ({about}). The event is imported without it.',
  },
  'date-of-series': {
    ja: '繰り返しの日を読み取れません（{about}）。この日の指定を除いて取り込みます。',
    en: 'A date of the series cannot be read ({about}). The event is imported without it.',
  },
  rule: {
    ja: '繰り返しの規則を読み取れません（{about}）。初回だけを取り込みます。',
    en: 'The rule of the series cannot be read ({about}). Its first date alone is imported.',
  },
  'other-kind': {
    ja: '予定ではないもの（{about}）は取り込みません。',
    en: 'This is no event ({about}). It is not imported.',
  },
  'event-too-long': {
    ja: '「{about}」は366日より長いため、取り込みません。',
    en: '"{about}" is longer than 366 days. It is not imported.',
  },
  'my-number': {
    ja: 'マイナンバーのような番号があるため、この予定は取り込みません。',
    en: 'There is a number like a My Number in it. The event is not imported.',
  },
  shortened: {
    ja: '「{about}」の件名、場所または内容が長すぎるため、後ろを切って取り込みます。',
    en: 'Title, place or description of "{about}" is too long. Its end is left out.',
  },
  twice: {
    ja: '同じ予定がもう一度出てきます（{about}）。新しいほうを取り込みます。',
    en: 'The same event stands in the file again ({about}). The newer one is imported.',
  },
  'no-such-date': {
    ja: '「{about}」は繰り返しにない日の変更です。取り込みません。',
    en: '"{about}" changes a date that the series does not have. The change is not imported.',
  },
  'of-portal': {
    ja: '「{about}」は、ほかの人の予定か設備予約です。ポータルにすでにあるため、取り込みません。',
    en: '"{about}" is an event of somebody else or a reservation. The portal has it already, so it is not imported.',
  },
  'dates-no-end': {
    ja: '「{about}」は終わりのない繰り返しです。{day}までの{n}件を、1件ずつの予定として取り込みます。',
    en: '"{about}" repeats without an end. {n} {n|date|dates} up to {day} are imported as single events.',
  },
  'dates-too-long': {
    ja: '「{about}」は100回または1年を超える繰り返しです。{day}までの{n}件を、1件ずつの予定として取り込みます。',
    en: '"{about}" repeats more than 100 times or for more than a year. {n} {n|date|dates} up to {day} are imported as single events.',
  },
  'dates-other': {
    ja: '「{about}」の繰り返し方はカレンダーにありません。{day}までの{n}件を、1件ずつの予定として取り込みます。',
    en: '"{about}" repeats in a way that the calendar does not have. {n} {n|date|dates} up to {day} are imported as single events.',
  },
  'dates-none': {
    ja: '「{about}」の繰り返しに、今日から1年以内の日はありません。取り込みません。',
    en: '"{about}" has no date from today on within a year. It is not imported.',
  },
  'too-many-dates': {
    ja: '取り込める予定は合わせて5,000件までです。「{about}」から後は取り込みません。',
    en: 'Up to 5,000 events can be imported at once. From "{about}" on nothing is imported.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export type ImportProblemCode = keyof typeof IMPORT_PROBLEMS;
