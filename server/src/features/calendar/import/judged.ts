// A file beside the calendar as it is: the events that it adds, changes and removes. Pure.
import type { CalendarEvent, EventException } from '@madoguchi/contract/calendar/event.ts';
import { occurrenceOf } from '@madoguchi/contract/calendar/event.ts';
import type { ImportEffect } from '@madoguchi/contract/calendar/import-report.ts';
import { isSameRule, withDate, withDates, withoutDate } from '@madoguchi/contract/calendar/series.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { OriginalStart } from '../../../platform/ical/calendar-event.ts';
import { occurrenceDays } from '../../../platform/ical/occurrence-days.ts';
import type { ReadEvent } from '../../../platform/ical/read/read-event.ts';
import type { StoredEvent } from '../store.ts';
import { type Planned, type PlannedDate, plannedAlone, type Tell, textsOf, timesOf } from './planned.ts';

export interface Judged {
  readonly line: number;
  readonly effect: ImportEffect;
  readonly before: StoredEvent | null;
  readonly after: CalendarEvent;
}

interface Judging {
  readonly stored: ReadonlyMap<string, StoredEvent>;
  readonly account: string;
  readonly now: string;
  readonly newId: () => string;
  readonly tell: Tell;
}

const dayOf = (start: OriginalStart): PlainDate =>
  start.length === 10 ? (start as PlainDate) : tokyoDay(Date.parse(start));

/** The event with one of its dates as the file has it. A date that the series does not have is told. */
function withDateOf(event: CalendarEvent, date: ReadEvent, tell: Tell): CalendarEvent {
  const day = dayOf(date.recurrenceId ?? '');
  const before = event.rule === null ? null : occurrenceOf({ ...event, exceptions: [], removedAt: null }, day);
  if (before === null) {
    tell('no-such-date', date, { about: date.summary.slice(0, 80) });
    return event;
  }
  if (date.status === 'CANCELLED') return withoutDate(event, day);
  const texts = textsOf(date, tell);
  return texts === null ? event : withDate(event, before, { ...texts, ...timesOf(date) });
}

/** The event with everything that the file says of it; people, and who may see it, stay as they are. */
function eventOf(plan: Planned, before: StoredEvent | null, judging: Judging): CalendarEvent {
  const { account, newId } = judging;
  const { uid, content, sequence } = plan;
  const kept = before ?? {
    id: newId(),
    version: 0,
    ownerAccount: account,
    participants: [],
    uid,
    sequence,
  };
  const base: CalendarEvent = {
    ...kept,
    ...content,
    visibility: before?.visibility ?? content.visibility,
    sequence: Math.max(kept.sequence, sequence),
    days: [],
    exceptions: [],
    removedAt: null,
  };
  const first = tokyoDay(Date.parse(base.startsAt));
  const series = base.rule === null ? { dates: [first] } : occurrenceDays(base.rule, first);
  // A rule of the portal's own has been compared with the file's dates.
  const event = withDates(base, 'dates' in series ? series.dates : [first]);
  const excluded = plan.exclusions.map(dayOf).filter((day) => event.rule !== null && event.days.includes(day));
  const without = excluded.reduce(withoutDate, event);
  return plan.dates.reduce((so, date) => withDateOf(so, date, judging.tell), without);
}

const inOrder = (exceptions: readonly EventException[]) =>
  [...exceptions]
    .sort((one, other) => one.day.localeCompare(other.day))
    .map((one) => [
      one.day,
      one.isRemoved,
      one.title,
      one.description,
      one.place,
      one.allDay,
      one.startsAt,
      one.endsAt,
    ]);

/** Everything that a file can change, in one order. */
const comparable = (event: CalendarEvent) =>
  JSON.stringify([
    [event.title, event.description, event.place, event.allDay, event.startsAt, event.endsAt],
    [event.days, inOrder(event.exceptions), event.removedAt === null],
  ]);

const isSame = (one: CalendarEvent, other: CalendarEvent) =>
  comparable(one) === comparable(other) && isSameRule(one.rule, other.rule);

function judge(plan: Planned, judging: Judging): Judged | null {
  const before = judging.stored.get(plan.uid) ?? null;
  const { line, sequence, isCancelled } = plan;
  if (before === null || before.removedAt !== null) {
    return isCancelled ? null : { line, effect: 'added', before, after: eventOf(plan, before, judging) };
  }
  const after = isCancelled
    ? { ...before, sequence: Math.max(before.sequence, sequence), removedAt: judging.now }
    : eventOf(plan, before, judging);
  if (isSame(before, after)) return { line, effect: 'unchanged', before, after };
  if (sequence < before.sequence) return { line, effect: 'older', before, after: before };
  return { line, effect: isCancelled ? 'removed' : 'changed', before, after };
}

/** Changed dates alone: of the series that the calendar has, else events of their own. */
function judgeDates(uid: string, dates: readonly ReadEvent[], judging: Judging): Judged[] {
  const { stored, tell } = judging;
  const before = stored.get(uid);
  if (before === undefined || before.removedAt !== null || before.rule === null) {
    return dates.flatMap((date) => {
      const plan = plannedAlone({ uid, date }, tell);
      return plan === null ? [] : (judge(plan, judging) ?? []);
    });
  }
  const [first] = dates;
  const line = first?.line ?? 0;
  const sequence = Math.max(before.sequence, ...dates.map((date) => date.sequence));
  const start: CalendarEvent = { ...before, sequence };
  const after = dates.reduce((so, date) => withDateOf(so, date, tell), start);
  if (isSame(before, after)) return [{ line, effect: 'unchanged', before, after }];
  const isOlder = dates.every((date) => date.sequence < before.sequence);
  return [isOlder ? { line, effect: 'older', before, after: before } : { line, effect: 'changed', before, after }];
}

/** Judges each event of the file, in its order. */
export function judgePlans(plans: readonly (Planned | PlannedDate)[], judging: Judging): Judged[] {
  const alone = Map.groupBy(
    plans.flatMap((plan) => ('date' in plan ? plan : [])),
    ({ uid }) => uid,
  );
  return plans.flatMap((plan) => {
    if (!('date' in plan)) return judge(plan, judging) ?? [];
    const dates = alone.get(plan.uid) ?? [];
    // All of a series together, where the first of them stands.
    return dates[0] === plan
      ? judgeDates(
          plan.uid,
          dates.map(({ date }) => date),
          judging,
        )
      : [];
  });
}
