import { describe, expect, it } from 'vitest';
import {
  APPROVE,
  actOf,
  after,
  begun,
  delegation,
  later,
  named,
  person,
  refusalOf,
  returnTo,
  SUPERIOR,
  step,
  TAKE_BACK,
  TODAY,
  told,
} from '../../../test/approvals/company.ts';
import type { Command } from '../approval.ts';
import type { StepMode } from '../route.ts';
import { offeredActs } from './offered.ts';

const superior = step([SUPERIOR], { dueBusinessDays: 1 });
const last = step([named('president')]);
const two = (mode: StepMode, change = {}) => step([named('clerk'), named('accountant')], { mode, ...change });

describe('a yes that is taken back', () => {
  it('is asked anew, and the next step waits again [B3-06]', () => {
    const there = after(begun([superior, last]), APPROVE, 'team-lead');
    const { approval: back, act } = actOf(there, TAKE_BACK, 'team-lead', later('2026-11-25'));
    const [yes, again] = back.steps[0]?.tasks ?? [];
    expect(told(back)).toEqual(['team-lead: taken_back, team-lead: pending', 'president: waiting']);
    expect(back).toMatchObject({ status: 'in_progress', current: 0, version: 3 });
    expect(yes).toMatchObject({ doneBy: { employeeId: 'team-lead' }, doneAt: '2026-11-25T01:00:00.000Z' });
    expect(again).toMatchObject({ chair: yes?.chair, arrivedAt: '2026-11-25T01:00:00.000Z', dueOn: '2026-11-26' });
    expect(back.steps[1]?.tasks[0]).toMatchObject({ arrivedAt: null, dueOn: null });
    expect(act).toEqual({
      kind: 'take-back',
      stepIndex: 0,
      taskId: yes?.id,
      onBehalfOf: null,
      reason: null,
      comment: '',
    });
    expect(after(back, APPROVE, 'team-lead').current).toBe(1);
  });

  it('asks those again whom it had spared the question [B3-06]', () => {
    const there = after(begun([two({ of: 'any' }), last]), APPROVE, 'clerk');
    const back = after(there, TAKE_BACK, 'clerk', later('2026-11-25'));
    expect(told(back)[0]).toBe('clerk: taken_back, accountant: pending, clerk: pending');
    expect(back.steps[0]?.tasks[1]?.arrivedAt).toBe('2026-11-25T01:00:00.000Z');
  });

  it('leaves the yes of others as it is [B3-06]', () => {
    const there = after(after(begun([two({ of: 'all' }), last]), APPROVE, 'clerk'), APPROVE, 'accountant');
    const back = after(there, TAKE_BACK, 'clerk');
    expect(told(back)[0]).toBe('clerk: taken_back, accountant: approved, clerk: pending');
    expect(after(back, APPROVE, 'clerk').current).toBe(1);
  });

  it('can be of the step whose turn it still is [B3-06]', () => {
    const one = after(begun([two({ of: 'all' }), last]), APPROVE, 'clerk');
    const back = after(one, TAKE_BACK, 'clerk');
    expect(told(back)).toEqual(['clerk: taken_back, accountant: pending, clerk: pending', 'president: waiting']);
    expect(back.current).toBe(0);
  });

  it('counts as the latest one: the step of now before the one before [B3-06]', () => {
    const looks = { ...two({ of: 'any' }), kind: 'check' } as const;
    const first = after(begun([looks, two({ of: 'all' }), last]), APPROVE, 'clerk');
    const second = after(first, APPROVE, 'clerk');
    const back = after(second, TAKE_BACK, 'clerk');
    expect(back.current).toBe(1);
    expect(told(back)[0]).toBe('clerk: checked, accountant: skipped');
  });

  it('closes a circulation on the way, and leaves what is skipped by the plan [B3-06]', () => {
    const readers = step([named('clerk'), named('accountant')], { kind: 'circulate' });
    const there = after(begun([superior, superior, readers, last]), APPROVE, 'team-lead');
    const read = after(there, APPROVE, 'clerk');
    const back = after(read, TAKE_BACK, 'team-lead');
    expect(told(back)).toEqual([
      'team-lead: taken_back, team-lead: pending',
      '-',
      'clerk: read, accountant: waiting',
      'president: waiting',
    ]);
    expect(back.steps[1]?.tasks[0]?.status).toBe('skipped');
  });

  it('by a delegate names both, and is theirs only while they stand in for the approver [B3-07]', () => {
    const until = (validTo: string) =>
      person('stranger', { delegations: [delegation('team-lead', 'stranger', { validTo })] });
    const there = after(begun([superior, last]), APPROVE, until('2026-12-01'));
    const { approval: back, act } = actOf(there, TAKE_BACK, until('2026-12-01'));
    expect(act.onBehalfOf).toEqual({ employeeId: 'team-lead', name: 'team-lead 様' });
    expect(told(back)[0]).toBe('team-lead: taken_back, team-lead: pending');
    expect(refusalOf(there, TAKE_BACK, until(TODAY))).toBe('not-your-turn');
    expect(refusalOf(there, TAKE_BACK, 'stranger')).toBe('not-your-turn');
    const limited = person('stranger', { delegations: [delegation('team-lead', 'stranger', { amountLimit: 9_999 })] });
    expect(refusalOf(there, TAKE_BACK, limited)).toBe('not-your-turn');
    expect(offeredActs(there, until('2026-12-01'), TODAY)).toContain('take-back');
    expect(offeredActs(there, until(TODAY), TODAY)).not.toContain('take-back');
  });

  it('stays where the other of the same chair has said yes meanwhile [B3-03]', () => {
    const approval = begun([two({ of: 'all' }), last]);
    const shared = {
      ...approval,
      steps: approval.steps.map((each, index) => {
        const [, task] = each.tasks;
        const other = task && { ...task, id: 'added', approver: { ...task.approver, employeeId: 'stranger' } };
        return index === 0 && other ? { ...each, tasks: [...each.tasks, other] } : each;
      }),
    };
    const there = after(after(shared, APPROVE, 'stranger'), APPROVE, 'clerk');
    expect(told(there)[0]).toBe('clerk: approved, accountant: skipped, stranger: approved');
    expect(told(after(there, TAKE_BACK, 'clerk'))[0]).toBe(
      'clerk: taken_back, accountant: skipped, stranger: approved, clerk: pending',
    );
    expect(told(after(there, TAKE_BACK, 'stranger'))[0]).toBe(
      'clerk: approved, accountant: pending, stranger: taken_back, stranger: pending',
    );
  });
});

describe('a yes is not taken back', () => {
  const boss = person('accounts-head', { isAdmin: true });

  it('by the requester, nor by who has none [B3-03] [B3-06]', () => {
    const there = after(begun([superior, last]), APPROVE, 'team-lead');
    expect(refusalOf(there, TAKE_BACK, 'staff')).toBe('own-request');
    expect(refusalOf(there, TAKE_BACK, 'president')).toBe('not-your-turn');
    expect(refusalOf(begun([superior]), TAKE_BACK, 'team-lead')).toBe('not-your-turn');
  });

  it('once the request has ended [B3-06]', () => {
    expect(refusalOf(after(begun([superior]), APPROVE, 'team-lead'), TAKE_BACK, 'team-lead')).toBe('ended');
  });

  it('once somebody has acted on the next step, be it an admin who moved a turn [B3-06]', () => {
    const there = after(begun([superior, two({ of: 'all' }), last]), APPROVE, 'team-lead');
    expect(refusalOf(after(there, APPROVE, 'clerk'), TAKE_BACK, 'team-lead')).toBe('next-step-begun');
    const foundBy = { by: 'reassignment', levelsUp: 0, groupName: null, groupCode: null } as const;
    const to = { employeeId: 'stranger', name: '', departmentName: '', foundBy };
    const move: Command = { kind: 'reassign', taskId: there.steps[1]?.tasks[0]?.id ?? '', to, comment: '' };
    expect(refusalOf(after(there, move, boss), TAKE_BACK, 'team-lead')).toBe('next-step-begun');
  });

  it('from two steps back, though the one now is untouched [B3-06]', () => {
    const there = after(after(begun([superior, two({ of: 'any' }), last]), APPROVE, 'team-lead'), APPROVE, 'clerk');
    expect(refusalOf(there, TAKE_BACK, 'team-lead')).toBe('next-step-begun');
    expect(refusalOf(there, TAKE_BACK, 'clerk')).toBe(null);
  });

  it('when it counts no more since a return to its step, nor for having read [B3-06]', () => {
    const there = after(begun([superior, last]), APPROVE, 'team-lead');
    expect(refusalOf(after(there, returnTo(0), 'president'), TAKE_BACK, 'team-lead')).toBe('not-your-turn');
    const readers = step([named('clerk')], { kind: 'circulate' });
    const read = after(begun([readers, superior]), APPROVE, 'clerk');
    expect(refusalOf(read, TAKE_BACK, 'clerk')).toBe('not-your-turn');
  });

  it('but may be after a return to the step that follows, which is untouched anew [B3-06]', () => {
    const steps = [superior, two({ of: 'any' }), last];
    const there = after(after(begun(steps), APPROVE, 'team-lead'), APPROVE, 'clerk');
    const back = after(there, returnTo(1), 'president');
    expect(refusalOf(back, TAKE_BACK, 'team-lead')).toBe(null);
    expect(told(after(back, TAKE_BACK, 'team-lead'))[1]).toBe(
      '(clerk: approved), (accountant: skipped), clerk: waiting, accountant: waiting',
    );
  });
});
