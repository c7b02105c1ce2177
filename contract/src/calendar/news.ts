// A change of an event as the people who are invited hear of it, and calendars that subscribe count it. Pure.
import { type CalendarEvent, type Occurrence, occurrencesOf } from './event.ts';

export type EventNews = 'event-invited' | 'event-changed' | 'event-cancelled';

/** The times and places at which it takes place from now on, as one text to compare. */
function comingDates(event: CalendarEvent | null, now: string): string {
  if (event === null) return '';
  const coming = occurrencesOf(event).filter(({ endsAt }) => endsAt > now);
  return coming.map(({ startsAt, endsAt, place }) => `${startsAt} ${endsAt} ${place}`).join('\n');
}

/** The next date from now on. */
export function nextDate(event: CalendarEvent, now: string): Occurrence | null {
  const coming = occurrencesOf(event).filter(({ endsAt }) => endsAt > now);
  return coming.sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1))[0] ?? null;
}

/** The news of a change for each of its people. Nobody hears of dates that are past, and nobody of what neither moved nor changed its place. */
export function newsOf(before: CalendarEvent | null, after: CalendarEvent, now: string): Map<string, EventNews> {
  const [was, is] = [comingDates(before, now), comingDates(after, now)];
  const invitedBefore = new Set(
    before === null || was === '' ? [] : before.participants.map(({ employeeId }) => employeeId),
  );
  const invitedNow = new Set(is === '' ? [] : after.participants.map(({ employeeId }) => employeeId));
  const news = new Map<string, EventNews>();
  for (const id of invitedNow) {
    if (!invitedBefore.has(id)) news.set(id, 'event-invited');
    else if (was !== is) news.set(id, 'event-changed');
  }
  for (const id of invitedBefore) if (!invitedNow.has(id)) news.set(id, 'event-cancelled');
  return news;
}

/** The number that subscribed calendars compare: another time or place is a new one, another title is not. */
export function nextSequence(before: CalendarEvent, after: CalendarEvent): number {
  const dates = (event: CalendarEvent) => comingDates(event, '');
  return dates(before) === dates(after) ? before.sequence : before.sequence + 1;
}
