import { describe, expect, it } from 'vitest';
import { RESERVATION_ACTIONS, RESERVATION_STATUSES } from './model.ts';
import { holdsTime, isOverdue, type ReservationParty, statusAt, type Timed, tentativeUntil, whyNot } from './states.ts';

const BEFORE = '2026-12-01T00:00:00.000Z';
const START = '2026-12-01T01:00:00.000Z';
const WITHIN = '2026-12-01T01:20:00.000Z';
const END = '2026-12-01T02:00:00.000Z';

const timed = (more: Partial<Timed> = {}): Timed => ({
  status: 'confirmed',
  start: START,
  end: END,
  expiresAt: null,
  releaseAt: null,
  ...more,
});

describe('the state at a moment', () => {
  it.each<[string, Partial<Timed>, string, string]>([
    ['before its start', {}, BEFORE, 'confirmed'],
    ['from its start on', {}, START, 'in_use'],
    ['until its end', {}, '2026-12-01T01:59:59.999Z', 'in_use'],
    ['at its end', {}, END, 'finished'],
    [
      'started without the check-in that is asked for',
      { releaseAt: '2026-12-01T01:15:00.000Z' },
      '2026-12-01T01:14:59.000Z',
      'confirmed',
    ],
    ['when the grace is over', { releaseAt: '2026-12-01T01:15:00.000Z' }, '2026-12-01T01:15:00.000Z', 'no_show'],
    ['checked in', { status: 'in_use', releaseAt: '2026-12-01T01:15:00.000Z' }, WITHIN, 'in_use'],
    ['tentative before it expires', { status: 'tentative', expiresAt: START }, BEFORE, 'tentative'],
    ['tentative when it expires', { status: 'tentative', expiresAt: START }, START, 'cancelled'],
    ['cancelled', { status: 'cancelled' }, END, 'cancelled'],
  ])('%s [B6-04]', (_what, more, now, status) => {
    expect(statusAt(timed(more), now)).toBe(status);
  });

  it('keeps others from the time in exactly four states', () => {
    expect(RESERVATION_STATUSES.filter(holdsTime)).toEqual(['tentative', 'confirmed', 'in_use', 'finished']);
  });

  it('is overdue only while it waits for a word', () => {
    const over = { expiresAt: BEFORE, releaseAt: BEFORE };
    expect(RESERVATION_STATUSES.filter((status) => isOverdue(timed({ ...over, status }), END))).toEqual([
      'tentative',
      'confirmed',
    ]);
  });
});

it('a tentative one expires after two days, and at its start at the latest', () => {
  expect(tentativeUntil('2026-11-25T00:00:00.000Z', START)).toBe('2026-11-27T00:00:00.000Z');
  expect(tentativeUntil('2026-12-01T00:30:00.000Z', START)).toBe(START);
});

describe('who may do what', () => {
  const PARTIES: readonly ReservationParty[] = ['holder', 'present', 'manager', 'approval'];
  it('is the same for button and server: state × step × party [B0-05]', () => {
    const grid = RESERVATION_ACTIONS.map((action) => {
      const may = RESERVATION_STATUSES.flatMap((status) => {
        const one = timed({ status, expiresAt: END, releaseAt: END });
        const parties = PARTIES.filter((party) => whyNot(one, action, { parties: [party], now: WITHIN }) === null);
        return parties.length === 0 ? [] : [`${status} by ${parties.join('/')}`];
      });
      return `${action}: ${may.join(', ')}`;
    });
    expect(grid).toEqual([
      'confirm: tentative by holder',
      'change: tentative by holder, confirmed by holder, in_use by holder',
      'cancel: tentative by holder, confirmed by holder',
      'check-in: confirmed by present',
      'end: in_use by present',
      'extend: in_use by present',
      'hand-out: confirmed by manager, in_use by manager, finished by manager',
      'take-back: confirmed by manager, in_use by manager, finished by manager',
      'drive: confirmed by present, in_use by present, finished by present',
      'alcohol: confirmed by present, in_use by present, finished by present',
    ]);
  });

  it('tells strangers no state, and check-in opens 15 minutes before [B6-04]', () => {
    expect(whyNot(timed({ status: 'cancelled' }), 'cancel', { parties: [], now: BEFORE })).toBe('not-allowed');
    expect(whyNot(timed({ status: 'cancelled' }), 'cancel', { parties: ['holder'], now: BEFORE })).toBe('wrong-state');
    const checkIn = (now: string) => whyNot(timed({ releaseAt: END }), 'check-in', { parties: ['present'], now });
    expect(checkIn('2026-12-01T00:44:59.999Z')).toBe('check-in-closed');
    expect(checkIn('2026-12-01T00:45:00.000Z')).toBeNull();
  });
});
