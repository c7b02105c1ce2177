import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../values/calendar-days.ts';
import { PlainDate } from '../values/plain-date.ts';
import { DELEGATION_STATUSES, LONGEST_DAYS, NewDelegation } from './model.ts';
import {
  type DelegationAction,
  delegationMachine,
  type Given,
  holdsOn,
  offerFaults,
  overlaps,
  whyNot,
} from './rules.ts';

const GIVER = '01980000-0000-7000-8000-000000000001';
const DELEGATE = '01980000-0000-7000-8000-000000000002';
const STRANGER = '01980000-0000-7000-8000-000000000003';
const TODAY = PlainDate.parse('2026-11-21');
const FIRST = PlainDate.parse('2026-11-20');

function offer(more: object = {}): NewDelegation {
  return NewDelegation.parse({
    to: DELEGATE,
    validFrom: '2026-11-21',
    lastDay: '2026-11-30',
    domains: [],
    amountLimit: null,
    ...more,
  });
}

const given = (more: Partial<Given> = {}): Given => ({
  status: 'accepted',
  validFrom: '2026-11-20',
  lastDay: '2026-11-25',
  domains: [],
  ...more,
});

const faults = (offered: NewDelegation, others: readonly Given[] = []) =>
  offerFaults(offered, { employeeId: GIVER, today: TODAY, given: others }).map(
    ({ field, code }) => `${field}: ${code}`,
  );

describe('an offer', () => {
  it('to a colleague for some days has no faults [B3-07]', () => {
    expect(faults(offer())).toEqual([]);
    expect(faults(offer({ lastDay: '2026-11-21', domains: ['travel-expenses'], amountLimit: 0 }))).toEqual([]);
  });

  it('is never to oneself [B3-07]', () => {
    expect(faults(offer({ to: GIVER }))).toEqual(['to: own-delegate']);
  });

  it('begins today at the earliest and does not end before it begins', () => {
    expect(faults(offer({ validFrom: '2026-11-20' }))).toEqual(['validFrom: before-today']);
    const reversed = offer({ validFrom: '2026-11-22', lastDay: '2026-11-21' });
    expect(faults(reversed)).toEqual(['lastDay: last-before-first']);
    expect(faults(reversed, [given()])).toEqual(['lastDay: last-before-first']);
  });

  it('is for a year at most', () => {
    const longest = addDays(TODAY, LONGEST_DAYS - 1);
    expect(faults(offer({ lastDay: longest }))).toEqual([]);
    const longer = offer({ lastDay: addDays(longest, 1) });
    expect(offerFaults(longer, { employeeId: GIVER, today: TODAY, given: [] })).toEqual([
      { field: 'lastDay', code: 'too-many-days', values: { max: LONGEST_DAYS } },
    ]);
  });

  it('names no type twice, and no amount below zero', () => {
    // The schema lets no more types through than there are.
    const twice = { ...offer(), domains: ['travel-expenses', 'travel-expenses'] as const };
    expect(faults({ ...twice, domains: [...twice.domains] })).toEqual(['domains: twice']);
    expect(faults(offer({ amountLimit: -1 }))).toEqual(['amountLimit: too-small']);
  });

  it('is the only one of its giver on its days for its types [B3-07]', () => {
    expect(faults(offer(), [given()])).toEqual(['validFrom: delegation-overlaps']);
    expect(faults(offer(), [given({ status: 'offered' })])).toEqual(['validFrom: delegation-overlaps']);
    expect(faults(offer(), [given({ status: 'declined' }), given({ status: 'ended' })])).toEqual([]);
    expect(faults(offer(), [given({ lastDay: '2026-11-20' }), given({ validFrom: '2026-12-01' })])).toEqual([]);
    for (const touching of [{ lastDay: '2026-11-21' }, { validFrom: '2026-11-30', lastDay: '2026-12-05' }])
      expect(faults(offer(), [given(touching)])).toEqual(['validFrom: delegation-overlaps']);
    const forOne = offer({ domains: ['travel-expenses'] });
    expect(faults(forOne, [given({ domains: ['others'] })])).toEqual([]);
    expect(faults(forOne, [given({ domains: ['others', 'travel-expenses'] })])).toEqual([
      'validFrom: delegation-overlaps',
    ]);
    expect(faults(offer(), [given({ domains: ['others'] })])).toEqual(['validFrom: delegation-overlaps']);
    expect(faults(offer({ domains: ['travel-expenses'] }), [given()])).toEqual(['validFrom: delegation-overlaps']);
  });
});

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays(FIRST, days));
const period = fc
  .tuple(day, day)
  .map(([one, other]) => (one <= other ? { validFrom: one, lastDay: other } : { validFrom: other, lastDay: one }));

it('two delegations overlap exactly where both would hold on one day [B3-07]', () => {
  fc.assert(
    fc.property(period, period, (one, other) => {
      const days = Array.from({ length: 42 }, (_, nth) => addDays(FIRST, nth));
      const isShared = days.some(
        (each) => holdsOn({ ...one, status: 'accepted' }, each) && holdsOn({ ...other, status: 'accepted' }, each),
      );
      expect(overlaps(given(one), offer(other))).toBe(isShared);
    }),
  );
});

describe('who may do what', () => {
  const parties = { from: { employeeId: GIVER }, to: { employeeId: DELEGATE } };
  const asked = (action: DelegationAction, employeeId: string, standing: Partial<Given> = {}) =>
    whyNot({ ...given(standing), ...parties }, action, { employeeId, today: TODAY });

  it('the delegate alone accepts and declines, and only what is offered [B3-07]', () => {
    for (const action of ['accept', 'decline'] as const) {
      expect(asked(action, DELEGATE, { status: 'offered' })).toBeNull();
      expect(asked(action, GIVER, { status: 'offered' })).toBe('not-allowed');
      const others = DELEGATION_STATUSES.filter((status) => status !== 'offered');
      for (const status of others) expect(asked(action, DELEGATE, { status })).toBe('wrong-state');
    }
  });

  it('either of the two ends it, a stranger never [B3-07]', () => {
    for (const status of ['offered', 'accepted'] as const) {
      expect(asked('end', GIVER, { status })).toBeNull();
      expect(asked('end', DELEGATE, { status })).toBeNull();
      expect(asked('end', STRANGER, { status })).toBe('not-allowed');
    }
    expect(asked('end', GIVER, { status: 'declined' })).toBe('wrong-state');
  });

  it.each([
    ['accept', 'accepted'],
    ['decline', 'declined'],
    ['end', 'ended'],
  ] as const)('%s leads to %s [B3-07]', (action, to) => {
    expect(delegationMachine.transitions[action].to).toBe(to);
  });

  it('what is over is neither accepted nor ended; on its last day it still is', () => {
    expect(asked('accept', DELEGATE, { status: 'offered', lastDay: '2026-11-20' })).toBe('wrong-state');
    expect(asked('end', GIVER, { lastDay: '2026-11-20' })).toBe('wrong-state');
    expect(asked('end', GIVER, { lastDay: TODAY })).toBeNull();
  });
});

it('it holds from its first day to its last, once accepted [B3-07]', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-25', '2026-11-26'];
  expect(days.map((each) => holdsOn(given(), each))).toEqual([false, true, true, false]);
  expect(holdsOn(given({ status: 'offered' }), '2026-11-21')).toBe(false);
  expect(holdsOn(given({ status: 'ended' }), '2026-11-21')).toBe(false);
});
