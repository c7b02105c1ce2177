// The events of a file as the calendar would have them: a series of its own rules stays one, any other becomes single dates. Pure.
import { contentFaults, timesOfSpan } from '@madoguchi/contract/calendar/content.ts';
import type { CalendarEvent } from '@madoguchi/contract/calendar/event.ts';
import type { ImportProblemCode } from '@madoguchi/contract/calendar/import-texts.ts';
import { DESCRIPTION_LIMIT, PLACE_LIMIT, TITLE_LIMIT } from '@madoguchi/contract/calendar/model.ts';
import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { holdsMyNumber } from '@madoguchi/contract/values/my-number.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { requiredText, text, textLines } from '@madoguchi/contract/values/text.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import type { OriginalStart } from '../../../platform/ical/calendar-event.ts';
import type { ReadEvent } from '../../../platform/ical/read/read-event.ts';

export interface Problem {
  readonly code: ImportProblemCode;
  readonly line: number | null;
  readonly uid: string | null;
  readonly values: Readonly<Record<string, string | number>>;
}

export type Tell = (code: ImportProblemCode, event: ReadEvent, values?: Problem['values']) => void;

type Content = Pick<
  CalendarEvent,
  'title' | 'description' | 'place' | 'allDay' | 'startsAt' | 'endsAt' | 'visibility' | 'rule'
>;

/** An event as the file has it. */
export interface Planned {
  readonly uid: string;
  readonly line: number;
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly content: Content;
  /** Of a series that keeps its rule. */
  readonly exclusions: readonly OriginalStart[];
  readonly dates: readonly ReadEvent[];
}

/** Changed dates of a series that the file does not have: of one that the calendar has, if it does. */
export interface PlannedDate {
  readonly uid: string;
  readonly date: ReadEvent;
}

const MOST = 5_000;
const CALENDAR_TEXTS = {
  title: requiredText(TITLE_LIMIT),
  place: text(PLACE_LIMIT),
  description: textLines(DESCRIPTION_LIMIT),
};
const NO_TITLE = '（件名なし）';

const cut = (said: string, most: number) => said.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** The texts as they can be kept; `null` where they may not be. */
export function textsOf(event: ReadEvent, tell: Tell) {
  const { summary, location, description } = event;
  const oneLine = (said: string) => said.replace(/\s+/g, ' ').trim();
  const said = { title: oneLine(summary) || NO_TITLE, place: oneLine(location), description };
  if (holdsMyNumber(said.title) || holdsMyNumber(said.place) || holdsMyNumber(said.description)) {
    tell('my-number', event);
    return null;
  }
  const short = {
    title: cut(said.title, TITLE_LIMIT),
    place: cut(said.place, PLACE_LIMIT),
    description: cut(said.description, DESCRIPTION_LIMIT),
  };
  if (JSON.stringify(short) !== JSON.stringify(said)) tell('shortened', event, { about: cut(said.title, 80) });
  return {
    title: CALENDAR_TEXTS.title.catch(NO_TITLE).parse(short.title),
    place: CALENDAR_TEXTS.place.catch('').parse(short.place),
    description: CALENDAR_TEXTS.description.catch('').parse(short.description),
  };
}

export function timesOf({ time }: Pick<ReadEvent, 'time'>) {
  if (!time.allDay) return { allDay: false, startsAt: time.start, endsAt: time.end };
  return {
    allDay: true,
    startsAt: tokyoInstant(time.firstDay, '00:00'),
    endsAt: tokyoInstant(addDays(time.lastDay, 1), '00:00'),
  };
}

/** A time that takes nobody is nobody else's business; the title of any other is told to nobody who was not told it before. */
const visibilityOf = (event: ReadEvent) =>
  event.class === 'PUBLIC' && event.transparency === 'OPAQUE' ? 'busy' : 'private';

function contentOf(event: ReadEvent, tell: Tell): Content | null {
  const texts = textsOf(event, tell);
  if (texts === null) return null;
  const times = timesOf(event);
  const span = timesOfSpan(times, times.allDay);
  const faults = contentFaults({ ...texts, ...span, visibility: 'busy', participants: [], rule: null });
  if (faults.length > 0) {
    tell('event-too-long', event, { about: texts.title });
    return null;
  }
  const rule = typeof event.series?.rule === 'object' ? event.series.rule : null;
  return { ...texts, ...times, visibility: visibilityOf(event), rule };
}

/** One date of a series has a name of its own, made of when it was to be: the next file knows it again. */
export const uidOfDate = (uid: string, start: OriginalStart) => `${uid}#${start}`;

const startOfDate = (start: OriginalStart) => (start.length === 10 ? tokyoInstant(start as PlainDate, '00:00') : start);

const dayIn = (start: OriginalStart): PlainDate =>
  start.length === 10 ? (start as PlainDate) : tokyoDay(Date.parse(start));

/** The single dates of a series that repeats as the calendar cannot, from today on. */
function singleDates(
  event: ReadEvent,
  { content, dates, today, tell }: { content: Content; dates: readonly ReadEvent[]; today: PlainDate; tell: Tell },
): Planned[] {
  const { series, uid } = event;
  if (series === null || typeof series.rule !== 'string') return [];
  const first = tokyoDay(Date.parse(content.startsAt));
  const { starts } = series.datesFrom(first > today ? first : today);
  const last = starts.at(-1);
  if (last === undefined) {
    tell('dates-none', event, { about: content.title });
    return [];
  }
  tell(`dates-${series.rule}`, event, { about: content.title, n: starts.length, day: dayIn(last) });
  const lasts = Date.parse(content.endsAt) - Date.parse(content.startsAt);
  return starts.flatMap((start): Planned[] => {
    const own = dates.find(({ recurrenceId }) => recurrenceId === start);
    const startsAt = startOfDate(start);
    const usual = { ...content, startsAt, endsAt: new Date(Date.parse(startsAt) + lasts).toISOString() };
    const changed = own === undefined ? usual : contentOf(own, tell);
    const source = own ?? event;
    return changed === null ? [] : [planned(source, { ...changed, rule: null }, uidOfDate(uid, start))];
  });
}

const planned = (event: ReadEvent, content: Content, uid = event.uid): Planned => ({
  uid,
  line: event.line,
  sequence: event.sequence,
  isCancelled: event.status === 'CANCELLED',
  content,
  exclusions: [],
  dates: [],
});

/** The event alone, for a date whose series neither the file nor the calendar has. */
export function plannedAlone({ uid, date }: PlannedDate, tell: Tell): Planned | null {
  const content = contentOf(date, tell);
  return content === null ? null : planned(date, content, uidOfDate(uid, date.recurrenceId ?? ''));
}

/** Of several versions of the same the one with the highest number, and of those the last. */
function newest(events: readonly ReadEvent[], tell: Tell): ReadEvent | undefined {
  const [best, ...others] = [...events].reverse().sort((one, other) => other.sequence - one.sequence);
  if (best !== undefined && others[0] !== undefined) tell('twice', best, { about: cut(best.summary, 80) });
  return best;
}

function newestDates(events: readonly ReadEvent[], tell: Tell): ReadEvent[] {
  const byStart = Map.groupBy(events, ({ recurrenceId }) => recurrenceId);
  return [...byStart.values()].flatMap((same) => newest(same, tell) ?? []);
}

/** Plans each event of the file, in its order. `today` is the first day of which dates without a rule are taken. */
export function planOf(
  events: readonly ReadEvent[],
  { today, tell }: { readonly today: PlainDate; readonly tell: Tell },
): (Planned | PlannedDate)[] {
  const plans = [...Map.groupBy(events, ({ uid }) => uid).values()].flatMap((same): (Planned | PlannedDate)[] => {
    const dates = newestDates(
      same.filter(({ recurrenceId }) => recurrenceId !== null),
      tell,
    );
    const event = newest(
      same.filter(({ recurrenceId }) => recurrenceId === null),
      tell,
    );
    if (event === undefined) return dates.map((date) => ({ uid: date.uid, date }));
    const content = contentOf(event, tell);
    if (content === null) return [];
    if (event.series !== null && content.rule === null) return singleDates(event, { content, dates, today, tell });
    const sequence = Math.max(event.sequence, ...dates.map((date) => date.sequence));
    return [{ ...planned(event, content), sequence, exclusions: event.exclusions, dates }];
  });
  const surplus = plans[MOST];
  if (surplus === undefined) return plans;
  const named = events.find(({ line }) => line === ('date' in surplus ? surplus.date.line : surplus.line));
  if (named !== undefined) tell('too-many-dates', named, { about: cut(named.summary, 80) });
  return plans.slice(0, MOST);
}
