// Loads that write: signing in, a new person's claim of 20 lines, the approval of another claim each time.
import { randomUUID } from 'node:crypto';
import { firstDay } from '../../contract/src/values/calendar-months.ts';
import { uuidAt } from '../../server/src/platform/uuid.ts';
import { requestText } from '../load/http.ts';
import { ADMIN, emailOf, idOf, MEMBER, type Months, PASSWORD, tokenOf } from '../seed/size.ts';
import { dayOf, TRIPS } from '../seed/trips.ts';
import { type Load, once, type Side, type Source } from './load.ts';

const OK = { portal: 200, floor: 200 };
const LINES = 20;

const freshKey = () => ({ 'Idempotency-Key': randomUUID() });

/** The same to both sides: each writes into a database of its own. */
function onEach(count: number, make: (n: number) => string): Record<Side, Source> {
  return { portal: once(count, make), floor: once(count, make) };
}

export function signInLoad(people: number): Load {
  // More often than anybody can sign in during a run; the same people come again.
  const signIn = (n: number) => {
    const credentials = { email: emailOf((n % people) + 1), password: PASSWORD };
    return requestText({ method: 'POST', path: '/api/auth', body: credentials });
  };
  return { name: 'sign-in', part: 'sign-in', expect: OK, from: onEach(100_000, signIn) };
}

function lineOf(month: Months['review'], person: number, k: number): object {
  const { purpose, purposeText, visitedParty, transportMode, from, via, to, unitFare, memo } =
    TRIPS[(7 * person + k) % TRIPS.length] ?? TRIPS[0] ?? {};
  return {
    id: uuidAt(new Date().toISOString()),
    useDate: firstDay(month).slice(0, 8) + String(dayOf(person, k)).padStart(2, '0'),
    ...{
      purpose,
      purposeText,
      visitedParty,
      transportMode,
      from,
      via,
      to,
      tripType: 'one-way',
      unitFare,
      deduction: 0,
    },
    ...{ expenseType: 'transport', taxClass: 'standard', invoiceBasis: null, registrationNumber: '', paidBy: 'self' },
    ...{ memo, attachments: [], typed: {} },
  };
}

/** Every person begins a claim in each of the free months. */
export function createLoad(people: number, { free }: Months): Load {
  const create = (n: number) => {
    const person = (n % people) + 1;
    const month = free[Math.floor(n / people)] ?? free[0];
    if (month === undefined) throw new RangeError('there is no free month');
    const lines = Array.from({ length: LINES }, (_, k) => lineOf(month, person, k));
    const body = { version: 0, lines, removed: [] };
    const path = `/api/expense-claims/mine/${month}/draft`;
    return requestText({ method: 'POST', path, token: tokenOf(person), body, headers: freshKey() });
  };
  return { name: 'create a claim of 20 lines', part: 'create', expect: OK, from: onEach(people * free.length, create) };
}

/** The approved claims of the month to confirm, but for the reviewer's own. */
export function confirmLoad(people: number): Load {
  const confirm = (n: number) => {
    const path = `/api/expense-claims/${idOf('confirm', n + MEMBER)}/confirm`;
    return requestText({ method: 'POST', path, token: tokenOf(ADMIN), body: { version: 3 }, headers: freshKey() });
  };
  return { name: 'confirm', part: 'confirm', expect: OK, from: onEach(people - ADMIN, confirm) };
}
