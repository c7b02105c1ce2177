import { describe, expect, it } from 'vitest';
import {
  APPROVE,
  after,
  begun,
  delegation,
  named,
  person,
  REJECT,
  refusalOf,
  returnTo,
  SUPERIOR,
  step,
  TODAY,
} from '../../../test/approvals/company.ts';
import type { Command } from '../approval.ts';
import { offeredActs } from './offered.ts';
import { standingToComment, whyNotAct } from './why-not.ts';

const superior = step([SUPERIOR]);
const last = step([named('president')]);
const check = step([named('clerk')], { kind: 'check' });
const readers = step([named('accountant')], { kind: 'circulate' });
const either = step([named('clerk'), named('accountant')]);
const boss = person('accounts-head', { isAdmin: true });
const delegate = person('stranger', { delegations: [delegation('team-lead', 'stranger')] });
const WITHDRAW: Command = { kind: 'withdraw' };
const COMMENT: Command = { kind: 'comment', comment: 'why?' };

const foundBy = { by: 'reassignment', levelsUp: 0, groupName: null, groupCode: null } as const;
const move = (taskId: string | undefined, employeeId: string): Command => ({
  kind: 'reassign',
  taskId: taskId ?? 'unknown',
  to: { employeeId, name: '', departmentName: '', foundBy },
  comment: 'ill',
});

describe('nobody decides their own request', () => {
  it.each([APPROVE, REJECT, returnTo(null), returnTo(0)])('by $kind, as little as an admin [B3-03]', (command) => {
    expect(refusalOf(begun([superior]), command, person('staff', { isAdmin: true }))).toBe('own-request');
  });

  it('nor chooses who does, nor is chosen [B3-03]', () => {
    const approval = begun([superior]);
    const taskId = approval.steps[0]?.tasks[0]?.id;
    expect(refusalOf(approval, move(taskId, 'clerk'), person('staff', { isAdmin: true }))).toBe('own-request');
    expect(refusalOf(approval, move(taskId, 'staff'), boss)).toBe('own-request');
  });

  it('nor by delegation of the one who should [B3-03] [B3-07]', () => {
    const staff = person('staff', { delegations: [delegation('team-lead', 'staff')] });
    expect(refusalOf(begun([superior]), APPROVE, staff)).toBe('own-request');
  });
});

it('a request of a domain whose requests do not come back is approved or rejected, and not returned, to whomever [B6-01]', () => {
  const reservation = { ...after(begun([superior, last]), APPROVE, 'team-lead'), domain: 'reservations' } as const;
  const decider = person('president');
  expect([returnTo(null), returnTo(0)].map((command) => refusalOf(reservation, command, decider))).toEqual([
    'not-allowed',
    'not-allowed',
  ]);
  expect([APPROVE, REJECT].map((command) => refusalOf(reservation, command, decider))).toEqual([null, null]);
  expect(offeredActs(reservation, decider, TODAY)).not.toContain('return');
});

describe('a decision is refused', () => {
  it.each([
    [APPROVE, 'not-your-turn'],
    [REJECT, 'not-your-turn'],
    [returnTo(null), 'not-your-turn'],
  ] as const)('%j by whose turn it is not, or not yet: %s [B3-06]', (command, refusal) => {
    const approval = begun([superior, last]);
    for (const who of ['stranger', 'president']) expect(refusalOf(approval, command, who)).toBe(refusal);
    expect(refusalOf(approval, command, boss)).toBe(refusal);
  });

  it('to who was spared it, has given it, or whose delegate has: somebody was quicker [B3-06]', () => {
    const approval = after(begun([either, last]), APPROVE, 'clerk');
    expect(refusalOf(approval, APPROVE, 'accountant')).toBe('already-decided');
    expect(refusalOf(approval, APPROVE, 'clerk')).toBe('already-decided');
    const delegated = after(begun([superior, last]), APPROVE, delegate);
    expect(refusalOf(delegated, APPROVE, 'team-lead')).toBe('already-decided');
    expect(refusalOf(delegated, REJECT, delegate)).toBe('already-decided');
    expect(refusalOf(delegated, APPROVE, 'stranger')).toBe('already-decided');
    const quicker = after(begun([superior, last]), APPROVE, 'team-lead');
    expect(refusalOf(quicker, APPROVE, delegate)).toBe('already-decided');
    const another = person('clerk', { delegations: [delegation('accountant', 'clerk')] });
    expect(refusalOf(quicker, APPROVE, another)).toBe('not-your-turn');
    expect(refusalOf(approval, APPROVE, 'stranger')).toBe('not-your-turn');
  });

  it('to who is spared by the plan a step that has not come yet: it is not their turn [B3-03]', () => {
    expect(refusalOf(begun([superior, last, last, check]), APPROVE, 'president')).toBe('not-your-turn');
    const there = after(begun([last, last, superior]), APPROVE, 'president');
    expect(refusalOf(there, APPROVE, 'president')).toBe('already-decided');
  });

  it('to who has read what then was taken back from them: it is not their turn yet [B3-06]', () => {
    const read = after(after(begun([superior, readers, last]), APPROVE, 'team-lead'), APPROVE, 'accountant');
    expect(refusalOf(read, APPROVE, 'accountant')).toBe('already-decided');
    expect(refusalOf(after(read, { kind: 'take-back' }, 'team-lead'), APPROVE, 'accountant')).toBe('not-your-turn');
  });

  it('to whose turn was given to another [B3-06]', () => {
    const approval = begun([superior, last]);
    const moved = after(approval, move(approval.steps[0]?.tasks[0]?.id, 'clerk'), boss);
    expect(refusalOf(moved, APPROVE, 'team-lead')).toBe('not-your-turn');
  });

  it.each([APPROVE, REJECT, returnTo(null)])('after the end: $kind [B3-06]', (command) => {
    const approval = begun([superior]);
    for (const ended of [after(approval, APPROVE, 'team-lead'), after(approval, WITHDRAW, 'staff')])
      expect(refusalOf(ended, command, 'team-lead')).toBe('ended');
  });

  it('to who only reads: neither a return nor a rejection, and after the end it has ended [B3-02]', () => {
    const approval = begun([readers, superior]);
    for (const command of [REJECT, returnTo(null)]) {
      expect(refusalOf(approval, command, 'accountant')).toBe('not-allowed');
      expect(refusalOf(after(approval, APPROVE, 'team-lead'), command, 'accountant')).toBe('ended');
    }
  });

  it('to who checks where it would end the request, not where it returns it [B3-02]', () => {
    const approval = begun([check, superior]);
    expect(refusalOf(approval, REJECT, 'clerk')).toBe('not-allowed');
    expect(refusalOf(approval, returnTo(null), 'clerk')).toBe(null);
  });
});

describe('a return to a step', () => {
  function atTheLastStep() {
    const approval = begun([superior, superior, readers, either, last]);
    return after(after(approval, APPROVE, 'team-lead'), APPROVE, 'clerk');
  }

  it.each([
    [0, null],
    [1, 'no-such-step'],
    [2, 'no-such-step'],
    [3, null],
    [4, 'no-such-step'],
    [5, 'no-such-step'],
    [-1, 'no-such-step'],
    [0.5, 'no-such-step'],
  ])('at %d: %s, as only an earlier one that held it up takes it [B3-06]', (toStep, refusal) => {
    expect(refusalOf(atTheLastStep(), returnTo(toStep), 'president')).toBe(refusal);
  });
});

describe('a comment', () => {
  it('is for those who see the request: requester, approvers, deciders, admins, delegates [B3-06]', () => {
    const approval = after(begun([superior, last]), APPROVE, delegate);
    for (const who of ['staff', 'team-lead', 'president', 'stranger', delegate, boss])
      expect(refusalOf(approval, COMMENT, who)).toBe(null);
    expect(refusalOf(approval, COMMENT, 'clerk')).toBe('not-allowed');
  });

  it('is a delegate’s in the giver’s name, and only while it is the giver’s turn [B3-06] [B3-07]', () => {
    const approval = begun([superior, last]);
    const next = person('stranger', { delegations: [delegation('president', 'stranger')] });
    expect(standingToComment(approval, next, TODAY)).toBe('not-allowed');
    const there = after(approval, APPROVE, 'team-lead');
    const onBehalfOf = { employeeId: 'president', name: 'president 様' };
    expect(standingToComment(there, next, TODAY)).toEqual({ onBehalfOf });
    expect(standingToComment(after(there, APPROVE, 'president'), next, TODAY)).toBe('not-allowed');
    expect(standingToComment(there, person('president'), TODAY)).toEqual({ onBehalfOf: null });
  });

  it('is heard after the end as well [B3-06]', () => {
    expect(refusalOf(after(begun([superior]), APPROVE, 'team-lead'), COMMENT, 'staff')).toBe(null);
  });
});

describe('a reassignment is refused', () => {
  function open() {
    const approval = begun([either, last]);
    const [first, second] = approval.steps[0]?.tasks ?? [];
    return { approval, first, second };
  }

  it('to all but admins, before they learn the state [B3-06]', () => {
    const { approval, first } = open();
    expect(refusalOf(approval, move(first?.id, 'stranger'), 'clerk')).toBe('not-allowed');
    expect(refusalOf(after(approval, WITHDRAW, 'staff'), move(first?.id, 'stranger'), 'clerk')).toBe('not-allowed');
  });

  it('of a turn that has not come, is over, is of nobody, or after the end [B3-06]', () => {
    const { approval, first, second } = open();
    expect(refusalOf(approval, move(approval.steps[1]?.tasks[0]?.id, 'stranger'), boss)).toBe('not-your-turn');
    expect(refusalOf(approval, move('unknown', 'stranger'), boss)).toBe('not-your-turn');
    const decided = after(approval, APPROVE, 'clerk');
    expect(refusalOf(decided, move(second?.id, 'stranger'), boss)).toBe('already-decided');
    expect(refusalOf(after(decided, REJECT, 'president'), move(first?.id, 'stranger'), boss)).toBe('ended');
  });

  it('to who has a part in the step already, as its approver or for another [B3-03] [B3-06]', () => {
    const { approval, first } = open();
    expect(refusalOf(approval, move(first?.id, 'accountant'), boss)).toBe('not-allowed');
    expect(refusalOf(approval, move(first?.id, 'stranger'), boss)).toBe(null);
    const all = begun([step([SUPERIOR, named('clerk')], { mode: { of: 'all' } })]);
    const delegated = after(all, APPROVE, delegate);
    expect(refusalOf(delegated, move(delegated.steps[0]?.tasks[1]?.id, 'stranger'), boss)).toBe('not-allowed');
  });

  it('but not back to who had it before [B3-06]', () => {
    const { approval, first } = open();
    const moved = after(approval, move(first?.id, 'stranger'), boss);
    expect(refusalOf(moved, move(moved.steps[0]?.tasks[2]?.id, 'clerk'), boss)).toBe(null);
  });
});

describe('a withdrawal', () => {
  it('is the requester’s, while nobody has decided [B3-06]', () => {
    const approval = begun([superior, last]);
    expect(refusalOf(approval, WITHDRAW, 'staff')).toBe(null);
    expect(refusalOf(approval, WITHDRAW, boss)).toBe('not-allowed');
    expect(refusalOf(after(approval, APPROVE, 'team-lead'), WITHDRAW, 'staff')).toBe('already-decided');
    expect(refusalOf(after(begun([either, last]), APPROVE, 'clerk'), WITHDRAW, 'staff')).toBe('already-decided');
    expect(refusalOf(after(approval, returnTo(null), 'team-lead'), WITHDRAW, 'staff')).toBe('ended');
  });

  it('is refused after a check as well, and possible again once it was taken back [B3-06]', () => {
    const checked = after(begun([check, superior]), APPROVE, 'clerk');
    expect(refusalOf(checked, WITHDRAW, 'staff')).toBe('already-decided');
    expect(refusalOf(after(checked, { kind: 'take-back' }, 'clerk'), WITHDRAW, 'staff')).toBe(null);
  });

  it('is not held up by who has read it [B3-02]', () => {
    expect(refusalOf(after(begun([readers, superior]), APPROVE, 'accountant'), WITHDRAW, 'staff')).toBe(null);
  });
});

it('the question alone is answered as the act would be, and nothing is done [B0-05]', () => {
  const approval = begun([superior, last]);
  const commands = [APPROVE, REJECT, returnTo(null), returnTo(7), COMMENT, WITHDRAW, move('t1', 'clerk')];
  for (const command of [...commands, { kind: 'take-back' } as const])
    for (const who of [person('staff'), person('team-lead'), boss, delegate, person('clerk')])
      expect(whyNotAct(approval, command, who, TODAY)).toBe(refusalOf(approval, command, who));
});

describe('what is offered', () => {
  const approval = () => begun([superior, check, readers, last]);
  const checking = () => after(approval(), APPROVE, 'team-lead');
  const deciding = () => after(checking(), APPROVE, 'clerk');
  const ended = () => after(deciding(), APPROVE, 'president');

  it.each([
    ['the requester before a decision', approval, person('staff'), ['withdraw', 'comment']],
    ['the requester after one', checking, person('staff'), ['comment']],
    ['the requester, an admin', approval, person('staff', { isAdmin: true }), ['withdraw', 'comment']],
    ['the one asked', approval, person('team-lead'), ['approve', 'return', 'reject', 'change-amount', 'comment']],
    ['a delegate', approval, delegate, ['approve', 'return', 'reject', 'change-amount', 'comment']],
    ['who has decided', checking, person('team-lead'), ['take-back', 'comment']],
    ['who checks', checking, person('clerk'), ['check', 'return', 'change-amount', 'comment']],
    ['who reads', deciding, person('accountant'), ['read', 'comment']],
    ['who reads after the end', ended, person('accountant'), ['read', 'comment']],
    ['an admin', deciding, boss, ['reassign', 'comment']],
    ['an admin after the end', ended, boss, ['comment']],
    ['a stranger', deciding, person('stranger'), []],
  ])('to %s: nothing that would be refused [B0-05]', (_, at, who, offered) => {
    expect(offeredActs(at(), who, TODAY)).toEqual(offered);
  });
});
