import { describe, expect, it } from 'vitest';
import { type ApproverRule, RouteText } from '../approvals/route.ts';
import { contradictions, type Nameable, publicationFaults, type RouteFault } from './rules.ts';

const admin: ApproverRule = { by: 'role', role: 'admin' };
const person = (employeeId: string): ApproverRule => ({ by: 'person', employeeId });
const HERE = '01980000-0000-7000-8000-000000000001';
const GONE = '01980000-0000-7000-8000-000000000002';

function step(more: object = {}) {
  return {
    name: '承認',
    nameEn: '',
    kind: 'approve',
    mode: { of: 'any' },
    approvers: [admin],
    fromAmount: 0,
    dueBusinessDays: null,
    onTimeout: 'remind',
    ...more,
  };
}

/** A text that nothing stands against, but for what is given. */
function text({ conditions = {}, ...more }: { conditions?: object } & Record<string, unknown> = {}): RouteText {
  return RouteText.parse({
    name: '承認経路',
    nameEn: '',
    domain: 'travel-expenses',
    conditions: { minAmount: null, maxAmount: null, types: [], groups: [], positions: [], ...conditions },
    priority: 100,
    validFrom: '2026-11-21',
    validTo: null,
    steps: [step()],
    ...more,
  });
}

const NAMEABLE: Nameable = {
  today: '2026-11-21',
  types: new Set(),
  groups: new Set(['SALES']),
  positions: new Set(['manager']),
  employees: new Set([HERE]),
};

const said = (faults: readonly RouteFault[]) => faults.map(({ field, code }) => `${field}: ${code}`);

describe('a draft', () => {
  it('that nothing contradicts has no faults', () => {
    const full = text({
      conditions: { minAmount: 1, maxAmount: 1, groups: ['SALES'], positions: ['manager'] },
      validTo: '2026-11-22',
      steps: [step({ approvers: [admin, person(HERE)], mode: { of: 'some', count: 10 } })],
    });
    expect(contradictions(full)).toEqual([]);
    expect(publicationFaults(full, NAMEABLE)).toEqual([]);
  });

  it('ends after it begins [B3-01]', () => {
    expect(said(contradictions(text({ validTo: '2026-11-21' })))).toEqual(['validTo: period-end']);
  });

  it('has amounts in their order and none below zero [B3-01]', () => {
    expect(said(contradictions(text({ conditions: { minAmount: 2, maxAmount: 1 } })))).toEqual([
      'conditions.maxAmount: amount-order',
    ]);
    const negative = text({ conditions: { minAmount: -2, maxAmount: -1 }, steps: [step({ fromAmount: -1 })] });
    expect(said(contradictions(negative))).toEqual([
      'conditions.minAmount: too-small',
      'conditions.maxAmount: too-small',
      'steps.0.fromAmount: too-small',
    ]);
    expect(said(contradictions(text({ conditions: { maxAmount: -1 } })))).toEqual(['conditions.maxAmount: too-small']);
    expect(contradictions(negative).map(({ values }) => values)).toEqual([{ min: 0 }, { min: 0 }, { min: 0 }]);
  });

  it('names nothing twice', () => {
    const conditions = { types: ['a', 'a'], groups: ['b', 'c', 'b'], positions: ['d', 'd'] };
    const approvers = [person(HERE), admin, person(HERE)];
    expect(said(contradictions(text({ conditions, steps: [step(), step({ approvers })] })))).toEqual([
      'conditions.types.1: twice',
      'conditions.groups.2: twice',
      'conditions.positions.1: twice',
      'steps.1.approvers.2: twice',
    ]);
  });

  it.each([
    [2, [{ by: 'superior' }], 1],
    [3, [{ by: 'superior' }, { by: 'group-head', levelsUp: 1 }], 2],
    [2, [person(HERE)], 1],
  ])('does not ask %i of the people whom %j finds [B3-02]', (count, approvers, most) => {
    const asking = text({ steps: [step({ mode: { of: 'some', count }, approvers })] });
    expect(contradictions(asking)).toEqual([
      { field: 'steps.0.mode.count', code: 'fewer-approvers', values: { most } },
    ]);
    const enough = text({ steps: [step({ mode: { of: 'some', count: most }, approvers })] });
    expect(contradictions(enough)).toEqual([]);
  });

  it('may ask any number of the holders of a role or a position, and of those whom the domain names [B3-02]', () => {
    const asking = (rule: ApproverRule, domain = 'travel-expenses') =>
      contradictions(text({ domain, steps: [step({ mode: { of: 'some', count: 10 }, approvers: [rule] })] }));
    expect(asking(admin)).toEqual([]);
    expect(asking({ by: 'position', position: 'manager' })).toEqual([]);
    expect(asking({ by: 'responsible' }, 'reservations')).toEqual([]);
  });
});

describe('a publication', () => {
  const faults = (more: Parameters<typeof text>[0]) => said(publicationFaults(text(more), NAMEABLE));

  it('begins today at the earliest: what was decided by another version stays so [B3-01]', () => {
    expect(faults({ validFrom: '2026-11-20' })).toEqual(['validFrom: before-today']);
    expect(faults({ validFrom: '2026-11-21' })).toEqual([]);
  });

  it('has somebody decide from its smallest amount on [B3-02] [B3-04]', () => {
    expect(faults({ steps: [step({ kind: 'check' }), step({ kind: 'circulate' })] })).toEqual([
      'steps: decision-needed',
    ]);
    expect(faults({ steps: [step({ fromAmount: 1 })] })).toEqual(['steps: decision-needed']);
    expect(faults({ conditions: { minAmount: 1 }, steps: [step({ fromAmount: 1 })] })).toEqual([]);
    expect(faults({ steps: [step({ kind: 'check' }), step()] })).toEqual([]);
  });

  it('has no step that its amounts never reach', () => {
    const conditions = { maxAmount: 100_000 };
    expect(faults({ conditions, steps: [step(), step({ fromAmount: 100_001 })] })).toEqual([
      'steps.1.fromAmount: never-reached',
    ]);
    expect(faults({ conditions, steps: [step(), step({ fromAmount: 100_000 })] })).toEqual([]);
  });

  it('asks those whom the domain names only where it names any [B3-02]', () => {
    const approvers = [admin, { by: 'responsible' }];
    expect(faults({ steps: [step({ approvers })] })).toEqual(['steps.0.approvers.1.by: no-responsible']);
  });

  it('names only what there is on the day, each fault with its place [B3-01] [B1-01]', () => {
    const conditions = { types: ['x'], groups: ['SALES', 'GONE'], positions: ['GONE'] };
    const approvers = [admin, { by: 'position', position: 'GONE' }, person(HERE), person(GONE)];
    expect(faults({ conditions, steps: [step({ approvers })] })).toEqual([
      'conditions.types.0: unknown-code',
      'conditions.groups.1: unknown-code',
      'conditions.positions.0: unknown-code',
      'steps.0.approvers.1.position: unknown-code',
      'steps.0.approvers.3.employeeId: not-employed',
    ]);
  });

  it('is asked in the browser without knowing who works here', () => {
    const asked = text({ steps: [step({ approvers: [person(GONE)] })] });
    expect(publicationFaults(asked, { ...NAMEABLE, employees: null })).toEqual([]);
  });

  it('tells the contradictions of its draft as well', () => {
    expect(faults({ validTo: '2026-11-21' })).toEqual(['validTo: period-end']);
  });
});
