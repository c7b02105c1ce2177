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
  TODAY,
  told,
} from '../../../test/approvals/company.ts';
import { yen } from '../../values/yen-sums.ts';
import type { ActingPerson, Approval } from '../approval.ts';
import type { PublishedRoute, RouteConditions, RouteStep } from '../route.ts';
import { type AmountChange, changeAmount, missingSteps } from './change-amount.ts';

const superior = step([SUPERIOR], { name: 'superior' });
const check = step([ADMIN], { name: 'admin check', kind: 'check', fromAmount: yen(100_000) });
const last = step([named('president')], { name: 'last' });
const lead = person('team-lead');

function asked(version: PublishedRoute, amount: number, routes: readonly PublishedRoute[] = [version]): AmountChange {
  const requester = { type: null, groupCode: 'sales-1', positionCodes: ['member'], on: TODAY };
  return { ...requester, amount, comment: 'read the receipt', route: version, routes };
}
function change(approval: Approval, steps: readonly RouteStep[], amount: number, by: ActingPerson = lead) {
  return changeAmount(approval, asked(route(steps), amount), by, company(), later());
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

  it('asks in an added step those whom the request names as responsible [B3-02] [B3-05]', () => {
    const responsible = step([{ by: 'responsible' }], { fromAmount: yen(100_000) });
    const steps = [superior, responsible];
    const named = { ...asked(route(steps), 100_000), responsible: ['stranger'] };
    const answer = changeAmount(begun(steps, { amount: 1 }), named, lead, company(), later());
    expect('approval' in answer && told(answer.approval)).toEqual(['team-lead: pending', 'stranger: waiting']);
  });

  it('is told beforehand which steps it adds, with the names of those whom they ask [B3-05]', () => {
    const steps = [superior, check, last];
    const missing = missingSteps(begun(steps, { amount: 1 }), asked(route(steps), 100_000), company());
    expect('steps' in missing && missing.steps).toMatchObject([
      {
        name: 'admin check',
        isSkipped: false,
        approvers: [{ employeeId: 'accounts-head' }, { employeeId: 'accountant' }, { employeeId: 'clerk' }],
      },
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
    const other = asked(route(steps, { versionId: 'version-2' }), 2);
    expect(() => changeAmount(cheap(), other, lead, company(), later())).toThrow('keeps the version');
  });
});

describe('an amount that belongs on another route', () => {
  const board = route([last], { routeId: 'route-2', versionId: 'board-1', priority: 10 });
  const fromMillion = { ...board, conditions: { ...board.conditions, minAmount: yen(1_000_000) } };
  const refusal = (amount: number, version: PublishedRoute, routes: readonly PublishedRoute[]) => {
    const answer = changeAmount(begun(version.steps), asked(version, amount, routes), lead, company(), later());
    return 'refusal' in answer ? answer.refusal : null;
  };
  const bounded = (conditions: Partial<RouteConditions>) => route([superior], { conditions });

  it('of those who would be asked there is refused, and not a yen before [B3-01] [B3-05]', () => {
    const standard = route([superior]);
    const both = [standard, fromMillion];
    expect(refusal(999_999, standard, both)).toBeNull();
    expect(refusal(1_000_000, standard, both)).toEqual({ code: 'other-route', stepName: null });
    expect(refusal(5_000_000, standard, both)).toEqual({ code: 'other-route', stepName: null });
  });

  it('is told from one where the other route is not for this request [B3-01]', () => {
    const standard = route([superior]);
    const elsewhere = { ...fromMillion, conditions: { ...fromMillion.conditions, groups: ['accounts'] } };
    const ofManagers = { ...fromMillion, conditions: { ...fromMillion.conditions, positions: ['manager'] } };
    const ofType = { ...fromMillion, conditions: { ...fromMillion.conditions, types: ['software'] } };
    const purchases = { ...fromMillion, domain: 'purchase-requests' } as const;
    expect(refusal(5_000_000, standard, [standard, elsewhere, ofManagers, ofType, purchases])).toBeNull();
    const here = { ...fromMillion, conditions: { ...fromMillion.conditions, groups: ['sales'] } };
    expect(refusal(5_000_000, standard, [standard, here])).toMatchObject({ code: 'other-route' });
  });

  it('is one outside the bounds of the version that the request began with, though a newer one has room [B3-01]', () => {
    const version = bounded({ minAmount: yen(5_000), maxAmount: yen(50_000) });
    const newer = route([superior], { versionId: 'version-2', number: 2 });
    const refusals = [4_999, 5_000, 50_000, 50_001].map((amount) => refusal(amount, version, [version, newer]));
    const other = { code: 'other-route', stepName: null };
    expect(refusals).toEqual([other, null, null, other]);
  });

  it('is refused as a submission is where no route would take it [B3-04]', () => {
    const version = bounded({ maxAmount: yen(50_000) });
    expect(refusal(50_001, version, [version])).toEqual({ code: 'no-route', stepName: null });
    expect(refusal(2, version, [])).toEqual({ code: 'no-route', stepName: null });
  });

  it('is told to nobody whose turn it is not [B3-03]', () => {
    const standard = route([superior]);
    const answer = changeAmount(
      begun([superior]),
      asked(standard, 5_000_000, [standard, fromMillion]),
      person('president'),
      company(),
      later(),
    );
    expect(answer).toEqual({ refusal: 'not-your-turn' });
  });
});
