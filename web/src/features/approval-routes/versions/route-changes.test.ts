import { RouteText } from '@madoguchi/contract/approvals/route.ts';
import type { Code } from '@madoguchi/contract/values/id.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';
import { expect, it } from 'vitest';
import { routeChanges } from './route-changes.ts';

const TEXT = RouteText.parse({
  name: '交通費の承認',
  nameEn: '',
  domain: 'travel-expenses',
  conditions: { minAmount: null, maxAmount: null, types: [], groups: [], positions: [] },
  priority: 100,
  validFrom: '2026-04-01',
  validTo: null,
  steps: [
    {
      name: '上長の承認',
      nameEn: '',
      kind: 'approve',
      mode: { of: 'any' },
      approvers: [{ by: 'superior' }],
      fromAmount: 0,
      dueBusinessDays: 3,
      onTimeout: 'remind',
    },
  ],
});

it('names each part that is otherwise, with both values, and nothing else [B3-01]', () => {
  expect(routeChanges(TEXT, TEXT)).toEqual([]);
  const after = { ...TEXT, priority: 50, conditions: { ...TEXT.conditions, minAmount: 100_000 as Yen } };
  expect(routeChanges(TEXT, after)).toEqual([
    { what: 'priority', before: { what: 'priority', value: 100 }, after: { what: 'priority', value: 50 } },
    { what: 'minAmount', before: { what: 'minAmount', value: null }, after: { what: 'minAmount', value: 100_000 } },
  ]);
});

it('tells other types of requests among the conditions [B3-01]', () => {
  const after = { ...TEXT, conditions: { ...TEXT.conditions, types: ['software' as Code], groups: ['SALES' as Code] } };
  expect(routeChanges(TEXT, after).map(({ what, after: { value } }) => [what, value])).toEqual([
    ['types', ['software']],
    ['groups', ['SALES']],
  ]);
});

it('tells a change inside of a step as one of the steps [B3-02]', () => {
  const steps = TEXT.steps.map((step) => ({ ...step, mode: { of: 'all' } as const }));
  expect(routeChanges(TEXT, { ...TEXT, steps }).map(({ what }) => what)).toEqual(['steps']);
});
