import { describe, expect, it } from 'vitest';
import {
  APPROVE,
  after,
  begun,
  delegation,
  named,
  person,
  SUPERIOR,
  step,
} from '../../../../test/approvals/company.ts';
import type { Approval } from '../../approval.ts';
import type { RouteStep } from '../../route.ts';
import { mayNotDecide, mayNotStandIn } from './decided-elsewhere.ts';

const clerk = person('clerk', { delegations: [delegation('team-lead', 'clerk')] });
const clerks = step([named('clerk')]);
const between = step([named('president')]);

/** If the clerk may not stand in for another in the step, and may not even decide on their own turn. */
function barred(approval: Approval, index: number) {
  const asked = approval.steps[index];
  if (!asked) throw new Error('no step');
  return [mayNotStandIn(approval, asked, 'clerk'), mayNotDecide(approval, asked, 'clerk')];
}

describe('who has said yes in another step', () => {
  it.each<[string, readonly [boolean, boolean], RouteStep, Partial<RouteStep>?]>([
    ['a decision in another’s name', [true, true], step([SUPERIOR])],
    ['a decision in their own', [true, false], clerks],
    ['a check in another’s name', [false, false], step([SUPERIOR], { kind: 'check' })],
    ['a check in their own', [false, false], step([named('clerk')], { kind: 'check' })],
    ['a decision, where the other step checks', [false, false], step([SUPERIOR]), { kind: 'check' }],
  ])(
    'by %s: keeps from standing in for another, and from one’s own turn: %j [B3-03] [B3-07]',
    (_, expected, first, change) => {
      const approval = after(begun([first, between, step([named('clerk')], change)]), APPROVE, clerk);
      expect(barred(approval, 2)).toEqual(expected);
    },
  );

  it('has not said it where others did, nor in another step by a yes in the step itself [B3-03]', () => {
    expect(barred(after(begun([step([SUPERIOR]), between, clerks]), APPROVE, 'team-lead'), 2)).toEqual([false, false]);
    const both = step([SUPERIOR, named('accountant')], { mode: { of: 'all' } });
    expect(barred(after(begun([both, between]), APPROVE, clerk), 0)).toEqual([false, false]);
  });
});
