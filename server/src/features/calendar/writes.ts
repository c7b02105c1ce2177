// The writes of one's own events, and the answers of those who are invited.
import { ANSWER_NAMES } from '@madoguchi/contract/calendar/choices.ts';
import { contentFaults, spanOfTimes, timesFaults } from '@madoguchi/contract/calendar/content.ts';
import type { CalendarEvent, Invited } from '@madoguchi/contract/calendar/event.ts';
import type { EventContent, InSeries } from '@madoguchi/contract/calendar/model.ts';
import { nextDate } from '@madoguchi/contract/calendar/news.ts';
import {
  addEvent as addOperation,
  answerInvitation as answerOperation,
  changeEvent as changeOperation,
  moveEvent as moveOperation,
  removeEvent as removeOperation,
  undoChange as undoOperation,
} from '@madoguchi/contract/calendar/operations.ts';
import { isSameRule, keptDates } from '@madoguchi/contract/calendar/series.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { Ground } from '../../platform/ground.ts';
import { type Committed, handle } from '../../platform/http/handler.ts';
import { refuse, type WrongField } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { viewOf } from './event-views.ts';
import { changed, dated, dateOf, refuseFields, removed } from './plan-change.ts';
import { findChange, findEvents, type StoredEvent } from './store.ts';
import { inviteesOf, type Step, UNDO_MS, type Writing, writeSteps } from './write-events.ts';

type Asking = Pick<Writing<never>, 'ground' | 'actor'>;

/** An event that concerns the caller; any other is refused like a missing one. */
export async function seenEvent({ ground, actor }: Asking, id: string): Promise<StoredEvent> {
  const reader = { account: actor.accountId, employee: actor.employee?.id ?? null };
  const [event] = await findEvents(ground.pool, { ...reader, ids: [id] });
  return event === undefined || event.removedAt !== null ? refuse('not-found') : event;
}

/** The caller's own event, at the version that they read. */
async function ownEvent(asking: Asking, { id, version }: Pick<InSeries, 'id' | 'version'>): Promise<StoredEvent> {
  const event = await seenEvent(asking, id);
  if (event.ownerAccount !== asking.actor.accountId) return refuse('not-allowed');
  if (event.version !== version) return refuse('stale', { current: viewOf(event, asking.actor) });
  return event;
}

/** Somebody was faster. */
async function refuseStale(asking: Asking, id: string): Promise<never> {
  return refuse('stale', { current: viewOf(await seenEvent(asking, id), asking.actor) });
}

/** The people who are to be invited; those who are already keep their answers, also where they left since. */
async function invited(ground: Ground, ids: readonly string[], before: readonly Invited[]): Promise<Invited[]> {
  const added = ids.filter((id) => !before.some(({ employeeId }) => employeeId === id));
  const found = await inviteesOf(ground, added);
  const faults = added.flatMap((id): WrongField[] => {
    const field = `participants.${ids.indexOf(id)}`;
    const one = found.find(({ employeeId }) => employeeId === id);
    if (!one?.isEmployed) return [{ field, code: 'not-employed' }];
    return one.mayOpen ? [] : [{ field, code: 'cannot-open-calendar', values: { name: one.name } }];
  });
  if (faults.length > 0) return refuseFields(faults);
  const asked = (employeeId: string): Invited => ({ employeeId, answer: 'none', answeredAt: null });
  return ids.map((id) => before.find(({ employeeId }) => employeeId === id) ?? asked(id));
}

/** A new event of the caller, as it was typed. @throws Problem `invalid` */
export async function newEvent({ ground, actor, now }: Writing<never>, content: EventContent): Promise<CalendarEvent> {
  const faults = contentFaults(content);
  if (faults.length > 0) return refuseFields(faults);
  const id = uuidAt(now);
  const { title, description, place, allDay, visibility, rule } = content;
  // Whoever makes an event takes part in it: they are not invited.
  const ids = content.participants.filter((one) => one !== actor.employee?.id);
  const event: CalendarEvent = {
    id,
    version: 0,
    ownerAccount: actor.accountId,
    title,
    description,
    place,
    allDay,
    ...spanOfTimes(content),
    visibility,
    rule,
    days: [],
    exceptions: [],
    participants: await invited(ground, ids, []),
    uid: `${id}@madoguchi`,
    sequence: 0,
    removedAt: null,
  };
  return dated(event);
}

const changedAnswer = (kept: readonly string[]) => (main: CalendarEvent, undo: string) => ({
  id: main.id,
  version: main.version,
  undo,
  kept: kept as never,
});

/** The place of an event in time, for the trail: its times, and how often. */
const placeInTime = ({ startsAt, endsAt, days }: CalendarEvent) => [startsAt, endsAt, days.length];

function differenceOf(step: Step | undefined, more: object = {}): Record<string, unknown> {
  if (step === undefined) return {};
  const { before, after } = step;
  if (before === null) return { ...more, time: placeInTime(after), participants: after.participants.length };
  const time = [placeInTime(before), placeInTime(after)];
  const names = ['title', 'description', 'place', 'visibility', 'rule', 'participants', 'exceptions'] as const;
  const fields = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return { ...more, ...(JSON.stringify(time[0]) === JSON.stringify(time[1]) ? {} : { time }), fields };
}

/** Writes a planned change and answers how it is taken back. */
async function done<Answer>(
  context: Writing<Answer>,
  steps: readonly Step[],
  more: object = {},
): Promise<Committed<Answer>> {
  const [first] = steps;
  const kept = first === undefined ? [] : keptDates(first.after);
  const written = await writeSteps(context, steps, {
    answer: changedAnswer(kept) as never,
    difference: differenceOf(first, more),
  });
  const id = steps.find(({ before }) => before !== null)?.after.id ?? '';
  return written ?? refuseStale(context, id);
}

/** Adds an event to the caller's calendar; who is invited is told. */
export const addEvent = handle(addOperation, async (context) => {
  const event = await newEvent(context as never, context.input);
  return done(context, [{ before: null, after: event }]);
});

/** Changes one date of an own event, it and those that follow, or all; dates with changes of their own keep them. */
export const changeEvent = handle(changeOperation, async (context) => {
  const { ground, input, now, actor } = context;
  const { id, version, day, scope, ...content } = input;
  const event = await ownEvent(context, { id, version });
  // A series that was made before is as it is: what ends too late for a new one is refused with its new dates.
  const faults = contentFaults(isSameRule(content.rule, event.rule) ? { ...content, rule: null } : content);
  if (faults.length > 0) return refuseFields(faults);
  const { title, description, place, allDay, visibility, rule } = content;
  const fields = { title, description, place, allDay, ...spanOfTimes(content) };
  const ids = content.participants.filter((one) => one !== actor.employee?.id);
  const participants = await invited(ground, ids, event.participants);
  return done(context, changed(event, { scope, day, fields, rule, people: { visibility, participants }, now }), {
    scope,
  });
});

/** Moves or resizes what a drag took hold of: times change, and nothing else. */
export const moveEvent = handle(moveOperation, async (context) => {
  const { input, now } = context;
  const { id, version, day, scope, ...times } = input;
  const event = await ownEvent(context, { id, version });
  const faults = timesFaults(times);
  if (faults.length > 0) return refuseFields(faults);
  const fields = { ...dateOf(event, day), allDay: times.allDay, ...spanOfTimes(times) };
  const people = { visibility: event.visibility, participants: event.participants };
  return done(context, changed(event, { scope, day, fields, rule: event.rule, people, now }), { scope });
});

/** Removes one date of an own event, it and those that follow, or all. */
export const removeEvent = handle(removeOperation, async (context) => {
  const { id, version, day, scope } = context.input;
  const event = await ownEvent(context, { id, version });
  return done(context, removed(event, { scope, day, now: context.now }), { scope });
});

/** Takes a change of the caller back: each event is again what it was, unless somebody has changed one since. */
export const undoChange = handle(undoOperation, async (context) => {
  const { ground, actor, input, now } = context;
  const since = new Date(Date.parse(now) - UNDO_MS).toISOString();
  const change = await findChange(ground.pool, { id: input.id, account: actor.accountId, since });
  if (change === null) return refuse('not-found');
  const reader = { account: actor.accountId, employee: actor.employee?.id ?? null };
  const events = await findEvents(ground.pool, { ...reader, ids: change.states.map(({ id }) => id) });
  const steps = change.states.flatMap(({ id, version, before }): Step[] => {
    const event = events.find((one) => one.id === id);
    if (event === undefined) return refuse('not-found');
    if (event.version !== version) return refuse('stale', { current: viewOf(event, actor) });
    const after = before === null ? { ...event, removedAt: now } : { ...before, version };
    return [
      {
        before: event,
        after,
        keepsAnswers: true,
        ...(before === null && change.states.length > 1 ? { since: 'untold' } : {}),
      },
    ];
  });
  // The event that was there before stands first: it is the one that the undo is about.
  const inOrder = [...steps].sort(
    (one, other) => Number(one.after.removedAt !== null) - Number(other.after.removedAt !== null),
  );
  const written = await writeSteps(context, inOrder, {
    undoes: change.id,
    answer: ({ id, version }) => ({ id, version }),
    difference: differenceOf(inOrder[0]),
  });
  return written ?? refuseStale(context, inOrder[0]?.after.id ?? '');
});

/** Somebody who is invited says whether they come; its owner is told. */
export const answerInvitation = handle(answerOperation, async (context) => {
  const { actor, input, now } = context;
  const { id, version, answer } = input;
  const event = await seenEvent(context, id);
  const mine = event.participants.find(({ employeeId }) => employeeId === actor.employee?.id);
  if (mine === undefined) return refuse('not-allowed');
  if (event.version !== version) return refuse('stale', { current: viewOf(event, actor) });
  const participants = event.participants.map((one) => (one === mine ? { ...one, answer, answeredAt: now } : one));
  const date = nextDate(event, now);
  const facts =
    event.ownerEmployee === null || mine.answer === answer || date === null
      ? []
      : [
          {
            id: uuidAt(now),
            key: null,
            kind: 'event-answered' as const,
            at: now,
            subject: id,
            about: id,
            said: {
              name: event.people[mine.employeeId]?.name ?? actor.displayName,
              title: event.title,
              day: tokyoDay(Date.parse(date.startsAt)),
              answer: ANSWER_NAMES[answer].ja,
              answerEn: ANSWER_NAMES[answer].en,
            },
            to: { employee: event.ownerEmployee },
          },
        ];
  const written = await writeSteps(context, [{ before: event, after: { ...event, participants } }], {
    facts,
    answer: ({ version: next }) => ({ id, version: next }),
    difference: { answer: [mine.answer, answer] },
  });
  return written ?? refuseStale(context, id);
});
