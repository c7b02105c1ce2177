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
  returnTo,
  step,
  TAKE_BACK,
  told,
} from '../../../../test/approvals/company.ts';
import type { Approval, Command } from '../../approval.ts';
import type { RouteStep, StepMode } from '../../route.ts';
import { escalate } from '../escalate.ts';
import { vacate } from '../vacate.ts';
import { isFulfilled, skipped } from './tasks.ts';

const of = (people: readonly string[], mode: StepMode = { of: 'any' }, change: Partial<RouteStep> = {}): RouteStep =>
  step(people.map(named), { mode, ...change });
const last = of(['president']);
const some = (count: number): StepMode => ({ of: 'some', count });

/** The request after each of them has said yes. */
const yes = (approval: Approval, ...people: readonly string[]) =>
  people.reduce((stands, who) => after(stands, APPROVE, who), approval);

const boss = person('accounts-head', { isAdmin: true });
function reassigned(approval: Approval, from: string, to: string): Approval {
  const task = approval.steps.flatMap(({ tasks }) => tasks).find(({ approver }) => approver.employeeId === from);
  const foundBy = { by: 'reassignment', levelsUp: 0, groupName: null, groupCode: null } as const;
  const other = { employeeId: to, name: to, departmentName: '', foundBy };
  const command: Command = { kind: 'reassign', taskId: task?.id ?? '', to: other, comment: '' };
  return after(approval, command, boss);
}

describe('whoever has decided the step before', () => {
  it('is not asked again as one of several: the others decide [B3-03]', () => {
    const there = yes(begun([of(['clerk']), of(['clerk', 'accountant']), last]), 'clerk');
    expect(told(there)).toEqual(['clerk: approved', 'clerk: skipped, accountant: pending', 'president: waiting']);
    expect(actOf(there, APPROVE, 'accountant').approval.current).toBe(2);
  });

  it('leaves nothing to decide as the only one: the step is skipped, however many could have decided before [B3-03]', () => {
    const either = of(['clerk', 'accountant']);
    expect(told(yes(begun([either, of(['clerk']), last]), 'clerk'))[1]).toBe('-');
    expect(yes(begun([either, of(['clerk'])]), 'clerk')).toMatchObject({ status: 'approved', current: null });
    const both = of(['clerk', 'accountant'], { of: 'all' });
    expect(told(yes(begun([both, either, last]), 'clerk', 'accountant'))).toEqual([
      'clerk: approved, accountant: approved',
      '-',
      'president: pending',
    ]);
  });

  it('is who decided, not who could have [B3-03]', () => {
    const there = yes(begun([of(['clerk', 'accountant']), of(['clerk']), last]), 'accountant');
    expect(told(there)).toEqual(['clerk: skipped, accountant: approved', 'clerk: pending', 'president: waiting']);
  });

  it('has not decided by looking: a check does not stand for a decision, but a decision for a check [B3-02] [B3-03]', () => {
    const [look, pair] = [{ kind: 'check' }, ['clerk', 'accountant']] as const;
    expect(told(yes(begun([of(['clerk'], { of: 'any' }, look), of(pair), last]), 'clerk'))[1]).toBe(
      'clerk: pending, accountant: pending',
    );
    expect(told(yes(begun([of(['clerk']), of(pair, { of: 'any' }, look), last]), 'clerk'))[1]).toBe(
      'clerk: skipped, accountant: pending',
    );
  });

  it('is the approver in whose name a delegate said it: the delegate decides for themselves yet [B3-07] [B3-03]', () => {
    const delegate = person('clerk', { delegations: [delegation('team-lead', 'clerk')] });
    const there = after(begun([of(['team-lead']), of(['team-lead', 'clerk']), last]), APPROVE, delegate);
    expect(told(there)[1]).toBe('team-lead: skipped, clerk: pending');
  });

  it('reads what all read, and nothing that was for them alone [B3-02] [B3-03]', () => {
    const readers = (...people: string[]) => of(people, { of: 'any' }, { kind: 'circulate' });
    const there = yes(
      begun([of(['clerk', 'accountant']), readers('clerk', 'stranger'), readers('clerk'), last]),
      'clerk',
    );
    expect(told(there).slice(1)).toEqual(['clerk: pending, stranger: pending', '-', 'president: pending']);
  });

  it('stays spared through all the steps that follow upon each other, and no further [B3-03]', () => {
    const pair = of(['clerk', 'accountant']);
    const run = yes(begun([of(['clerk']), pair, of(['clerk', 'stranger']), last]), 'clerk', 'accountant');
    expect(told(run)[2]).toBe('clerk: skipped, stranger: pending');
    const apart = yes(begun([of(['clerk']), of(['accountant']), of(['clerk', 'stranger'])]), 'clerk', 'accountant');
    expect(told(apart)[2]).toBe('clerk: pending, stranger: pending');
    const looked = of(['clerk', 'accountant'], { of: 'any' }, { kind: 'check' });
    const weaker = yes(begun([of(['clerk'], { of: 'any' }, { kind: 'check' }), looked, pair]), 'clerk', 'accountant');
    expect(told(weaker)[2]).toBe('clerk: pending, accountant: pending');
  });

  it('is found past a circulation, and not past a decision that they were asked for and others took [B3-03]', () => {
    const reads = of(['stranger'], { of: 'any' }, { kind: 'circulate' });
    const past = yes(begun([of(['clerk']), reads, of(['clerk', 'accountant']), last]), 'clerk');
    expect(told(past)[2]).toBe('clerk: skipped, accountant: pending');
    const [looks, pair] = [{ kind: 'check' }, of(['clerk', 'accountant'])] as const;
    const steps = [of(['clerk'], { of: 'any' }, looks), pair, of(['clerk', 'stranger'], { of: 'any' }, looks)];
    expect(told(yes(begun(steps), 'clerk', 'accountant'))[2]).toBe('clerk: pending, stranger: pending');
  });
});

describe('a step in which somebody is spared', () => {
  const three = ['clerk', 'accountant', 'stranger'];
  it.each([
    ['anybody', { of: 'any' }, ['accountant']],
    ['two of three', some(2), ['accountant']],
    ['three of three', some(3), ['accountant', 'stranger']],
    ['all', { of: 'all' }, ['accountant', 'stranger']],
  ] as const)(
    'needs of %s as many as before, with the earlier yes, and one of its own [B3-02] [B3-03]',
    (_, mode, people) => {
      let stands = yes(begun([of(['clerk']), of(three, mode), last]), 'clerk');
      for (const who of people) {
        expect(stands.current).toBe(1);
        stands = yes(stands, who);
      }
      expect(stands.current).toBe(2);
    },
  );

  it('needs somebody else even where those before were enough [B3-02]', () => {
    const there = yes(
      begun([of(['clerk', 'accountant'], { of: 'all' }), of(three, some(2)), last]),
      'clerk',
      'accountant',
    );
    expect(told(there)[1]).toBe('clerk: skipped, accountant: skipped, stranger: pending');
    expect(there.current).toBe(1);
  });

  it('is not fulfilled by those alone who are spared [B3-02] [B3-03]', () => {
    const [step] = begun([of(['clerk', 'accountant'])]).steps;
    if (!step) throw new Error('no step');
    expect(isFulfilled({ ...step, tasks: step.tasks.map(skipped) })).toBe(false);
  });

  it('loses a chair with nobody above where the earlier yes and the rest suffice, and no more [B3-02] [B3-03]', () => {
    const without = companyWithout('accountant', 'accounts-head', 'president');
    const there = yes(begun([of(['clerk']), of(three, some(2)), last]), 'clerk');
    const moved = vacate(there, without, later());
    expect(moved && told(moved.approval)[1]).toBe('clerk: skipped, accountant: reassigned, stranger: pending');
    const alone = yes(begun([of(['clerk']), of(['clerk', 'accountant']), of(['clerk'])]), 'clerk');
    expect(vacate(alone, without, later())).toBeNull();
  });
});

describe('who decides in the end', () => {
  const foreseen = [of(['clerk']), of(['clerk']), last];

  it('is asked again in nothing that was skipped for another [B3-03]', () => {
    const moved = reassigned(begun(foreseen), 'clerk', 'accountant');
    expect(told(moved)[1]).toBe('clerk: waiting');
    expect(told(yes(moved, 'accountant'))[1]).toBe('clerk: pending');
  });

  it('is settled from the step whose turn it is, whichever that is [B3-03]', () => {
    const second = yes(begun([of(['stranger']), ...foreseen]), 'stranger');
    expect(told(second)[2]).toBe('-');
    expect(told(reassigned(second, 'clerk', 'accountant'))[2]).toBe('clerk: waiting');
  });

  it('changes nothing behind the turn: what was skipped for a yes stays so when a later turn is moved [B3-03] [B3-06]', () => {
    const there = yes(begun([of(['clerk', 'accountant']), of(['clerk']), last]), 'clerk');
    expect(told(reassigned(there, 'president', 'stranger'))[1]).toBe('-');
  });

  it('is nobody where all readers have left: such a circulation was skipped for no one [B3-02] [B3-03]', () => {
    const reads = of(['stranger'], { of: 'any' }, { kind: 'circulate' });
    const left = vacate(begun([of(['clerk']), reads, last]), companyWithout('stranger'), later());
    expect(left && yes(left.approval, 'clerk')).toMatchObject({ current: 2, steps: { 1: { isSkipped: false } } });
  });

  it('is seen when somebody was added as overdue: a step is skipped only for who really decided [B3-02] [B3-03]', () => {
    const due = of(['team-lead'], { of: 'any' }, { dueBusinessDays: 1, onTimeout: 'escalate' });
    const overdue = begun([due, of(['team-lead']), last]);
    const asked = escalate(overdue, overdue.steps[0]?.tasks[0]?.id ?? '', companyWithout(), later('2026-12-24'));
    if (!asked) throw new Error('nobody was asked');
    expect(told(asked.approval)).toEqual([
      'team-lead: pending, sales-head: pending',
      'team-lead: waiting',
      'president: waiting',
    ]);
    expect(told(yes(asked.approval, 'sales-head'))[1]).toBe('team-lead: pending');
    expect(told(yes(asked.approval, 'team-lead'))[1]).toBe('-');
  });

  it('is seen when an empty chair was filled: the turn ahead is filled as well, and decided once [B3-03]', () => {
    const without = companyWithout('team-lead', 'team-deputy');
    let stands = begun([of(['team-lead']), of(['team-lead']), last]);
    for (let done = vacate(stands, without, later()); done; done = vacate(stands, without, later()))
      stands = done.approval;
    expect(told(stands).slice(0, 2)).toEqual([
      'team-lead: reassigned, sales-head: pending',
      'team-lead: reassigned, sales-head: waiting',
    ]);
    expect(told(yes(stands, 'sales-head'))).toMatchObject({ 1: expect.stringMatching(/^-$/), 2: 'president: pending' });
  });

  it('is settled anew after a return: another may decide the second time [B3-06] [B3-03]', () => {
    const either = of(['clerk', 'accountant']);
    const skipped = yes(begun([either, of(['clerk']), last]), 'clerk');
    const back = after(skipped, returnTo(0), 'president');
    expect(told(back)[1]).toBe('clerk: waiting');
    expect(told(yes(back, 'accountant'))[1]).toBe('clerk: pending');
    const again = after(yes(begun([of(['clerk']), either, last]), 'clerk', 'accountant'), returnTo(1), 'president');
    expect(told(again)[1]).toBe('(clerk: skipped), (accountant: approved), clerk: skipped, accountant: pending');
  });
});

describe('a yes that is taken back', () => {
  const pair = ['clerk', 'accountant'];

  it('spares nobody any more in the steps after it [B3-06] [B3-03]', () => {
    const first = yes(begun([of(pair), of(pair), last]), 'clerk');
    expect(told(first)[1]).toBe('clerk: skipped, accountant: pending');
    const back = after(first, TAKE_BACK, 'clerk');
    expect(told(back)[1]).toBe('clerk: waiting, accountant: waiting');
    expect(told(yes(back, 'accountant'))[1]).toBe('clerk: pending, accountant: skipped');
  });

  it('takes up a step that was skipped for it [B3-06] [B3-03]', () => {
    const skipped = yes(begun([of(pair), of(['clerk']), last]), 'clerk');
    const back = after(skipped, TAKE_BACK, 'clerk');
    expect(told(back).slice(1)).toEqual(['clerk: waiting', 'president: waiting']);
  });

  it('leaves spared who had decided before it [B3-06] [B3-03]', () => {
    const second = yes(begun([of(['clerk']), of([...pair, 'stranger']), last]), 'clerk', 'accountant');
    const back = after(second, TAKE_BACK, 'accountant');
    expect(told(back)[1]).toBe('clerk: skipped, accountant: taken_back, stranger: pending, accountant: pending');
  });
});
