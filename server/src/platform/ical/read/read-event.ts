// One event of a file, from its properties to the portal's values.
import { createHash } from 'node:crypto';
import type { Instant } from '@madoguchi/contract/values/id.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import {
  ANSWERS,
  type CalendarAttendee,
  type CalendarPerson,
  EVENT_CLASSES,
  EVENT_STATUSES,
  type EventContent,
  type EventTime,
  type OriginalStart,
  TRANSPARENCIES,
} from '../calendar-event.ts';
import { cleanLine } from '../clean-text.ts';
import type { CalendarLine } from './calendar-lines.ts';
import { eventTime, startOf } from './event-time.ts';
import type { FileProblem, ProblemReason } from './file-problem.ts';
import { first, type Moment, momentOf, type Properties, type Property, readProperties, textOf } from './properties.ts';
import { type Reason, recurrenceOf } from './recurrence-of.ts';
import { ruleParts } from './rule-parts.ts';
import { datesFrom, namedStart, type SeriesContent, type SeriesDates } from './series.ts';
import type { FindZone } from './zones.ts';

export interface ReadSeries {
  /** The portal's own rule for the same dates, or the reason why it has none. */
  readonly rule: Recurrence | Reason;
  /** The dates from a day on, without the excluded ones: of a year at most, and of those the first 100. */
  readonly datesFrom: (day: PlainDate) => SeriesDates;
}

export interface ReadEvent extends EventContent {
  /** Where it begins in the file. */
  readonly line: number;
  readonly stamp: Instant | null;
  readonly lastModified: Instant | null;
  readonly series: ReadSeries | null;
}

/** An event whose start is read; dates that others of its series name are understood by the start of that series. */
export interface Draft {
  readonly line: number;
  readonly uid: string;
  readonly properties: Properties;
  readonly start: Moment;
  readonly time: EventTime;
  readonly isException: boolean;
}

export type Tell = (reason: ProblemReason, line: number, uid: string | null, about?: string) => void;

export const tellInto =
  (problems: FileProblem[]): Tell =>
  (reason, line, uid, about = '') => {
    problems.push({ reason, line, uid, about: about.slice(0, 80) });
  };

const LONGEST_UID = 255;

/** An event without an identity is known again by what it says: the same file brings it a second time. */
function uidOf(properties: Properties): string {
  const said = cleanLine(textOf(properties, 'uid'));
  if (said !== '' && said.length <= LONGEST_UID) return said;
  const content = [...properties]
    .filter(([name]) => name !== 'dtstamp')
    .map(([name, all]) => [name, all.map(({ raw }) => raw)]);
  return `no-uid-${createHash('sha256')
    .update(JSON.stringify([said, content]))
    .digest('hex')
    .slice(0, 32)}`;
}

export function draftOf(
  part: { readonly line: number; readonly lines: readonly CalendarLine[] },
  findZone: FindZone,
  tell: Tell,
): Draft | null {
  const torn = part.lines.find(({ text }) => text === null);
  if (torn !== undefined) {
    tell('characters', torn.number, null);
    return null;
  }
  const { properties, unread } = readProperties(part.lines);
  const uid = uidOf(properties);
  for (const line of unread) tell('line', line.number, uid, line.text ?? '');
  const start = startOf(properties, findZone);
  const time = typeof start === 'string' ? start : eventTime(properties, start, findZone);
  if (typeof start === 'string' || typeof time === 'string') {
    tell(typeof time === 'string' ? time : 'time', part.line, uid, textOf(properties, 'summary'));
    return null;
  }
  return { line: part.line, uid, properties, start, time, isException: properties.has('recurrence-id') };
}

function choose<Word extends string>(said: string, words: readonly [Word, ...Word[]], unknown: Word): Word {
  return said === '' ? words[0] : (words.find((word) => word === said.trim().toUpperCase()) ?? unknown);
}

function personOf({ parameters, values }: Property): CalendarPerson | null {
  const [value] = values;
  const email = typeof value === 'string' ? cleanLine(value.replace(/^mailto:/i, '')) : '';
  if (!email.includes('@')) return null;
  const name = parameters['cn'];
  return { name: typeof name === 'string' ? cleanLine(name).normalize('NFC') : '', email };
}

const MOST_ATTENDEES = 500;

function attendeesOf(properties: Properties): CalendarAttendee[] {
  return (properties.get('attendee') ?? []).slice(0, MOST_ATTENDEES).flatMap((property) => {
    const who = personOf(property);
    const said = property.parameters['partstat'];
    const answer = choose(typeof said === 'string' ? said : '', ANSWERS, 'NEEDS-ACTION');
    return who === null ? [] : [{ ...who, answer }];
  });
}

function instantOf(properties: Properties, name: string, findZone: FindZone): Instant | null {
  const property = first(properties, name);
  const moment = property === null ? 'time' : momentOf(property, property.values[0], findZone);
  return typeof moment === 'string' || moment.kind === 'day'
    ? null
    : new Date(moment.zone.instantOf(moment.wall)).toISOString();
}

function sequenceOf(properties: Properties): number {
  const value = first(properties, 'sequence')?.values[0];
  return typeof value === 'number' && value > 0 && value <= 2_147_483_647 ? Math.floor(value) : 0;
}

/** The dates that lines name by the original start; those that cannot be understood are told. */
function namedDates(draft: Draft, name: string, series: Moment, findZone: FindZone, tell: Tell): OriginalStart[] {
  return (draft.properties.get(name) ?? []).flatMap((property) =>
    property.values.flatMap((value) => {
      // A period begins by its start.
      const moment = momentOf(property, Array.isArray(value) ? value[0] : value, findZone);
      if (typeof moment !== 'string') return [namedStart(series, moment)];
      tell('date-of-series', property.line, draft.uid, property.raw);
      return [];
    }),
  );
}

function seriesOf(
  draft: Draft,
  content: Omit<SeriesContent, 'rule'>,
  findZone: FindZone,
  tell: Tell,
): ReadSeries | null {
  const { properties, time, uid } = draft;
  const [property, ...more] = [...(properties.get('rrule') ?? []), ...(properties.get('exrule') ?? [])];
  const isOne = more.length === 0 && !properties.has('exrule');
  const rule = property === undefined || !isOne ? null : ruleParts(property, findZone);
  if (property !== undefined && rule === null) tell('rule', property.line, uid, property.raw);
  if (rule === null && content.additions.length === 0) return null;
  const series = { ...content, rule };
  return { rule: recurrenceOf(series, time), datesFrom: (day) => datesFrom(series, day) };
}

/** `master`: the start of the series that the event belongs to. `null` where it replaces more than one date. */
export function finishEvent(draft: Draft, master: Moment, findZone: FindZone, tell: Tell): ReadEvent | null {
  const { line, uid, properties, start, time, isException } = draft;
  const [replaced] = namedDates(draft, 'recurrence-id', master, findZone, tell);
  const named = first(properties, 'recurrence-id');
  if (isException && (replaced === undefined || named?.parameters['range'] !== undefined)) {
    if (replaced !== undefined) tell('range', line, uid, textOf(properties, 'summary'));
    return null;
  }
  const exclusions = isException ? [] : namedDates(draft, 'exdate', start, findZone, tell);
  const additions = isException ? [] : namedDates(draft, 'rdate', start, findZone, tell);
  const organizer = first(properties, 'organizer');
  return {
    line,
    uid,
    time,
    sequence: sequenceOf(properties),
    stamp: instantOf(properties, 'dtstamp', findZone),
    lastModified: instantOf(properties, 'last-modified', findZone),
    summary: textOf(properties, 'summary'),
    description: textOf(properties, 'description'),
    location: textOf(properties, 'location'),
    url: /^https?:\/\//i.test(textOf(properties, 'url')) ? textOf(properties, 'url') : '',
    organizer: organizer === null ? null : personOf(organizer),
    attendees: attendeesOf(properties),
    status: choose(textOf(properties, 'status'), EVENT_STATUSES, 'CONFIRMED'),
    // RFC 5545 3.8.1.3: a word that nobody knows is private.
    class: choose(textOf(properties, 'class'), EVENT_CLASSES, 'PRIVATE'),
    transparency: choose(textOf(properties, 'transp'), TRANSPARENCIES, 'OPAQUE'),
    recurrenceId: replaced ?? null,
    exclusions,
    series: isException ? null : seriesOf(draft, { start, additions, exclusions }, findZone, tell),
  };
}
