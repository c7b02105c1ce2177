// Due dates of cards as a calendar shows them, and the due date that a place in a calendar means. Pure.
import type { CardDue } from '@madoguchi/contract/scrumboard/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { minutesOfDay, timeOfDay } from '@madoguchi/contract/values/time-of-day.ts';
import type { CalendarItem, Span } from '../../kit/calendar/model/calendar-item.ts';

/** A card that is due at a time is drawn this long. */
const SHOWN_MINUTES = 30;
const DAY_MINUTES = 1440;

/** The whole day, or half an hour from the time. */
export function spanOfDue({ day, time }: CardDue): Pick<CalendarItem, 'start' | 'end' | 'allDay'> {
  if (time === null) return { start: `${day}T00:00`, end: `${day}T24:00`, allDay: true };
  const end = timeOfDay(Math.min(DAY_MINUTES, minutesOfDay(time) + SHOWN_MINUTES));
  return { start: `${day}T${time}`, end: `${day}T${end}` };
}

/** A card that was put there is due that day; one that has a time keeps having one. */
export function dueOfSpan({ start }: Pick<Span, 'start'>, { time }: CardDue): CardDue {
  const [day = '', at = ''] = start.split('T');
  return { day: day as PlainDate, time: time === null ? null : (at as CardDue['time']) };
}

export const writtenDue = ({ day, time }: CardDue): string => [day, time].filter(Boolean).join(' ');
