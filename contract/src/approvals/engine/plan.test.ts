import { describe, expect, it } from 'vitest';
import {
  ADMIN,
  asked,
  company,
  companyWithout,
  groupsOfCompany,
  named,
  route,
  SUPERIOR,
  step,
} from '../../../test/approvals/company.ts';
import { yen } from '../../values/yen-sums.ts';
import type { RouteStep } from '../route.ts';
import { planApproval, planOn } from './plan.ts';

/** Each step as `name: who, who`, `-` in front of a skipped one; or the refusal. */
function planned(steps: readonly RouteStep[], change: Parameters<typeof asked>[0] = {}, on = company()) {
  const answer = planApproval([route(steps)], asked(change), on);
  if ('refusal' in answer) return answer.refusal;
  return answer.plan.steps.map(
    ({ name, approvers, isSkipped }) =>
      `${isSkipped ? '-' : ''}${name}: ${approvers.map(({ employeeId }) => employeeId).join(', ')}`,
  );
}

const superior = step([SUPERIOR], { name: 'superior' });
const admin = step([ADMIN], { name: 'admin' });
const lead = (change: Partial<RouteStep>) => step([named('team-lead')], change);

describe('a plan', () => {
  it('names everybody on the route before it is submitted [B3-05]', () => {
    expect(planned([superior, admin])).toEqual(['superior: team-lead', 'admin: accounts-head, accountant, clerk']);
  });

  it('takes the head of the group above for the head of a group [B3-03]', () => {
    expect(planned([superior], { requesterId: 'team-lead' })).toEqual(['superior: sales-head']);
  });

  it('carries what the route says of each step [B3-02]', () => {
    const due = {
      dueBusinessDays: 3,
      onTimeout: 'escalate',
      mode: { of: 'all' },
      kind: 'check',
      nameEn: 'Look',
    } as const;
    const text = route([step([SUPERIOR], { ...due, name: '確認' }), superior], {
      name: '経路',
      nameEn: 'Route',
      number: 4,
    });
    const answer = planApproval([text], asked(), company());
    expect(answer).toMatchObject({
      plan: {
        versionId: 'version-1',
        routeName: '経路',
        routeNameEn: 'Route',
        routeNumber: 4,
        steps: [
          { ...due, name: '確認', routeStep: 0, isSkipped: false },
          { routeStep: 1, name: 'superior' },
        ],
      },
    });
  });

  it.each([
    [99_999, ['superior: team-lead']],
    [100_000, ['superior: team-lead', 'admin check: accounts-head, accountant, clerk']],
  ])('at %i yen has the steps whose threshold is reached [B3-05]', (amount, expected) => {
    const check = step([ADMIN], { name: 'admin check', kind: 'check', fromAmount: yen(100_000) });
    expect(planned([superior, check], { amount })).toEqual(expected);
  });

  it('can be made on a route that is no longer asked for: a draft, or the version a request began with [B3-01]', () => {
    const dearer = route([superior], { conditions: { minAmount: yen(1_000_000) } });
    expect(planApproval([dearer], asked(), company())).toEqual({ refusal: { code: 'no-route', stepName: null } });
    expect(planOn(dearer, asked(), company())).toHaveProperty('plan');
  });
});

describe('a submission is refused', () => {
  it('without a route [B3-04]', () => {
    expect(planApproval([], asked(), company())).toEqual({ refusal: { code: 'no-route', stepName: null } });
  });

  it.each(['approve', 'check'] as const)('without anybody in a step of the kind %s, by its name [B3-04]', (kind) => {
    const empty = step([named('nobody')], { name: '経理の確認', kind });
    expect(planned([superior, empty])).toEqual({ code: 'no-approver', stepName: '経理の確認' });
  });

  it('with fewer than n of m [B3-02] [B3-04]', () => {
    const two = step([named('clerk'), named('accountant')], { name: 'two', mode: { of: 'some', count: 2 } });
    expect(planned([two])).toEqual(['two: clerk, accountant']);
    const gone = companyWithout('clerk', 'accounts-head', 'president');
    expect(planned([two], {}, gone)).toEqual({ code: 'no-approver', stepName: 'two' });
  });

  it('where nobody decides: looking and reading are no decision [B3-04]', () => {
    const looks = step([SUPERIOR], { kind: 'check' });
    const reads = step([SUPERIOR], { kind: 'circulate' });
    expect(planned([looks, reads])).toEqual({ code: 'no-approver', stepName: null });
  });

  it('where all that decide lie above the amount [B3-04]', () => {
    expect(planned([step([SUPERIOR], { fromAmount: yen(10_001) })])).toEqual({ code: 'no-approver', stepName: null });
  });
});

describe('a circulation', () => {
  it('without readers is left out, and holds nothing up [B3-02]', () => {
    const nobody = step([named('nobody')], { name: 'readers', kind: 'circulate' });
    expect(planned([nobody, superior])).toEqual(['superior: team-lead']);
  });

  it('asks for no number of readers [B3-02]', () => {
    const readers = step([named('clerk')], { name: 'readers', kind: 'circulate', mode: { of: 'some', count: 5 } });
    expect(planned([superior, readers])).toEqual(['superior: team-lead', 'readers: clerk']);
  });
});

describe('one person in consecutive steps', () => {
  it.each([
    ['approve', 'approve', true],
    ['approve', 'check', true],
    ['approve', 'circulate', true],
    ['check', 'check', true],
    ['check', 'circulate', true],
    ['check', 'approve', false],
  ] as const)('who does %s before, does %s once more: skipped %s [B3-03]', (before, after, isSkipped) => {
    const steps = [lead({ name: 'a', kind: before }), lead({ name: 'b', kind: after }), admin];
    expect(planned(steps)).toContain(`${isSkipped ? '-' : ''}b: team-lead`);
  });

  it('decides once however many steps follow, and across a circulation [B3-03]', () => {
    const readers = step([named('clerk')], { name: 'readers', kind: 'circulate' });
    const steps = [lead({ name: 'a' }), lead({ name: 'b', kind: 'check' }), readers, lead({ name: 'c' }), admin];
    expect(planned(steps)).toEqual([
      'a: team-lead',
      '-b: team-lead',
      'readers: clerk',
      '-c: team-lead',
      'admin: accounts-head, accountant, clerk',
    ]);
  });

  it('decides again after somebody else has [B3-03]', () => {
    expect(planned([lead({ name: 'a' }), admin, lead({ name: 'c' })])).toEqual([
      'a: team-lead',
      'admin: accounts-head, accountant, clerk',
      'c: team-lead',
    ]);
  });

  it('is asked where others might decide in their place, before or now [B3-03]', () => {
    const both = step([named('team-lead'), named('clerk')], { name: 'both' });
    expect(planned([lead({ name: 'a' }), both])).toEqual(['a: team-lead', 'both: team-lead, clerk']);
    expect(planned([both, lead({ name: 'b' })])).toEqual(['both: team-lead, clerk', 'b: team-lead']);
  });

  it('counts where somebody was found in their place [B3-03]', () => {
    expect(planned([superior, step([named('sales-head')], { name: 'head' })], { requesterId: 'team-lead' })).toEqual([
      'superior: sales-head',
      '-head: sales-head',
    ]);
  });

  it('is never skipped for the circulation before it [B3-03]', () => {
    const reads = lead({ name: 'reads', kind: 'circulate' });
    expect(planned([reads, lead({ name: 'decides' })])).toEqual(['reads: team-lead', 'decides: team-lead']);
  });
});

describe('where a department above is not there on the day', () => {
  const cut = company({ groups: { ...groupsOfCompany, sales: ['not-begun', 'sales-head', null] } });
  const twoUp = { by: 'group-head', levelsUp: 2 } as const;

  it('a step of the levels above has nobody, and no head below decides for them [B3-04]', () => {
    const board = step([twoUp], { name: 'board' });
    expect(planned([superior, board])).toEqual(['superior: team-lead', 'board: president']);
    expect(planned([superior, board], {}, cut)).toEqual({ code: 'no-approver', stepName: 'board' });
    expect(planned([superior], {}, cut)).toEqual(['superior: team-lead']);
  });

  it('neither do the others of the step, however many it needs [B3-02] [B3-04]', () => {
    for (const mode of [{ of: 'all' }, { of: 'any' }, { of: 'some', count: 1 }] as const) {
      const both = step([SUPERIOR, twoUp], { name: 'both', mode });
      expect(planned([superior, both], {}, cut)).toEqual({ code: 'no-approver', stepName: 'both' });
    }
  });

  it('a circulation goes to those who are found, and to nobody where none is [B3-02]', () => {
    const reads = (rules: Parameters<typeof step>[0]) => step(rules, { name: 'reads', kind: 'circulate' });
    expect(planned([superior, reads([twoUp, named('clerk')])], {}, cut)).toEqual([
      'superior: team-lead',
      'reads: clerk',
    ]);
    expect(planned([superior, reads([twoUp])], {}, cut)).toEqual(['superior: team-lead']);
  });
});
