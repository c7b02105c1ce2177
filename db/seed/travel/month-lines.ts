// The lines of one person's month, drawn from their habits.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import type { Habits } from './habits.ts';
import { paymentLine, privateCarLine, receiptedRide, rideLine, type SampleLine } from './line.ts';
import { registrationNumberOf } from './registration-numbers.ts';
import { type Client, ERRANDS, ride } from './rides.ts';
import { tripLines } from './trip-lines.ts';

/** The days of a month on which the person can have travelled. */
export interface Days {
  readonly working: readonly PlainDate[];
  readonly free: readonly PlainDate[];
}

const VISIT_DETAILS = [
  '定例打合せ',
  '新製品の提案',
  '見積内容の説明',
  '納品の立会い',
  '契約更新の打合せ',
  '要望のヒアリング',
  '検収の立会い',
  '年間計画の打合せ',
];
const ON_SITE_DETAILS = ['機器の設置作業', '定期点検', '障害の調査', '移行作業の立会い', '操作説明会'];
const TAXI_REASONS = ['機材の運搬のため', '見本の運搬のため', '終バス後のため', '雨天で資料を運搬したため'];
const TAXI_COMPANIES = ['みどり台交通株式会社', '富士見無線タクシー株式会社', '港町自動車交通株式会社'];
const PARKING_COMPANIES = ['パーク市松株式会社', '駅西駐車場株式会社'];

/** In the order of their days. `share` of the usual amount, for a month that is not over yet. */
export function monthLines(
  employee: Employee,
  habits: Habits,
  days: Days,
  share: number,
  random: Random,
): SampleLine[] {
  const portion = ([least, most]: readonly [number, number]) => Math.ceil(random.integer(least, most) * share);
  const trip = random.chance(habits.trip * share) ? tripLines(employee, habits, days.working, random) : [];
  const away = new Set(trip.map((line) => line.useDate));
  const inTown = { ...days, working: days.working.filter((day) => !away.has(day)) };
  const lines = [
    ...trip,
    ...visitLines(employee, habits, inTown, portion(habits.visits), random),
    ...errandLines(employee, inTown, portion(habits.errands), random),
  ];
  const day = random.pick(anyDays(days));
  if (random.chance(habits.taxi * share)) lines.push(taxiLine(day, random.pick(habits.clients), random));
  if (random.chance(habits.ownCar * share)) lines.push(...carLines(day, random.pick(habits.clients), random));
  return withoutTwins(lines).toSorted((one, other) => (one.useDate ?? '').localeCompare(other.useDate ?? ''));
}

/** Working days where there are any; a month that begins on a holiday has none at first. */
export function anyDays(days: Days): readonly PlainDate[] {
  return days.working.length > 0 ? days.working : days.free;
}

/** `count` days, each once before any comes twice; now and then, work that the client wants on a free day. */
function daysFor(count: number, days: Days, random: Random): PlainDate[] {
  const pool = anyDays(days);
  const rounds = Array.from({ length: Math.ceil(count / Math.max(1, pool.length)) }, () =>
    random.some(pool, pool.length),
  );
  return rounds.flat().slice(0, count);
}

function visitLines(employee: Employee, habits: Habits, days: Days, count: number, random: Random): SampleLine[] {
  const onSite = employee.department.work === 'engineering';
  return daysFor(count, days, random).map((usual) => {
    const day = days.free.length > 0 && random.chance(onSite ? 0.06 : 0.015) ? random.pick(days.free) : usual;
    const { party, ride: way } = random.pick(habits.clients);
    const purpose = onSite ? 'on-site' : random.pick(['visit', 'visit', 'meeting'] as const);
    const details = random.pick(onSite ? ON_SITE_DETAILS : VISIT_DETAILS);
    const line = rideLine({ day, purpose, details, party }, way, random.chance(0.88) ? 'round-trip' : 'one-way');
    return random.chance(0.03) ? byPaperTicket(line) : line;
  });
}

/** Without the IC card the fare is rounded up to ten yen, which the check compares with the last ride. */
function byPaperTicket(line: SampleLine): SampleLine {
  const unitFare = Math.ceil((line.unitFare ?? 0) / 10) * 10;
  return unitFare === line.unitFare
    ? line
    : { ...line, unitFare, memo: 'ICカードを忘れたため、きっぷを購入しました。' };
}

function errandLines(employee: Employee, days: Days, count: number, random: Random): SampleLine[] {
  return daysFor(count, days, random).map((day) => {
    const { purpose, details, party, ride: way } = random.pick(ERRANDS[employee.department.city]);
    return rideLine({ day, purpose, details: random.pick(details), party }, way, 'round-trip');
  });
}

export function taxiLine(day: PlainDate, { party, ride: way }: Client, random: Random): SampleLine {
  const issuer = random.pick(TAXI_COMPANIES);
  return {
    ...receiptedRide(
      { day, purpose: 'visit', details: random.pick(VISIT_DETAILS), party },
      ride('taxi', `${way.to}駅-${party}`, 500 + 100 * random.integer(2, 28)),
      'one-way',
      { kind: 'taxi', issuer },
      registrationNumberOf(issuer),
    ),
    memo: random.pick(TAXI_REASONS),
  };
}

const YEN_PER_KM = 20;

function carLines(day: PlainDate, { party, ride: way }: Client, random: Random): SampleLine[] {
  const occasion = { day, purpose: 'on-site', details: '見本の搬入', party } as const;
  const km = Math.max(4, Math.round(way.fare / 30));
  const car = {
    ...privateCarLine(occasion, '名古屋営業所', `${way.to}・${party}`, km * YEN_PER_KM),
    memo: `片道${km}km`,
  };
  if (random.chance(0.4)) return [car];
  const issuer = random.pick(PARKING_COMPANIES);
  const yen = 100 * random.integer(3, 16);
  return [car, paymentLine(occasion, 'parking-toll', yen, { kind: 'parking', issuer }, registrationNumberOf(issuer))];
}

/** The same ride on the same day once: a second one would be refused as a line written twice (B4-04). */
function withoutTwins(lines: readonly SampleLine[]): SampleLine[] {
  const keys = lines.map((line) => [line.useDate, line.expenseType, line.from, line.to].join('|'));
  return lines.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
