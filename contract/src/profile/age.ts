import type { PlainDate } from '../values/plain-date.ts';

/** Full years on a day. Somebody born on 29 February is a year older from 1 March on where there is no such day. */
export function ageOn(birthday: PlainDate, day: PlainDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
