// A business trip: the journey there and back, the way to the client, the nights, a per diem for each day.
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { POSITIONS } from '../../base-data/organisation-values.ts';
import type { PositionCode } from '../organisation/departments.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import type { Habits } from './habits.ts';
import { paymentLine, perDiemLine, receiptedRide, rideLine, type SampleLine } from './line.ts';
import { registrationNumberOf } from './registration-numbers.ts';
import type { Journey, Ride } from './rides.ts';

const RAILWAY = '東西旅客鉄道株式会社';
const AIRLINE = '日の丸スカイ航空株式会社';
/** Up to here rides go without an invoice, each way bought by itself. */
const INVOICE_FROM_YEN = 30_000;
const DETAILS = ['導入の打合せ', '現地での操作説明', '年度計画の打合せ', '共同検証の立会い'];

/** Empty where the month has no such days in a row yet. */
export function tripLines(
  employee: Employee,
  habits: Habits,
  working: readonly PlainDate[],
  random: Random,
): SampleLine[] {
  const journey = random.pick(habits.journeys);
  const days = daysInRow(working, random.integer(1, 3), random);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const { perDiem, lodgingCap } = allowanceOf(employee.position);
  const details = `${journey.place}出張（${random.pick(DETAILS)}）`;
  const on = (day: PlainDate) => ({ day, purpose: 'trip', details, party: journey.party }) as const;
  const night = Math.min(lodgingCap, 100 * random.integer(78, 118));
  const travel =
    first === last
      ? [longLine(on(first), journey.long, 'round-trip')]
      : [longLine(on(first), journey.long, 'one-way'), longLine(on(last), reverse(journey.long), 'one-way')];
  const nights = days.slice(0, -1).map((day) => lodgingLine(on(day), journey, night));
  const booked = [...travel, ...nights].map((line): SampleLine => ({ ...line, paidBy: payerOf(employee.position) }));
  return [
    ...booked,
    rideLine(on(first), journey.local, 'round-trip'),
    ...days.map((day) => perDiemLine(on(day), perDiem)),
  ];
}

function daysInRow(working: readonly PlainDate[], count: number, random: Random): PlainDate[] {
  const begins = working.filter((day) => working.includes(addDays(day, count - 1)));
  if (begins.length === 0) return [];
  const first = random.pick(begins);
  const days = Array.from({ length: count }, (_, index) => addDays(first, index));
  return days.every((day) => working.includes(day)) ? days : [first];
}

function allowanceOf(code: PositionCode) {
  const position = POSITIONS.find((one) => one.code === code);
  if (!position) throw new RangeError(`no such position: ${code}`);
  return position.extra;
}

/** Those who travel most hold the company's card for tickets and hotels. */
function payerOf(position: PositionCode): SampleLine['paidBy'] {
  return position === 'president' || position === 'director' ? 'corporate-card' : 'self';
}

function reverse(way: Ride): Ride {
  return { ...way, from: way.to, to: way.from };
}

type Occasion = Parameters<typeof rideLine>[0];

function longLine(occasion: Occasion, way: Ride, tripType: 'one-way' | 'round-trip'): SampleLine {
  if (way.mode === 'air') {
    const receipt = { kind: 'flight', issuer: AIRLINE } as const;
    return receiptedRide(occasion, way, tripType, receipt, registrationNumberOf(AIRLINE));
  }
  const gross = tripType === 'round-trip' ? way.fare * 2 : way.fare;
  if (gross < INVOICE_FROM_YEN) return rideLine(occasion, way, tripType);
  const receipt = { kind: 'ticket', issuer: RAILWAY } as const;
  return receiptedRide(occasion, way, tripType, receipt, registrationNumberOf(RAILWAY));
}

function lodgingLine(occasion: Occasion, { hotel }: Journey, yen: number): SampleLine {
  const line = paymentLine(occasion, 'lodging', yen, { kind: 'hotel', issuer: hotel }, registrationNumberOf(hotel));
  return { ...line, memo: hotel };
}
