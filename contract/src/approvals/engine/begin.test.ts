import { describe, expect, it } from 'vitest';
import {
  ADMIN,
  after,
  begun,
  company,
  ground,
  named,
  returnTo,
  route,
  SUPERIOR,
  step,
  TODAY,
  told,
} from '../../../test/approvals/company.ts';
import type { Approval } from '../approval.ts';
import { resubmit } from './begin.ts';
import { planOn } from './plan.ts';

const superior = step([SUPERIOR], { name: 'superior', dueBusinessDays: 3 });
const admin = step([ADMIN], { name: 'admin' });

describe('a request that is submitted', () => {
  it('waits for the first step, with a turn and a due day for each of its people [B3-06]', () => {
    const approval = begun([superior, admin]);
    expect(approval).toMatchObject({
      id: 'approval-1',
      domain: 'travel-expenses',
      subjectId: 'claim-1',
      requesterId: 'staff',
      amount: 10_000,
      versionId: 'version-1',
      status: 'in_progress',
      round: 1,
      version: 1,
      current: 0,
    });
    expect(told(approval)).toEqual([
      'team-lead: pending',
      'accounts-head: waiting, accountant: waiting, clerk: waiting',
    ]);
    expect(approval.steps[0]?.tasks[0]).toMatchObject({
      id: 't1',
      chair: 't1',
      isPast: false,
      arrivedAt: `${TODAY}T01:00:00.000Z`,
      dueOn: '2026-11-27',
      doneAt: null,
      doneBy: null,
    });
    expect(approval.steps[1]?.tasks[0]).toMatchObject({ id: 't2', chair: 't2', arrivedAt: null, dueOn: null });
  });

  it('is never due in a step without a number of days [B3-02]', () => {
    expect(begun([admin]).steps[0]?.tasks.map(({ dueOn }) => dueOn)).toEqual([null, null, null]);
  });

  it('lets a circulation pass at once, and waits for the step after it [B3-02]', () => {
    const approval = begun([step([named('clerk')], { kind: 'circulate' }), superior, admin]);
    expect(approval.current).toBe(1);
    expect(told(approval).slice(0, 2)).toEqual(['clerk: pending', 'team-lead: pending']);
  });

  it('asks nobody in a step that is skipped [B3-03]', () => {
    const approval = begun([superior, superior, admin]);
    expect(approval.steps[1]).toMatchObject({ isSkipped: true, tasks: [{ status: 'skipped', arrivedAt: null }] });
    expect(approval.current).toBe(0);
  });
});

describe('a request that is submitted again', () => {
  function again(former: Approval): Approval {
    const asked = { requesterId: 'staff', groupCode: 'sales-1', amount: 300 };
    const planned = planOn(route([admin], { versionId: 'version-2' }), asked, company());
    if ('refusal' in planned) throw new Error('no plan');
    return resubmit(former, planned.plan, { ...ground(), amount: 300 }, ground().newId);
  }

  it('begins a new round on the plan of the day: same number, next version [B3-06]', () => {
    const returned = after(begun([superior, admin]), returnTo(null), 'team-lead');
    const approval = again(returned);
    expect(approval).toMatchObject({
      id: returned.id,
      domain: 'travel-expenses',
      subjectId: 'claim-1',
      requesterId: 'staff',
      versionId: 'version-2',
      amount: 300,
      status: 'in_progress',
      round: 2,
      version: returned.version + 1,
      current: 0,
    });
    expect(told(approval)).toEqual(['accounts-head: pending, accountant: pending, clerk: pending']);
  });

  it('may have been withdrawn, but neither be under way nor decided', () => {
    const approval = begun([superior]);
    expect(again({ ...approval, status: 'withdrawn', current: null }).round).toBe(2);
    for (const status of ['in_progress', 'approved', 'rejected'] as const)
      expect(() => again({ ...approval, status })).toThrow(`a request that is ${status} cannot begin anew`);
  });
});
