import { describe, expect, it } from 'vitest';
import {
  ADMIN,
  APPROVE,
  after,
  begun,
  company,
  delegation,
  later,
  named,
  person,
  route,
  SUPERIOR,
  step,
  told,
} from '../../../test/approvals/company.ts';
import { yen } from '../../values/yen-sums.ts';
import type { ActingPerson, Approval } from '../approval.ts';
import type { RouteStep } from '../route.ts';
import { changeAmount } from './change-amount.ts';

const superior = step([SUPERIOR], { name: 'superior' });
const check = step([ADMIN], { name: 'admin check', kind: 'check', fromAmount: yen(100_000) });
const last = step([named('president')], { name: 'last' });
const lead = person('team-lead');

function change(approval: Approval, steps: readonly RouteStep[], amount: number, by: ActingPerson = lead) {
  const asked = { amount, comment: 'read the receipt', route: route(steps), groupCode: 'sales-1' };
  return changeAmount(approval, asked, by, company(), later());
}
function changed(approval: Approval, steps: readonly RouteStep[], amount: number, by: ActingPerson = lead) {
  const answer = change(approval, steps, amount, by);
  if ('refusal' in answer) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer;
}

describe('an approver who changes the amount', () => {
  it('from 99,999 to 100,000 yen adds the admin’s check after their own step [B3-05]', () => {
    const steps = [superior, check, last];
    const approval = begun(steps, { amount: 99_999 });
    expect(approval.steps.map(({ name }) => name)).toEqual(['superior', 'last']);
    const { approval: dearer, act } = changed(approval, steps, 100_000);
    expect(dearer.steps.map(({ name, routeStep }) => [name, routeStep])).toEqual([
      ['superior', 0],
      ['admin check', 1],
      ['last', 2],
    ]);
    expect(told(dearer)[1]).toBe('accounts-head: waiting, accountant: waiting, clerk: waiting');
    expect(dearer).toMatchObject({ amount: 100_000, current: 0, version: 2, status: 'in_progress' });
    expect(act).toEqual({
      kind: 'change-amount',
      stepIndex: 0,
      taskId: approval.steps[0]?.tasks[0]?.id,
      onBehalfOf: null,
      reason: null,
      comment: 'read the receipt',
    });
    expect(after(dearer, APPROVE, 'team-lead').current).toBe(1);
  });

  it('adds nothing below the threshold, and at the end what the route has there [B3-05]', () => {
    const steps = [superior, check];
    const approval = begun(steps, { amount: 1 });
    expect(changed(approval, steps, 99_999).approval.steps).toHaveLength(1);
    expect(changed(approval, steps, 100_000).approval.steps.map(({ name }) => name)).toEqual([
      'superior',
      'admin check',
    ]);
  });

  it('takes no step away by lowering it, and adds none twice by raising it again [B3-05]', () => {
    const steps = [superior, check, last];
    const approval = begun(steps, { amount: 100_000 });
    const cheaper = changed(approval, steps, 5).approval;
    expect(cheaper).toMatchObject({ amount: 5, steps: approval.steps });
    expect(changed(cheaper, steps, 200_000).approval.steps).toEqual(approval.steps);
  });

  it('asks those of an earlier step next: what is decided stays before them [B3-05]', () => {
    const steps = [check, superior, last];
    const approval = begun(steps, { amount: 1 });
    expect(changed(approval, steps, 100_000).approval.steps.map(({ name }) => name)).toEqual([
      'superior',
      'admin check',
      'last',
    ]);
  });

  it('spares those who decide right before the added step, and whom it adds no decision [B3-03]', () => {
    const again = step([SUPERIOR], { name: 'again', fromAmount: yen(100_000) });
    const further = step([SUPERIOR], { name: 'further', fromAmount: yen(200_000) });
    const steps = [superior, again, further, last];
    const dearer = changed(begun(steps, { amount: 1 }), steps, 200_000).approval;
    expect(told(dearer)).toEqual(['team-lead: pending', '-', '-', 'president: waiting']);
    expect(dearer.steps[1]?.tasks[0]?.status).toBe('skipped');
  });

  it('compares an added step with the last that decides, not with a circulation or a skipped one [B3-03]', () => {
    const reads = step([named('president')], { kind: 'circulate', name: 'reads' });
    const added = step([named('president')], { name: 'added', fromAmount: yen(100_000) });
    const steps = [superior, reads, added];
    expect(told(changed(begun(steps, { amount: 1 }), steps, 100_000).approval)).toEqual([
      'team-lead: pending',
      'president: waiting',
      'president: waiting',
    ]);
    const again = step([SUPERIOR], { name: 'again', fromAmount: yen(100_000) });
    const across = [superior, reads, again];
    expect(told(changed(begun(across, { amount: 1 }), across, 100_000).approval)[2]).toBe('-');
    const checks = step([SUPERIOR], { kind: 'check', name: 'checks' });
    const decides = step([SUPERIOR], { name: 'decides', fromAmount: yen(100_000) });
    const all = [superior, checks, decides];
    expect(told(changed(begun(all, { amount: 1 }), all, 100_000).approval)).toEqual(['team-lead: pending', '-', '-']);
  });

  it('takes up a step that was to be skipped, where an added one comes between [B3-03] [B3-05]', () => {
    const between = step([named('clerk')], { name: 'between', fromAmount: yen(100_000) });
    const steps = [superior, between, step([SUPERIOR], { name: 'again' }), last];
    const approval = begun(steps, { amount: 1 });
    expect(told(approval)).toEqual(['team-lead: pending', '-', 'president: waiting']);
    expect(told(changed(approval, steps, 100_000).approval)).toEqual([
      'team-lead: pending',
      'clerk: waiting',
      'team-lead: waiting',
      'president: waiting',
    ]);
  });

  it('leaves out a circulation that would have no readers [B3-02]', () => {
    const nobody = step([named('nobody')], { kind: 'circulate', fromAmount: yen(100_000) });
    const steps = [superior, nobody];
    expect(changed(begun(steps, { amount: 1 }), steps, 100_000).approval.steps).toHaveLength(1);
  });
});

describe('a change of the amount is refused', () => {
  const steps = [superior, check, last];
  const cheap = () => begun(steps, { amount: 1 });

  it('where a step that it adds would have nobody, by its name [B3-04]', () => {
    const empty = step([named('nobody')], { name: '経理の確認', fromAmount: yen(100_000) });
    expect(change(cheap(), [superior, empty, last], 100_000)).toEqual({
      refusal: { code: 'no-approver', stepName: '経理の確認' },
    });
  });

  it('to all whose turn it is not, and to who only reads [B3-03] [B3-05]', () => {
    expect(change(cheap(), steps, 2, person('staff'))).toEqual({ refusal: 'own-request' });
    expect(change(cheap(), steps, 2, person('president'))).toEqual({ refusal: 'not-your-turn' });
    const readers = [step([named('clerk')], { kind: 'circulate' }), superior];
    expect(change(begun(readers), readers, 2, person('clerk'))).toEqual({ refusal: 'not-allowed' });
    expect(change(after(begun([superior]), APPROVE, 'team-lead'), [superior], 2)).toEqual({ refusal: 'ended' });
  });

  it('to a delegate beyond their limit, before or after it [B3-07]', () => {
    const up = (amountLimit: number) =>
      person('stranger', { delegations: [delegation('team-lead', 'stranger', { amountLimit })] });
    expect(changed(cheap(), steps, 500, up(500)).act.onBehalfOf?.employeeId).toBe('team-lead');
    expect(change(cheap(), steps, 501, up(500))).toEqual({ refusal: 'not-your-turn' });
    expect(change(begun(steps, { amount: 501 }), steps, 1, up(500))).toEqual({ refusal: 'not-your-turn' });
  });

  it('on another version than the request began with [B3-01]', () => {
    const other = { amount: 2, comment: '', route: route(steps, { versionId: 'version-2' }), groupCode: 'sales-1' };
    expect(() => changeAmount(cheap(), other, lead, company(), later())).toThrow('keeps the version');
  });
});
