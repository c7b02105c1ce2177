import type { DelegationStatus, DelegationView } from '@madoguchi/contract/delegations/model.ts';
import { DelegationView as View } from '@madoguchi/contract/delegations/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { expect, it } from 'vitest';
import { personId } from '../../../test/approvals.ts';
import { actionsOf, otherOf, stateOf } from './side.ts';

const TODAY = '2026-11-21' as PlainDate;

const given = (status: DelegationStatus, days: Partial<Pick<DelegationView, 'validFrom' | 'lastDay'>> = {}) =>
  View.parse({
    id: '01932b6c-0000-7000-8000-0000000000e1',
    version: 1,
    status,
    from: { employeeId: personId('01'), name: '山田 太郎', departmentName: '営業部' },
    to: { employeeId: personId('02'), name: '佐藤 花子', departmentName: '営業部' },
    validFrom: '2026-11-20',
    lastDay: '2026-11-30',
    domains: [],
    amountLimit: null,
    note: '',
    offeredAt: '2026-11-19T01:00:00.000Z',
    answeredAt: null,
    endedAt: null,
    holdsToday: status === 'accepted',
    ...days,
  });

it('is answered by whom it was offered to alone, and ended by either [B3-07]', () => {
  expect(actionsOf(given('offered'), 'received', TODAY)).toEqual(['decline', 'accept']);
  expect(actionsOf(given('offered'), 'given', TODAY)).toEqual(['end']);
  expect(actionsOf(given('accepted'), 'received', TODAY)).toEqual(['end']);
  expect(actionsOf(given('accepted'), 'given', TODAY)).toEqual(['end']);
  expect(actionsOf(given('declined'), 'given', TODAY)).toEqual([]);
});

it('offers nothing once its days have passed', () => {
  const past = { validFrom: '2026-11-01' as PlainDate, lastDay: '2026-11-20' as PlainDate };
  expect(actionsOf(given('accepted', past), 'given', TODAY)).toEqual([]);
  expect(stateOf(given('accepted', past), TODAY)).toBe('ended');
  expect(stateOf(given('offered', past), TODAY)).toBe('ended');
  expect(stateOf(given('declined', past), TODAY)).toBe('declined');
});

it('tells what holds from what is to come, the last day included', () => {
  expect(stateOf(given('accepted'), TODAY)).toBe('accepted');
  expect(stateOf(given('accepted', { lastDay: TODAY }), TODAY)).toBe('accepted');
  expect(stateOf(given('accepted', { validFrom: '2026-11-22' as PlainDate }), TODAY)).toBe('coming');
  expect(stateOf(given('offered'), TODAY)).toBe('offered');
});

it('names the other one', () => {
  expect(otherOf(given('offered'), 'given').name).toBe('佐藤 花子');
  expect(otherOf(given('offered'), 'received').name).toBe('山田 太郎');
});
