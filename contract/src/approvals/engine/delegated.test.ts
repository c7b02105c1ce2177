import { describe, expect, it } from 'vitest';
import {
  APPROVE,
  actOf,
  after,
  begun,
  companyWithout,
  delegation,
  later,
  named,
  person,
  refusalOf,
  SUPERIOR,
  step,
  TODAY,
  told,
} from '../../../test/approvals/company.ts';
import type { Approval, ApprovalTask } from '../approval.ts';
import { actsFor } from './delegated.ts';
import { escalate } from './escalate.ts';
import { offeredActs } from './offered.ts';
import { hasBarredTurn, vacate } from './vacate.ts';

const superior = step([SUPERIOR]);
const last = step([named('president')]);
const request = () => begun([superior, last], { amount: 50_000 });
const by = (change: Parameters<typeof delegation>[2] = {}, from = 'team-lead', to = 'stranger') =>
  person('stranger', { delegations: [delegation(from, to, change)] });
function as(who = by(), on = TODAY, approval = request(), of = approval) {
  const task = of.steps[0]?.tasks[0];
  return task ? actsFor(approval, task, who, on) : 'no task';
}

describe('a delegate', () => {
  it('acts in the approver’s name, and both are on record [B3-07]', () => {
    const { approval: next, act } = actOf(request(), APPROVE, by());
    expect(act.onBehalfOf).toEqual({ employeeId: 'team-lead', name: 'team-lead 様' });
    expect(next.steps[0]?.tasks[0]).toMatchObject({
      status: 'approved',
      approver: { employeeId: 'team-lead' },
      doneBy: { employeeId: 'stranger', name: 'stranger 様' },
    });
  });

  it.each([
    ['2026-11-23', false],
    ['2026-11-24', true],
    ['2026-11-26', true],
    ['2026-11-27', false],
  ])('on %s, of the days from the 24th to before the 27th: %s [B3-07]', (on, may) => {
    expect(as(by({ validFrom: '2026-11-24', validTo: '2026-11-27' }), on) !== null).toBe(may);
  });

  it.each([
    [null, true],
    [50_000, true],
    [49_999, false],
  ])('up to %s yen for one of 50,000: %s [B3-07]', (amountLimit, may) => {
    expect(as(by({ amountLimit })) !== null).toBe(may);
  });

  it('in all domains where none is named, else in those that are [B3-07]', () => {
    expect(as(by({ domains: ['travel-expenses'] }))).not.toBe(null);
    expect(as(by({ domains: ['elsewhere' as 'travel-expenses'] }))).toBe(null);
  });

  it('only for the one who gave it, and only the one who was given it [B3-07]', () => {
    expect(as(by({}, 'president'))).toBe(null);
    expect(as(by({}, 'team-lead', 'clerk'))).toBe(null);
    expect(as(person('stranger'))).toBe(null);
  });

  it('never passes it on: a delegation of a delegation opens nothing [B3-07]', () => {
    const delegations = [delegation('stranger', 'clerk')];
    expect(as(person('clerk', { delegations }))).toBe(null);
    expect(refusalOf(request(), APPROVE, person('clerk', { delegations }))).toBe('not-your-turn');
  });

  it('is never the requester [B3-07]', () => {
    expect(as(person('staff', { delegations: [delegation('team-lead', 'staff')] }))).toBe(null);
  });

  it('of several delegations takes the one that covers the request [B3-07]', () => {
    const [small, large] = [
      delegation('team-lead', 'stranger', { amountLimit: 1 }),
      delegation('team-lead', 'stranger'),
    ];
    expect(as(person('stranger', { delegations: [small, large] }))).toBe(large);
  });

  it('is not needed for one’s own turn, even with one at hand', () => {
    expect(as(person('team-lead', { delegations: [delegation('team-lead', 'team-lead')] }))).toBe('self');
  });

  it('acts on no task of another request', () => {
    expect(as(by(), TODAY, begun([last]), request())).toBe(null);
  });
});

describe('nobody fills two chairs of one step', () => {
  const both = () => begun([step([SUPERIOR, named('clerk'), named('accountant')], { mode: { of: 'all' } }), last]);
  const clerk = person('clerk', { delegations: [delegation('team-lead', 'clerk'), delegation('accountant', 'clerk')] });
  const stranger = person('stranger', {
    delegations: [delegation('team-lead', 'stranger'), delegation('accountant', 'stranger')],
  });

  it('neither with their own and a delegated turn, before or after [B3-03] [B3-07]', () => {
    const own = actOf(both(), APPROVE, clerk);
    expect(own.act.onBehalfOf).toBe(null);
    expect(told(own.approval)[0]).toBe('team-lead: pending, clerk: approved, accountant: pending');
    expect(refusalOf(own.approval, APPROVE, clerk)).toBe('already-decided');
  });

  it('nor with two delegated ones [B3-03] [B3-07]', () => {
    const first = after(both(), APPROVE, stranger);
    expect(told(first)[0]).toBe('team-lead: approved, clerk: pending, accountant: pending');
    expect(refusalOf(first, APPROVE, stranger)).toBe('already-decided');
  });

  it('but takes the same one again after taking back [B3-07]', () => {
    const there = after(request(), APPROVE, by());
    const again = after(there, { kind: 'take-back' }, by());
    expect(refusalOf(again, APPROVE, by())).toBe(null);
  });
});

describe('nobody decides in two steps by a delegation', () => {
  const steps = () => begun([superior, last]);
  const turns = (approval: Approval) => told(approval)[1];

  it('neither the next step in its approver’s name, after their own or another’s: the turn stays with the approver [B3-03] [B3-07]', () => {
    const lead = person('team-lead', { delegations: [delegation('president', 'team-lead')] });
    const own = after(steps(), APPROVE, 'team-lead');
    expect(refusalOf(own, APPROVE, lead)).toBe('already-decided');
    expect(offeredActs(own, lead, TODAY)).toEqual(['take-back', 'comment']);
    expect(refusalOf(own, { kind: 'reject', comment: '' }, lead)).toBe('already-decided');
    expect(vacate(own, companyWithout(), later())).toBeNull();
    expect(actOf(own, APPROVE, 'president').approval.status).toBe('approved');
    const next = person('stranger', { delegations: [delegation('president', 'stranger')] });
    expect(refusalOf(after(request(), APPROVE, by()), APPROVE, next)).toBe('already-decided');
  });

  it('nor their own step after another’s: the turn goes up, and stays where nobody is above [B3-03] [B3-07]', () => {
    const head = person('sales-head', { delegations: [delegation('team-lead', 'sales-head')] });
    const there = after(begun([superior, step([named('sales-head')]), last]), APPROVE, head);
    expect(refusalOf(there, APPROVE, head)).toBe('already-decided');
    expect(hasBarredTurn(there)).toBe(true);
    const moved = vacate(there, companyWithout(), later());
    expect(moved && turns(moved.approval)).toBe('sales-head: reassigned, president: pending');
    const chief = person('president', { delegations: [delegation('team-lead', 'president')] });
    const top = after(steps(), APPROVE, chief);
    expect(turns(top)).toBe('president: pending');
    expect(vacate(top, companyWithout(), later())).toBeNull();
  });

  it('nor asks anybody besides where others of the step suffice, nor can be given its turn [B3-03] [B3-06]', () => {
    const clerk = person('clerk', { delegations: [delegation('team-lead', 'clerk')] });
    const there = after(begun([superior, step([named('clerk'), named('accountant')])]), APPROVE, clerk);
    expect(refusalOf(there, APPROVE, clerk)).toBe('already-decided');
    expect(vacate(there, companyWithout(), later())).toBeNull();
    expect(turns(there)).toBe('clerk: pending, accountant: pending');
    const boss = person('accounts-head', { isAdmin: true });
    const [, task] = there.steps[1]?.tasks ?? [];
    const to = { ...(task as ApprovalTask).approver, employeeId: 'clerk' };
    const other = after(begun([superior, last]), APPROVE, clerk);
    const taskId = other.steps[1]?.tasks[0]?.id ?? '';
    expect(refusalOf(other, { kind: 'reassign', taskId, to, comment: '' }, boss)).toBe('not-allowed');
  });

  it('nor is kept from deciding again what they decided in their own name: nobody’s turn is moved [B3-03]', () => {
    const clerks = step([named('clerk')]);
    const there = after(after(begun([clerks, last, clerks]), APPROVE, 'clerk'), APPROVE, 'president');
    expect(hasBarredTurn(there)).toBe(false);
    expect(vacate(there, companyWithout(), later())).toBeNull();
    const ended = after(there, APPROVE, 'clerk');
    expect(ended.status).toBe('approved');
    expect(hasBarredTurn(ended)).toBe(false);
  });

  it('nor loses their own turn before it has come [B3-03] [B3-07]', () => {
    const clerk = person('clerk', { delegations: [delegation('team-lead', 'clerk')] });
    const ahead = after(begun([superior, last, step([named('clerk')])]), APPROVE, clerk);
    expect(hasBarredTurn(ahead)).toBe(false);
    expect(vacate(ahead, companyWithout(), later())).toBeNull();
    const there = after(ahead, APPROVE, 'president');
    expect(hasBarredTurn(there)).toBe(true);
    const moved = vacate(there, companyWithout(), later());
    expect(moved && told(moved.approval)[2]).toBe('clerk: reassigned, accounts-head: pending');
  });

  it('nor is missed on a chair on which somebody else can decide, though all have to [B3-02] [B3-03]', () => {
    const clerk = person('clerk', { delegations: [delegation('team-lead', 'clerk')] });
    const both = [named('clerk'), named('accountant')];
    const all = step(both, { mode: { of: 'all' }, dueBusinessDays: 1, onTimeout: 'escalate' });
    const there = after(begun([superior, all]), APPROVE, clerk);
    expect(hasBarredTurn(there)).toBe(true);
    const overdue = there.steps[1]?.tasks[0]?.id ?? '';
    const asked = escalate(there, overdue, companyWithout(), later('2026-11-27'));
    if (!asked) throw new Error('nobody was asked');
    expect(turns(asked.approval)).toBe('clerk: pending, accountant: pending, accounts-head: pending');
    expect(vacate(asked.approval, companyWithout(), later())).toBeNull();
  });

  it('yet checks what they decided for another, and decides again once that is taken back [B3-02] [B3-06]', () => {
    const clerk = person('clerk', {
      delegations: [delegation('team-lead', 'clerk'), delegation('president', 'clerk')],
    });
    const there = after(begun([superior, step([named('clerk')], { kind: 'check' }), last]), APPROVE, clerk);
    expect(actOf(there, APPROVE, clerk).act.kind).toBe('check');
    const back = after(after(begun([superior, last]), APPROVE, clerk), { kind: 'take-back' }, clerk);
    expect(actOf(after(back, APPROVE, 'team-lead'), APPROVE, clerk).act.onBehalfOf?.employeeId).toBe('president');
  });
});

it('a reader’s delegate reads, after a decision of their own [B3-02] [B3-07]', () => {
  const readers = step([named('accountant')], { kind: 'circulate' });
  const circulated = begun([readers, step([named('stranger')]), last]);
  const stranger = person('stranger', {
    delegations: [delegation('accountant', 'stranger'), delegation('president', 'stranger')],
  });
  const first = actOf(circulated, APPROVE, stranger);
  expect(first.act).toMatchObject({ kind: 'approve', stepIndex: 1, onBehalfOf: null });
  const second = actOf(first.approval, APPROVE, stranger);
  expect(second.act).toMatchObject({ kind: 'read', stepIndex: 0, onBehalfOf: { employeeId: 'accountant' } });
});

it('one’s own reading comes before that of another, wherever it stands [B3-07]', () => {
  const readers = step([named('clerk')], { kind: 'circulate' });
  const own = step([named('stranger')], { kind: 'circulate' });
  const stranger = person('stranger', { delegations: [delegation('clerk', 'stranger')] });
  expect(actOf(begun([readers, own, superior]), APPROVE, stranger).act).toMatchObject({
    stepIndex: 1,
    onBehalfOf: null,
  });
});
