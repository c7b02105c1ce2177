// The source's four calls (S7-04) over the caller's own events. They know no versions, so the newest state is the one that is meant.

import { contentFaults, spanOfTimes } from '@madoguchi/contract/calendar/content.ts';
import { type CalendarEvent, firstDayOf } from '@madoguchi/contract/calendar/event.ts';
import {
  addSourceEvent as addOperation,
  listSourceEvents as listOperation,
  removeSourceEvent as removeOperation,
  updateSourceEvent as updateOperation,
} from '@madoguchi/contract/calendar/operations.ts';
import { contentOfSource, sourceEventOf } from '@madoguchi/contract/calendar/source-event.ts';
import { type Committed, handle } from '../../platform/http/handler.ts';
import { refuse, type WrongField } from '../../platform/http/problem.ts';
import { changed, refuseFields, removed } from './plan-change.ts';
import { findOwn, type StoredEvent } from './store.ts';
import { type Step, type Writing, writeSteps } from './write-events.ts';
import { newEvent, seenEvent } from './writes.ts';

export const listSourceEvents = handle(listOperation, async ({ ground, actor }) => {
  const events = await findOwn(ground.pool, actor.accountId);
  return events.map(sourceEventOf);
});

/** The faults of our own fields, at the places where the call has them. */
const PLACES: Readonly<Record<string, string>> = { lastDay: 'end', endTime: 'end', startTime: 'start' };

const asSent = (under: string, faults: readonly WrongField[]): WrongField[] =>
  faults.map((fault) => ({ ...fault, field: `${under}.${PLACES[fault.field] ?? fault.field}` }));

const USUAL = { place: '', visibility: 'busy', participants: [], rule: null } as const;

export const addSourceEvent = handle(addOperation, async (context) => {
  const content = contentOfSource(context.input.newEvent, { ...USUAL, participants: [] });
  const faults = contentFaults(content);
  if (faults.length > 0) return refuseFields(asSent('newEvent', faults));
  const event = await newEvent(context as never, content);
  const written = await writeSteps(context, [{ before: null, after: event }], {
    answer: sourceEventOf,
    difference: { time: [event.startsAt, event.endsAt] },
  });
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return written ?? refuse('unavailable');
});

/** The caller's own event, as it is now; another's is refused like a missing one. */
async function ownEvent(context: Pick<Writing<never>, 'ground' | 'actor'>, id: string) {
  const event = await seenEvent(context, id);
  return event.ownerAccount === context.actor.accountId ? event : refuse('not-found');
}

const TRIES = 5;

/** Writes what a call makes of its event; where another was faster, of the event as that one left it. */
async function upon<Answer>(
  context: Writing<Answer>,
  id: string,
  make: (event: StoredEvent) => { readonly steps: readonly Step[]; readonly answer: (main: CalendarEvent) => Answer },
): Promise<Committed<Answer>> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const event = await ownEvent(context, id);
    const { steps, answer } = make(event);
    const difference = { time: [event.startsAt, event.endsAt] };
    const written = await writeSteps(context, steps, { answer, difference });
    if (written !== null) return written;
  }
  return refuse('unavailable');
}

export const updateSourceEvent = handle(updateOperation, async (context) => {
  const { input, now } = context;
  const { id, ...sent } = input.event;
  return upon(context, id, (event) => {
    const { place, visibility, participants, rule } = event;
    const content = contentOfSource(sent, { place, visibility, participants: [], rule: null });
    const faults = contentFaults(content);
    if (faults.length > 0) return refuseFields(asSent('event', faults));
    const { title, description, allDay } = content;
    // The call tells a series by its first date as the rule has it, wherever that one was moved.
    const day = rule === null ? null : firstDayOf(event);
    const plain = { ...event, exceptions: event.exceptions.filter((one) => one.day !== day) };
    const steps = changed(plain, {
      scope: 'all',
      day,
      fields: { title, description, place, allDay, ...spanOfTimes(content) },
      rule,
      people: { visibility, participants },
      now,
    });
    return { steps: steps.map((step) => ({ ...step, before: event })), answer: sourceEventOf };
  });
});

export const removeSourceEvent = handle(removeOperation, async (context) => {
  const { eventId } = context.input;
  return upon(context, eventId, (event) => ({
    steps: removed(event, { scope: 'all', day: null, now: context.now }),
    answer: () => ({ eventId }),
  }));
});
