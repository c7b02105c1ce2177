import { describe, expect, it } from 'vitest';
import {
  ADMIN,
  APPROVE,
  actOf,
  after,
  begun,
  delegation,
  later,
  named,
  person,
  REJECT,
  returnTo,
  SUPERIOR,
  step,
  told,
} from '../../../test/approvals/company.ts';
import type { Command } from '../approval.ts';
import type { StepMode } from '../route.ts';
import { lapse } from './act.ts';

const superior = step([SUPERIOR], { name: 'superior' });
const admin = step([ADMIN], { name: 'admin' });
const three = (mode: StepMode, change = {}) =>
  step([named('clerk'), named('accountant'), named('accounts-head')], { mode, ...change });
const last = step([named('president')], { name: 'last', dueBusinessDays: 2 });

describe('what its domain lets lapse', () => {
  it('ends without a yes or a no, and asks nobody any more [B3-06]', () => {
    const done = lapse(after(begun([superior, last]), APPROVE, 'team-lead'));
    expect(done?.approval).toMatchObject({ status: 'lapsed', current: null, version: 3 });
    expect(told(done?.approval ?? begun([last]))).toEqual(['team-lead: approved', 'president: skipped']);
    expect(done?.act).toMatchObject({ kind: 'lapse', stepIndex: 1, taskId: null, onBehalfOf: null });
  });

  it('cannot lapse once it has ended [B3-06]', () => {
    expect(lapse(after(begun([last]), REJECT, 'president'))).toBeNull();
    expect(lapse(after(begun([last]), APPROVE, 'president'))).toBeNull();
  });
});

describe('a yes', () => {
  it('of the one asked goes on to the next step, and the last one ends it [B3-06]', () => {
    const first = after(begun([superior, last]), APPROVE, 'team-lead');
    expect(told(first)).toEqual(['team-lead: approved', 'president: pending']);
    expect(first).toMatchObject({ status: 'in_progress', current: 1, version: 2 });
    const second = after(first, APPROVE, 'president');
    expect(told(second)).toEqual(['team-lead: approved', 'president: approved']);
    expect(second).toMatchObject({ status: 'approved', current: null, version: 3 });
  });

  it('is on record with step, turn and comment, and the turn with who and when [B3-06]', () => {
    const approval = begun([superior, last]);
    const { approval: next, act } = actOf(
      approval,
      { kind: 'approve', comment: 'fine' },
      'team-lead',
      later('2026-11-25'),
    );
    const task = approval.steps[0]?.tasks[0];
    expect(act).toEqual({
      kind: 'approve',
      stepIndex: 0,
      taskId: task?.id,
      onBehalfOf: null,
      reason: null,
      comment: 'fine',
    });
    expect(next.steps[0]?.tasks[0]).toEqual({
      ...task,
      status: 'approved',
      doneAt: '2026-11-25T01:00:00.000Z',
      doneBy: { employeeId: 'team-lead', name: 'team-lead 様' },
    });
    expect(next.steps[1]?.tasks[0]).toMatchObject({ arrivedAt: '2026-11-25T01:00:00.000Z', dueOn: '2026-11-27' });
  });

  it('of one of several is enough where any of them decides: the others are spared [B3-02]', () => {
    const approval = after(begun([three({ of: 'any' }), last]), APPROVE, 'accountant');
    expect(told(approval)[0]).toBe('clerk: skipped, accountant: approved, accounts-head: skipped');
    expect(approval.current).toBe(1);
  });

  it('is asked of everybody where all decide [B3-02]', () => {
    const one = after(begun([three({ of: 'all' }), last]), APPROVE, 'clerk');
    const two = after(one, APPROVE, 'accounts-head');
    expect(told(two)[0]).toBe('clerk: approved, accountant: pending, accounts-head: approved');
    expect(two.current).toBe(0);
    expect(after(two, APPROVE, 'accountant').current).toBe(1);
  });

  it('is asked of n of m, and the rest is spared [B3-02]', () => {
    const one = after(begun([three({ of: 'some', count: 2 }), last]), APPROVE, 'clerk');
    expect(one.current).toBe(0);
    const two = after(one, APPROVE, 'accounts-head');
    expect(told(two)).toEqual(['clerk: approved, accountant: skipped, accounts-head: approved', 'president: pending']);
  });

  it('in a step that looks is a check, and holds up until it is given [B3-02]', () => {
    const approval = begun([superior, step([named('clerk')], { kind: 'check' })]);
    const decided = after(approval, APPROVE, 'team-lead');
    expect(decided.status).toBe('in_progress');
    const { approval: checked, act } = actOf(decided, APPROVE, 'clerk');
    expect(act.kind).toBe('check');
    expect(told(checked)).toEqual(['team-lead: approved', 'clerk: checked']);
    expect(checked.status).toBe('approved');
  });

  it('passes over a step that is skipped [B3-03]', () => {
    const approval = after(begun([superior, superior, last]), APPROVE, 'team-lead');
    expect(approval.current).toBe(2);
    expect(told(approval)[1]).toBe('-');
  });
});

describe('a circulation', () => {
  const readers = step([named('clerk'), named('accountant')], { kind: 'circulate', dueBusinessDays: 1 });

  it('opens when its turn comes, and holds nothing up, at the end neither [B3-02]', () => {
    const approval = begun([superior, readers, last]);
    expect(told(approval)[1]).toBe('clerk: waiting, accountant: waiting');
    const first = after(approval, APPROVE, 'team-lead');
    expect(told(first).slice(1)).toEqual(['clerk: pending, accountant: pending', 'president: pending']);
    expect(after(begun([superior, readers]), APPROVE, 'team-lead')).toMatchObject({
      status: 'approved',
      current: null,
    });
  });

  it('is read by each for themselves, also after the end, and moves nothing else [B3-02]', () => {
    const ended = after(begun([superior, readers]), APPROVE, 'team-lead');
    const { approval: read, act } = actOf(ended, APPROVE, 'accountant');
    expect(act).toMatchObject({ kind: 'read', stepIndex: 1, taskId: ended.steps[1]?.tasks[1]?.id });
    expect(told(read)[1]).toBe('clerk: pending, accountant: read');
    expect(read).toMatchObject({ status: 'approved', current: null, version: ended.version + 1 });
  });

  it('comes after the decision for whoever has both [B3-02]', () => {
    const approval = begun([readers, step([named('clerk')]), last]);
    const decided = after(approval, APPROVE, 'clerk');
    expect(told(decided)).toEqual(['clerk: pending, accountant: pending', 'clerk: approved', 'president: pending']);
    expect(told(after(decided, APPROVE, 'clerk'))[0]).toBe('clerk: read, accountant: pending');
  });
});

describe('a return', () => {
  it('to the requester ends the round: nobody is asked any more [B3-06]', () => {
    const approval = begun([three({ of: 'all' }), last]);
    const { approval: returned, act } = actOf(approval, returnTo(null), 'clerk');
    expect(returned).toMatchObject({ status: 'returned', current: null, version: 2 });
    expect(told(returned)).toEqual([
      'clerk: returned, accountant: skipped, accounts-head: skipped',
      'president: skipped',
    ]);
    expect(act).toEqual({
      kind: 'return',
      stepIndex: 0,
      taskId: approval.steps[0]?.tasks[0]?.id,
      onBehalfOf: null,
      reason: 'entry',
      comment: 'again',
    });
    expect(returned.steps[0]?.tasks[0]?.doneBy?.employeeId).toBe('clerk');
  });

  it('to an earlier step asks its people anew, and those on the way back to where it was [B3-06]', () => {
    const approval = begun([superior, three({ of: 'any' }), last]);
    const there = after(after(approval, APPROVE, 'team-lead'), APPROVE, 'clerk');
    const back = after(there, returnTo(0), 'president');
    expect(back).toMatchObject({ status: 'in_progress', current: 0 });
    expect(told(back)).toEqual([
      '(team-lead: approved), team-lead: pending',
      '(clerk: approved), (accountant: skipped), (accounts-head: skipped), clerk: waiting, accountant: waiting, accounts-head: waiting',
      '(president: returned), president: waiting',
    ]);
    const forth = after(after(back, APPROVE, 'team-lead'), APPROVE, 'accountant');
    expect(forth.current).toBe(2);
    expect(after(forth, APPROVE, 'president').status).toBe('approved');
  });

  it('to the step in between leaves what was decided before it [B3-06]', () => {
    const there = after(after(begun([superior, admin, last]), APPROVE, 'team-lead'), APPROVE, 'clerk');
    const back = after(there, returnTo(1), 'president');
    expect(back.current).toBe(1);
    expect(told(back)[0]).toBe('team-lead: approved');
  });

  it('leaves who was not asked yet waiting, and closes who still was [B3-06]', () => {
    const there = after(begun([superior, three({ of: 'all' }), last]), APPROVE, 'team-lead');
    const one = after(there, APPROVE, 'clerk');
    const back = after(one, returnTo(0), 'accountant');
    expect(told(back).slice(1)).toEqual([
      '(clerk: approved), (accountant: returned), (accounts-head: skipped), clerk: waiting, accountant: waiting, accounts-head: waiting',
      'president: waiting',
    ]);
  });

  it('closes a circulation on the way until it comes by again; who has read, has read [B3-06]', () => {
    const readers = step([named('clerk'), named('accountant')], { kind: 'circulate' });
    const there = after(after(begun([superior, readers, last]), APPROVE, 'team-lead'), APPROVE, 'clerk');
    const back = after(there, returnTo(0), 'president');
    expect(told(back)[1]).toBe('clerk: read, accountant: waiting');
    expect(back.steps[1]?.tasks[1]).toMatchObject({ arrivedAt: null, dueOn: null });
    expect(told(after(back, APPROVE, 'team-lead'))[1]).toBe('clerk: read, accountant: pending');
  });

  it('keeps those who share a chair on one chair [B3-03]', () => {
    const approval = begun([step([named('clerk')], { mode: { of: 'all' } }), last]);
    const chair = approval.steps[0]?.tasks[0]?.chair ?? '';
    const shared = {
      ...approval,
      steps: approval.steps.map((each, index) => {
        const [task] = each.tasks;
        const other = task && { ...task, id: 'added', approver: { ...task.approver, employeeId: 'accountant' } };
        return index === 0 && other ? { ...each, tasks: [...each.tasks, other] } : each;
      }),
    };
    const back = after(after(shared, APPROVE, 'accountant'), returnTo(0), 'president');
    const fresh = back.steps[0]?.tasks.filter(({ isPast }) => !isPast) ?? [];
    expect(fresh.map(({ approver }) => approver.employeeId)).toEqual(['clerk', 'accountant']);
    expect(new Set(fresh.map((task) => task.chair))).toEqual(new Set([fresh[0]?.id]));
    expect(fresh[0]?.chair).not.toBe(chair);
    expect(after(back, APPROVE, 'clerk').current).toBe(1);
  });
});

it('a rejection ends the request for good [B3-06]', () => {
  const approval = begun([three({ of: 'all' }), last]);
  const { approval: rejected, act } = actOf(approval, REJECT, 'clerk');
  expect(rejected).toMatchObject({ status: 'rejected', current: null, version: 2 });
  expect(told(rejected)).toEqual([
    'clerk: rejected, accountant: skipped, accounts-head: skipped',
    'president: skipped',
  ]);
  expect(rejected.steps[0]?.tasks[0]).toMatchObject({ doneBy: { employeeId: 'clerk' }, doneAt: expect.any(String) });
  expect(act).toMatchObject({ kind: 'reject', stepIndex: 0, taskId: approval.steps[0]?.tasks[0]?.id, comment: 'no' });
});

it('a withdrawal ends the round, and is of no step [B3-06]', () => {
  const { approval, act } = actOf(begun([superior, last]), { kind: 'withdraw' }, 'staff');
  expect(approval).toMatchObject({ status: 'withdrawn', current: null, version: 2 });
  expect(told(approval)).toEqual(['team-lead: skipped', 'president: skipped']);
  expect(act).toEqual({ kind: 'withdraw', stepIndex: null, taskId: null, onBehalfOf: null, reason: null, comment: '' });
});

describe('a comment', () => {
  it('changes nothing but the version, and is of the step whose turn it is [B3-06]', () => {
    const approval = after(begun([superior, last]), APPROVE, 'team-lead');
    const { approval: commented, act } = actOf(approval, { kind: 'comment', comment: 'why?' }, 'staff');
    expect(commented).toEqual({ ...approval, version: approval.version + 1 });
    expect(act).toEqual({
      kind: 'comment',
      stepIndex: 1,
      taskId: null,
      onBehalfOf: null,
      reason: null,
      comment: 'why?',
    });
  });

  it('of a delegate names both [B3-07]', () => {
    const delegate = person('stranger', { delegations: [delegation('team-lead', 'stranger')] });
    const { act } = actOf(begun([superior]), { kind: 'comment', comment: 'why?' }, delegate);
    expect(act.onBehalfOf).toEqual({ employeeId: 'team-lead', name: 'team-lead 様' });
  });
});

describe('a reassignment', () => {
  const clerk = { employeeId: 'clerk', name: 'clerk 様', departmentName: 'accounts 部' };
  const foundBy = { by: 'reassignment', levelsUp: 0, groupName: null, groupCode: 'accounts' } as const;
  const boss = person('accounts-head', { isAdmin: true });
  const moved = (taskId = '', employeeId = 'clerk'): Command => {
    return { kind: 'reassign', taskId, to: { ...clerk, employeeId, foundBy }, comment: 'ill' };
  };

  it('gives the chair to another, and keeps who sat on it [B3-06]', () => {
    const approval = begun([step([SUPERIOR], { dueBusinessDays: 2 }), last]);
    const task = approval.steps[0]?.tasks[0];
    const { approval: next, act } = actOf(approval, moved(task?.id), boss, later('2026-11-25'));
    expect(told(next)[0]).toBe('team-lead: reassigned, clerk: pending');
    expect(next.steps[0]?.tasks[0]?.doneBy?.employeeId).toBe('accounts-head');
    expect(next.steps[0]?.tasks[1]).toMatchObject({
      chair: task?.chair,
      arrivedAt: '2026-11-25T01:00:00.000Z',
      dueOn: '2026-11-27',
    });
    expect(act).toEqual({
      kind: 'reassign',
      stepIndex: 0,
      taskId: task?.id,
      onBehalfOf: null,
      reason: null,
      comment: 'ill',
    });
    expect(after(next, APPROVE, 'clerk').current).toBe(1);
  });

  it('concerns one turn: neither the others of the step, nor what a return has undone [B3-06]', () => {
    const approval = begun([three({ of: 'all' })]);
    const given = after(approval, moved(approval.steps[0]?.tasks[0]?.id, 'stranger'), boss);
    expect(told(given)).toEqual(['clerk: reassigned, accountant: pending, accounts-head: pending, stranger: pending']);
    const there = after(after(begun([superior, last, admin]), APPROVE, 'team-lead'), APPROVE, 'president');
    const back = after(there, returnTo(0), 'accountant');
    const next = after(back, moved(back.steps[0]?.tasks[1]?.id), boss);
    expect(told(next).slice(0, 2)).toEqual([
      '(team-lead: approved), team-lead: reassigned, clerk: pending',
      '(president: approved), president: waiting',
    ]);
  });

  it('asks whoever was spared a later step for deciding here, there after all [B3-03]', () => {
    const approval = begun([superior, superior, last]);
    const next = after(approval, moved(approval.steps[0]?.tasks[0]?.id), boss);
    expect(told(next)).toEqual(['team-lead: reassigned, clerk: pending', 'team-lead: waiting', 'president: waiting']);
    const decided = after(next, APPROVE, 'clerk');
    expect(decided.current).toBe(1);
  });

  it('still spares the one who now decides in both [B3-03]', () => {
    const approval = begun([superior, step([named('clerk')]), step([named('clerk')]), last]);
    const next = after(approval, moved(approval.steps[0]?.tasks[0]?.id), boss);
    expect(told(next).slice(1, 3)).toEqual(['clerk: waiting', '-']);
  });

  it('looks for the spared step past a circulation, and no further than the next step [B3-03]', () => {
    const readers = step([named('accountant')], { kind: 'circulate' });
    const across = begun([superior, readers, superior, last]);
    expect(told(after(across, moved(across.steps[0]?.tasks[0]?.id), boss))[2]).toBe('team-lead: waiting');
    const beyond = begun([superior, last, last, admin]);
    expect(told(after(beyond, moved(beyond.steps[0]?.tasks[0]?.id), boss))[2]).toBe('-');
  });
});
