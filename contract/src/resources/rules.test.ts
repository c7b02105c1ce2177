import { describe, expect, it } from 'vitest';
import type { BookingRules } from '../reservations/rules.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { tokyoInstant } from '../values/tokyo-time.ts';
import { closureStateAt, isNameTaken, misfits, type StandingResource, standingFaults, wholesOf } from './rules.ts';

const resource = (id: string, more: Partial<StandingResource> = {}): StandingResource => ({
  id,
  name: id,
  status: 'active',
  quantity: 1,
  unitIds: [],
  ...more,
});

const HALVES = [resource('左'), resource('右')];
const HALL = resource('ホール', { unitIds: ['左', '右'] });
const ALL = [...HALVES, HALL, resource('備品', { quantity: 5 }), resource('旧館', { status: 'retired' })];
const faultsOf = (one: StandingResource) => standingFaults(ALL, one).map(({ field, code }) => `${field} ${code}`);

describe('a resource beside the others', () => {
  it.each([
    ['as it stands', HALL, []],
    ['of a name that one in use has, in other signs', resource('新', { name: 'ﾎｰﾙ' }), ['name resource-name-taken']],
    ['of the name of a retired one', resource('新', { name: '旧館' }), []],
    ['retired, of a name in use', resource('新', { name: 'ホール', status: 'retired' }), []],
    ['made of itself', resource('新', { unitIds: ['新', '左'] }), ['unitIds unit-of-itself']],
    ['made of nothing known', resource('新', { unitIds: ['無'] }), ['unitIds unknown-resource']],
    ['made of what is retired', resource('新', { unitIds: ['旧館', '左'] }), ['unitIds unit-retired']],
    ['made of what has units', resource('新', { unitIds: ['ホール', '左'] }), ['unitIds unit-has-units']],
    ['made of one of several', resource('新', { unitIds: ['備品', '左'] }), ['unitIds unit-of-many']],
    ['divided, though a unit', resource('左', { unitIds: ['右'] }), ['unitIds units-of-a-unit']],
    ['counted, though a unit', resource('左', { quantity: 2 }), ['quantity one-of-a-unit']],
    ['sharing its units with another', resource('新', { unitIds: ['左', '右'] }), []],
  ] as const)('%s', (_what, one, faults) => {
    expect(faultsOf(one)).toEqual(faults);
  });

  it('is told once of its units, however many are wrong', () => {
    expect(faultsOf(resource('新', { unitIds: ['旧館', '備品', '無'] }))).toEqual(['unitIds unit-retired']);
  });

  it('has its own name, and belongs to whatever in use is made of it', () => {
    expect(isNameTaken(ALL, HALL)).toBe(false);
    expect(wholesOf(ALL, '左')).toEqual([HALL]);
    expect(wholesOf([{ ...HALL, status: 'retired' }], '左')).toEqual([]);
  });
});

describe('a closure', () => {
  const closure = { startsAt: '2026-12-01T00:30:00.000Z', endsAt: '2026-12-03T14:30:00.000Z', liftedAt: null };
  it.each([
    ['2026-12-01T00:29:59.999Z', 'coming'],
    ['2026-12-01T00:30:00.000Z', 'current'],
    ['2026-12-03T14:29:59.999Z', 'current'],
    ['2026-12-03T14:30:00.000Z', 'over'],
  ])('at %s is %s: half-open', (now, state) => {
    expect(closureStateAt(closure, now)).toBe(state);
    expect(closureStateAt({ ...closure, liftedAt: '2026-11-30T00:00:00.000Z' }, now)).toBe('lifted');
  });
});

describe('reservations that stand', () => {
  const WEEKDAY = { opens: '09:00', closes: '18:00' };
  const RULES: BookingRules = {
    id: 'r',
    name: '第1会議室',
    status: 'active',
    resourceCategory: 'room',
    quantity: 1,
    slotMinutes: 30,
    shortestMinutes: 30,
    longestMinutes: 120,
    leadMinutes: 10_000,
    aheadDaysStaff: 1,
    aheadDaysAdmin: 1,
    bufferBeforeMinutes: 10,
    bufferAfterMinutes: 10,
    approval: 'none',
    checksIn: false,
    graceMinutes: 15,
    hours: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, null, null],
    inUseFrom: null,
    endsOn: '2026-12-31' as PlainDate,
  };
  const NOW = { now: '2026-11-21T05:05:00.000Z', today: '2026-11-21' as PlainDate };
  const one = (id: string, day: string, from: string, to: string, quantity = 1) => ({
    id,
    quantity,
    start: tokyoInstant(day as PlainDate, from),
    end: tokyoInstant(day as PlainDate, to),
  });
  const codes = (rules: Partial<BookingRules>, ...standing: ReturnType<typeof one>[]) =>
    [...misfits({ ...RULES, ...rules }, standing, NOW)].map(([id, { code }]) => `${id} ${code}`);

  it.each([
    ['fits, though it could not be made so late or so far ahead', one('a', '2026-12-01', '10:00', '11:00'), []],
    ['begins before the hours', one('a', '2026-12-01', '08:30', '10:00'), ['a booking-outside-hours']],
    ['is on a closed day', one('a', '2026-12-05', '10:00', '11:00'), ['a booking-outside-hours']],
    ['is off the slots', one('a', '2026-12-01', '10:15', '11:15'), ['a booking-off-grid']],
    ['is too long', one('a', '2026-12-01', '10:00', '13:00'), ['a booking-too-long']],
    ['is after the last day', one('a', '2027-01-04', '10:00', '11:00'), ['a resource-ended']],
    ['takes more than there are', one('a', '2026-12-01', '10:00', '11:00', 2), ['a too-few-items']],
  ])('one that %s', (_what, standing, found) => {
    expect(codes({}, standing)).toEqual(found);
  });

  it('lack the buffers to the one before, where there is one of the resource', () => {
    const pair = [one('a', '2026-12-01', '10:00', '11:00'), one('b', '2026-12-01', '11:00', '12:00')];
    const apart = [one('a', '2026-12-01', '10:00', '11:00'), one('b', '2026-12-01', '11:30', '12:00')];
    expect(codes({}, ...pair)).toEqual(['b buffer-missing']);
    expect(codes({}, ...apart)).toEqual([]);
    expect(codes({ bufferBeforeMinutes: 20, bufferAfterMinutes: 20 }, ...apart)).toEqual(['b buffer-missing']);
    expect(codes({ quantity: 5 }, ...pair)).toEqual([]);
  });
});
