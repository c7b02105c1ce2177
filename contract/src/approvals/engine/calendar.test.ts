import { describe, expect, it } from 'vitest';
import {
  ADMIN,
  APPROVE,
  after,
  begun,
  company,
  companyWithout,
  later,
  named,
  organisation,
  SUPERIOR,
  step,
  told,
} from '../../../test/approvals/company.ts';
import type { Approval } from '../approval.ts';
import type { Organisation } from '../organisation.ts';
import type { StepMode } from '../route.ts';
import { escalate } from './escalate.ts';
import { vacate } from './vacate.ts';

const due = (onTimeout: 'remind' | 'escalate') => step([SUPERIOR], { dueBusinessDays: 2, onTimeout });
const last = step([named('president')]);
const idOf = ({ steps }: Approval, at = 0, index = 0) => steps[index]?.tasks[at]?.id ?? 'none';

/** The act that the calendar does on the 27th, the day after it was due. */
function overdue(approval: Approval, taskId = idOf(approval), on = '2026-11-27', where: Organisation = company()) {
  return escalate(approval, taskId, where, later(on));
}
function escalated(approval: Approval, taskId = idOf(approval), on = '2026-11-27', where = company()): Approval {
  const acted = overdue(approval, taskId, on, where);
  if (acted?.act.kind !== 'escalate') throw new Error(`not escalated: ${acted?.act.kind}`);
  return acted.approval;
}

describe('an overdue turn', () => {
  it('is reminded of where the step says so: nothing else changes [B3-02]', () => {
    const approval = begun([due('remind'), last]);
    const acted = overdue(approval);
    expect(acted?.approval).toEqual({ ...approval, version: 2 });
    expect(acted?.act).toEqual({
      kind: 'remind',
      stepIndex: 0,
      taskId: idOf(approval),
      onBehalfOf: null,
      reason: null,
      comment: '',
    });
  });

  it('is given to the one above as well where the step says so; one yes of both suffices [B3-02]', () => {
    const approval = begun([due('escalate'), last]);
    const asked = escalated(approval);
    const [task, added] = asked.steps[0]?.tasks ?? [];
    expect(told(asked)[0]).toBe('team-lead: pending, sales-head: pending');
    expect(added).toMatchObject({ chair: task?.chair, arrivedAt: '2026-11-27T01:00:00.000Z', dueOn: '2026-11-29' });
    expect(added?.approver.foundBy).toEqual({
      by: 'escalation',
      levelsUp: 1,
      groupName: 'sales 部',
      groupCode: 'sales',
    });
    expect(told(after(asked, APPROVE, 'sales-head'))).toEqual([
      'team-lead: skipped, sales-head: approved',
      'president: pending',
    ]);
    expect(told(after(asked, APPROVE, 'team-lead'))[0]).toBe('team-lead: approved, sales-head: skipped');
  });

  it('spares only its own chair where all have to decide [B3-02]', () => {
    const all = step([SUPERIOR, named('clerk')], { mode: { of: 'all' }, dueBusinessDays: 2, onTimeout: 'escalate' });
    const asked = escalated(begun([all, last]));
    const one = after(asked, APPROVE, 'sales-head');
    expect(told(one)[0]).toBe('team-lead: skipped, clerk: pending, sales-head: approved');
    expect(one.current).toBe(0);
    expect(after(one, APPROVE, 'clerk').current).toBe(1);
  });

  it.each(['2026-11-25', '2026-11-26'])('is not yet one on %s: its last day is the 26th [B3-02]', (on) => {
    expect(overdue(begun([due('escalate')]), undefined, on)).toBe(null);
  });

  it('is none where it is over, has not come, is of nobody, has no due day, or is only to be read [B3-02]', () => {
    const decided = after(begun([due('escalate'), last]), APPROVE, 'team-lead');
    expect(overdue(decided)).toBe(null);
    expect(overdue(begun([last, due('escalate')]), idOf(begun([last, due('escalate')]), 0, 1))).toBe(null);
    expect(overdue(begun([due('escalate')]), 'unknown')).toBe(null);
    expect(overdue(begun([step([SUPERIOR])]))).toBe(null);
    expect(overdue(after(begun([due('escalate')]), APPROVE, 'team-lead'))).toBe(null);
    const readers = begun([step([named('clerk')], { kind: 'circulate', dueBusinessDays: 1 }), due('remind')]);
    expect(overdue(readers)).toBe(null);
    const all = begun([step([SUPERIOR, named('clerk')], { mode: { of: 'all' }, dueBusinessDays: 1 })]);
    expect(overdue(after(all, APPROVE, 'team-lead'), idOf(all))).toBe(null);
  });

  it('goes one person further at a time: the first is reminded, the added one goes further up [B3-02]', () => {
    const asked = escalated(begun([due('escalate'), last]));
    expect(overdue(asked)?.act.kind).toBe('remind');
    const further = escalated(asked, idOf(asked, 1), '2026-11-30');
    expect(told(further)[0]).toBe('team-lead: pending, sales-head: pending, president: pending');
    expect(new Set(further.steps[0]?.tasks.map(({ chair }) => chair)).size).toBe(1);
  });

  it('goes past the requester and who is asked in the step already, and reminds where nobody is above [B3-03]', () => {
    const both = step([SUPERIOR, named('sales-head')], { dueBusinessDays: 2, onTimeout: 'escalate' });
    expect(told(escalated(begun([both])))[0]).toBe('team-lead: pending, sales-head: pending, president: pending');
    const byHead = begun([step([named('team-lead')], { dueBusinessDays: 2, onTimeout: 'escalate' })], {
      by: 'sales-head',
    });
    expect(told(escalated(byHead))[0]).toBe('team-lead: pending, president: pending');
    const top = begun([step([named('president')], { dueBusinessDays: 2, onTimeout: 'escalate' })]);
    expect(overdue(top)?.act.kind).toBe('remind');
  });
});

/** All that is moved, until nothing is left to move. */
function vacated(approval: Approval, where: Organisation): Approval {
  const acted = vacate(approval, where, later('2026-11-25'));
  return acted ? vacated(acted.approval, where) : approval;
}
const some = (mode: StepMode) => step([SUPERIOR, named('clerk'), named('accountant')], { mode });

describe('the turn of somebody who has left', () => {
  it('goes one level up, on the same chair [B3-03]', () => {
    const approval = begun([due('remind'), last]);
    const acted = vacate(approval, companyWithout('team-lead', 'team-deputy'), later('2026-11-25'));
    const next = acted?.approval;
    expect(next && told(next)[0]).toBe('team-lead: reassigned, sales-head: pending');
    const [left, moved] = next?.steps[0]?.tasks ?? [];
    expect(left).toMatchObject({ doneAt: '2026-11-25T01:00:00.000Z', doneBy: null });
    expect(moved).toMatchObject({ chair: left?.chair, arrivedAt: '2026-11-25T01:00:00.000Z', dueOn: '2026-11-27' });
    expect(moved?.approver.foundBy).toEqual({ by: 'superior', levelsUp: 1, groupName: 'sales 部', groupCode: 'sales' });
    expect(acted?.act).toEqual({
      kind: 'escalate',
      stepIndex: 0,
      taskId: left?.id,
      onBehalfOf: null,
      reason: null,
      comment: '',
    });
    expect(next?.version).toBe(2);
  });

  it('goes to whoever heads the group now, or to the deputy of the empty chair [B3-03]', () => {
    expect(told(vacated(begun([due('remind')]), companyWithout('team-lead')))[0]).toBe(
      'team-lead: reassigned, team-deputy: pending',
    );
  });

  it('counts the levels from where the rule had looked first [B3-03]', () => {
    const approval = vacated(begun([due('remind')]), companyWithout('team-lead', 'team-deputy'));
    const gone = vacated(approval, companyWithout('team-lead', 'team-deputy', 'sales-head', 'sales-deputy'));
    expect(told(gone)[0]).toBe('team-lead: reassigned, sales-head: reassigned, president: pending');
    expect(gone.steps[0]?.tasks[2]?.approver.foundBy.levelsUp).toBe(2);
  });

  it('waits with its successor where it has not come yet [B3-03]', () => {
    const approval = vacated(begun([last, due('remind')]), companyWithout('team-lead', 'team-deputy'));
    expect(told(approval)[1]).toBe('team-lead: reassigned, sales-head: waiting');
    expect(approval.steps[1]?.tasks[1]).toMatchObject({ arrivedAt: null, dueOn: null });
  });

  it('is never the requester’s, nor a second chair of one who has one [B3-03]', () => {
    const byHead = begun([step([named('team-lead')])], { by: 'sales-head' });
    expect(told(vacated(byHead, companyWithout('team-lead', 'team-deputy')))[0]).toBe(
      'team-lead: reassigned, president: pending',
    );
    const both = begun([step([SUPERIOR, named('sales-head')], { mode: { of: 'all' } })]);
    expect(told(vacated(both, companyWithout('team-lead', 'team-deputy')))[0]).toBe(
      'team-lead: reassigned, sales-head: pending, president: pending',
    );
  });

  it('falls away where somebody sits on the chair as well, or where it was only to be read [B3-03]', () => {
    const asked = escalated(begun([due('escalate'), last]));
    expect(told(vacated(asked, companyWithout('team-lead')))[0]).toBe('team-lead: reassigned, sales-head: pending');
    expect(told(vacated(asked, companyWithout('team-lead', 'sales-head')))[0]).toBe(
      'team-lead: reassigned, sales-head: reassigned, team-deputy: pending',
    );
    const readers = begun([step([named('clerk')], { kind: 'circulate' }), due('remind')]);
    expect(told(vacated(readers, companyWithout('clerk')))[0]).toBe('clerk: reassigned');
  });

  it('stays with what was done, and after the end [B3-03]', () => {
    const decided = after(begun([due('remind'), last]), APPROVE, 'team-lead');
    expect(vacate(decided, companyWithout('team-lead'), later())).toBe(null);
    const withReaders = begun([due('remind'), step([named('clerk')], { kind: 'circulate' })]);
    expect(vacate(after(withReaders, APPROVE, 'team-lead'), companyWithout('clerk'), later())).toBe(null);
    expect(vacate(begun([due('remind')]), company(), later())).toBe(null);
  });
});

describe('a chair with nobody above', () => {
  /** Nobody has a place in it: there is no way up. */
  const flat = (...left: readonly string[]) =>
    organisation({ groups: {}, posts: { staff: [], 'team-lead': [], clerk: [], accountant: [], president: [] }, left });
  const begunFlat = (mode: StepMode) =>
    begun([step([named('team-lead'), named('clerk'), named('accountant')], { mode }), last], { on: flat() });

  it('falls away where the others suffice [B3-03]', () => {
    expect(told(vacated(begunFlat({ of: 'any' }), flat('team-lead', 'clerk')))[0]).toBe(
      'team-lead: reassigned, clerk: reassigned, accountant: pending',
    );
    expect(told(vacated(begunFlat({ of: 'some', count: 2 }), flat('team-lead')))[0]).toBe(
      'team-lead: reassigned, clerk: pending, accountant: pending',
    );
  });

  it('waits for an admin where they do not: nothing is let through [B3-03] [B3-04]', () => {
    const any = vacated(begunFlat({ of: 'any' }), flat('team-lead', 'clerk', 'accountant'));
    expect(told(any)[0]).toBe('team-lead: pending, clerk: pending, accountant: pending');
    expect(told(vacated(begunFlat({ of: 'some', count: 3 }), flat('clerk')))[0]).toBe(
      'team-lead: pending, clerk: pending, accountant: pending',
    );
    expect(told(vacated(begunFlat({ of: 'all' }), flat('clerk')))[0]).toBe(
      'team-lead: pending, clerk: pending, accountant: pending',
    );
  });

  it('falls away beside a yes that is given already [B3-03]', () => {
    const one = after(begunFlat({ of: 'some', count: 2 }), APPROVE, 'team-lead');
    expect(told(vacated(one, flat('team-lead', 'clerk')))[0]).toBe(
      'team-lead: approved, clerk: reassigned, accountant: pending',
    );
    expect(told(vacated(one, flat('clerk', 'accountant')))[0]).toBe(
      'team-lead: approved, clerk: pending, accountant: pending',
    );
  });

  it('holds up no other turn that can be moved [B3-03]', () => {
    const approval = begun([some({ of: 'all' }), last]);
    const where = companyWithout('president', 'team-lead', 'team-deputy');
    expect(told(vacated(approval, where))).toEqual([
      'team-lead: reassigned, clerk: pending, accountant: pending, sales-head: pending',
      'president: waiting',
    ]);
    const first = begun([last, step([ADMIN])]);
    expect(told(vacated(first, companyWithout('president', 'clerk')))).toEqual([
      'president: pending',
      'accounts-head: waiting, accountant: waiting, clerk: reassigned',
    ]);
  });
});
