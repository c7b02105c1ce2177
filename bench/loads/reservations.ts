// Loads of reservations: the week of all resources, the finder with three people, and one booking after the other.
import { randomUUID } from 'node:crypto';
import { addDays } from '../../contract/src/values/calendar-days.ts';
import type { PlainDate } from '../../contract/src/values/plain-date.ts';
import { tokyoInstant } from '../../contract/src/values/tokyo-time.ts';
import { requestText } from '../load/http.ts';
import { LAST_DAY, RESOURCES } from '../seed/fill-reservations.ts';
import { idOf, LINE_COUNTS, peopleOf, tokenOf } from '../seed/size.ts';
import { inTurn, type Load, once } from './load.ts';

const OK = { portal: 200, floor: 200 };
const PEOPLE = peopleOf(LINE_COUNTS[0]);

/** Each request by another person. */
const CALLERS = 40;

function read(name: string, part: Load['part'], request: (person: number) => string): Load {
  const requests = Array.from({ length: CALLERS }, (_, nth) => request(1 + nth));
  return { name, part, expect: OK, from: { portal: inTurn(requests), floor: inTurn(requests) } };
}

/** Tomorrow and the six days after it: as full in every database. */
const weekFrom = (today: PlainDate) => ({ from: addDays(today, 1), to: addDays(today, 7) });

export function weekOfResources(today: PlainDate): Load {
  const { from, to } = weekFrom(today);
  const path = `/api/reservations/range?from=${from}&to=${to}`;
  return read('week of 200 resources', 'week', (person) =>
    requestText({ method: 'GET', path, token: tokenOf(person) }),
  );
}

/** Three people, one hour, a week in the afternoon, with a screen. */
export function finder(today: PlainDate): Load {
  return read('find a free hour', 'find', (person) => {
    const attendees = [0, 1, 2].map((other) => idOf('employee', person + other));
    const body = {
      ...{ people: 3, minutes: 60, ...weekFrom(today), partOfDay: 'afternoon', features: ['モニター'], category: null },
      ...{ site: null, attendees },
    };
    return requestText({ method: 'POST', path: '/api/reservations/find', token: tokenOf(person), body });
  });
}

const DAYS = 300;
const HOURS = { first: 9, count: 8 };

/** An hour on another resource each time, then on another day, then at another hour. */
export function bookings(today: PlainDate): Load {
  const book = (nth: number) => {
    const turn = Math.floor(nth / RESOURCES);
    const day = addDays(today, LAST_DAY + 1 + (turn % DAYS));
    const hour = HOURS.first + Math.floor(turn / DAYS);
    const at = (h: number) => tokyoInstant(day, `${String(h).padStart(2, '0')}:00`);
    const body = {
      title: '打ち合わせ',
      resources: [{ resourceId: idOf('resource', nth % RESOURCES) }],
      start: at(hour),
      end: at(hour + 1),
    };
    const headers = { 'Idempotency-Key': randomUUID() };
    const token = tokenOf(1 + (nth % PEOPLE));
    return requestText({ method: 'POST', path: '/api/reservations', token, body, headers });
  };
  const source = () => once(RESOURCES * DAYS * HOURS.count, book);
  return { name: 'book a room', part: 'book', expect: OK, from: { portal: source(), floor: source() } };
}
