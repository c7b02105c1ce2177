// How every change of events is written: whole events at the versions that were read, the news for who is invited, and what takes
// the change back.
import { rolesThatMay, tool } from '@madoguchi/contract/access.ts';
import { type CalendarEvent, occurrencesOf } from '@madoguchi/contract/calendar/event.ts';
import { type EventNews, newsOf, nextDate, nextSequence } from '@madoguchi/contract/calendar/news.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { type ToldFact, writtenFacts } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Commit, Committed } from '../../platform/http/handler.ts';
import type { ToldCalendar } from '../../platform/ical/calendar-event.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { toldEvents } from './feed/told-events.ts';
import { findInvitees, type Invitee, type StoredEvent } from './store.ts';
import { writeEvents, writtenEvents, writtenStates } from './write-store.ts';

/** A change can be taken back for a day. */
export const UNDO_MS = 24 * 3_600_000;

/** One event of a change: as it was read, null where there was none, and as it becomes. */
export interface Step {
  readonly before: StoredEvent | null;
  readonly after: CalendarEvent;
  /** The event as its people knew it, where that is not `before`; `untold`: the change has told them already. */
  readonly since?: CalendarEvent | 'untold';
  /** It restores answers with the times that they were given for. */
  readonly keepsAnswers?: true;
  /** It comes from a file, whose own number counts. */
  readonly isOfFile?: true;
}

export interface Writing<Answer> {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly commit: Commit<Answer>;
}

/** The roles whose people may open the calendar at present. */
export async function openTo({ tools }: Pick<Ground, 'tools'>): Promise<readonly string[]> {
  return rolesThatMay(tool('calendar'), await tools.rules());
}

export async function inviteesOf(ground: Ground, ids: readonly string[]): Promise<Invitee[]> {
  if (ids.length === 0) return [];
  return findInvitees(ground.pool, { ids, today: ground.clock.today(), roles: await openTo(ground) });
}

const timesOf = (event: CalendarEvent) =>
  occurrencesOf(event)
    .map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`)
    .join('\n');

/** Counts for subscribed calendars; and who said that they come at another time is asked again. */
function settled(step: Step): Step {
  const { before, after, since, keepsAnswers, isOfFile } = step;
  const known = typeof since === 'object' ? since : before;
  const isMoved = known !== null && timesOf(known) !== timesOf(after);
  const asksAgain = isMoved && after.removedAt === null && keepsAnswers === undefined;
  const unanswered = after.participants.map((one) => ({ ...one, answer: 'none' as const, answeredAt: null }));
  return {
    ...step,
    after: {
      ...after,
      participants: asksAgain ? unanswered : after.participants,
      sequence: before === null || isOfFile ? after.sequence : nextSequence(before, after),
    },
  };
}

/** The event for the calendars of who is invited; the one that is off, with a number of its own. */
function toldInvitation(kind: EventNews, told: CalendarEvent, after: CalendarEvent, now: string): ToldCalendar {
  const isOff = kind === 'event-cancelled';
  const sequence = isOff && after.removedAt === null ? after.sequence + 1 : after.sequence;
  const event = { ...told, sequence, removedAt: isOff ? now : null, changedAt: now };
  const events = toldEvents(event).filter(({ uid }) => uid === event.uid);
  return { method: isOff ? 'CANCEL' : 'REQUEST', events, answer: 'TENTATIVE' };
}

async function factsOf({ ground, actor, now }: Writing<never>, steps: readonly Step[]): Promise<ToldFact[]> {
  const news = steps.flatMap(({ before, after, since = before }) =>
    since === 'untold'
      ? []
      : [...newsOf(since, after, now)].map(([employee, kind]) => ({ employee, kind, before, after })),
  );
  const hearers = await inviteesOf(ground, [...new Set(news.map(({ employee }) => employee))]);
  return news.flatMap(({ employee, kind, before, after }): ToldFact[] => {
    const told = kind === 'event-cancelled' ? (before ?? after) : after;
    const date = nextDate({ ...told, removedAt: null }, now);
    const isHeard = hearers.some(({ employeeId, mayOpen }) => employeeId === employee && mayOpen);
    if (date === null || !isHeard || employee === actor.employee?.id) return [];
    const day = tokyoDay(Date.parse(date.startsAt));
    return [
      {
        id: uuidAt(now),
        key: null,
        kind,
        at: now,
        subject: after.id,
        about: after.id,
        said: { name: before?.ownerName ?? actor.displayName, title: date.title, day },
        to: { employee },
        calendar: toldInvitation(kind, told, after, now),
      },
    ];
  });
}

/** Tells open pages of everybody whom the events concern, or did. */
function announce({ live }: Pick<Ground, 'live'>, steps: readonly Step[]): void {
  for (const { before, after } of steps) {
    const event = { kind: 'changed', noun: 'calendar', id: after.id, version: null } as const;
    live.announce(event, { rule: null, employeeId: null, accountId: after.ownerAccount });
    const people = [...after.participants, ...(before?.participants ?? [])].map(({ employeeId }) => employeeId);
    for (const employeeId of new Set(people)) live.announce(event, { rule: null, employeeId });
  }
}

interface Told<Answer> {
  readonly answer: (main: CalendarEvent, undo: string) => Answer;
  readonly difference: Readonly<Record<string, unknown>>;
  /** The change that this takes back. */
  readonly undoes?: string;
  /** More news than those that follow from the change. */
  readonly facts?: readonly ToldFact[];
}

/**
 * Writes the steps; the first is the one that the change is about. Null where one of the events was changed meanwhile.
 * The trail names what changed, and no title: that is its people's own business.
 */
export async function writeSteps<Answer>(
  writing: Writing<Answer>,
  steps: readonly Step[],
  { answer, difference, undoes, facts = [] }: Told<Answer>,
): Promise<Committed<Answer> | null> {
  const { ground, actor, now, commit } = writing;
  const all = steps.map(settled);
  const undo = uuidAt(now);
  const told = [...(await factsOf(writing as Writing<never>, all)), ...facts];
  const states = all.map(({ before, after }) => ({ id: after.id, version: after.version + 1, before }));
  const [main] = all;
  if (main === undefined) return null;
  const done = await commit(
    writeEvents,
    {
      by: actor.accountId,
      at: now,
      events: writtenEvents(all.map(({ after }) => after)),
      undo,
      states: writtenStates(states),
      undoes: undoes ?? null,
      forgotten: new Date(Date.parse(now) - UNDO_MS).toISOString(),
      facts: writtenFacts(told),
    },
    {
      target: ['calendar-event', main.after.id],
      difference,
      answer: answer({ ...main.after, version: main.after.version + 1 }, undo) as never,
    },
  );
  if (done !== null) announce(ground, all);
  return done as Committed<Answer> | null;
}
