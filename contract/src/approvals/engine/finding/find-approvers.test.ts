import { describe, expect, it } from 'vitest';
import {
  ADMIN,
  company,
  companyWithout,
  groupsOfCompany,
  named,
  organisation,
  SUPERIOR,
} from '../../../../test/approvals/company.ts';
import type { Organisation } from '../../organisation.ts';
import type { ApproverRule } from '../../route.ts';
import { findApprovers } from './find-approvers.ts';
import { oneLevelUp } from './groups.ts';

/** Each as `who, levels up, group`. */
function found(rule: ApproverRule, by = 'staff', groupCode: string | null = 'sales-1', on: Organisation = company()) {
  return findApprovers([rule], { requesterId: by, groupCode }, on).approvers.map(
    ({ employeeId, foundBy }) => `${employeeId}, ${foundBy.levelsUp}, ${foundBy.groupName}`,
  );
}

const head = (levelsUp: number): ApproverRule => ({ by: 'group-head', levelsUp });
const position = (code: string): ApproverRule => ({ by: 'position', position: code });

describe('the superior', () => {
  it.each([
    ['staff', 'sales-1', 'team-lead, 0, sales-1 部'],
    ['team-lead', 'sales-1', 'sales-head, 1, sales 部'],
    ['team-deputy', 'sales-1', 'team-lead, 0, sales-1 部'],
    ['sales-head', 'sales', 'president, 1, board 部'],
  ])('of %s in %s is %s: a head goes one level up [B3-02] [B3-03]', (by, groupCode, expected) => {
    expect(found(SUPERIOR, by, groupCode)).toEqual([expected]);
  });

  it.each([
    [['team-lead'], 'staff', 'team-deputy, 0, sales-1 部'],
    [['team-lead'], 'team-deputy', 'sales-head, 1, sales 部'],
    [['team-lead', 'team-deputy'], 'staff', 'sales-head, 1, sales 部'],
    [['team-lead', 'team-deputy', 'sales-head', 'sales-deputy'], 'staff', 'president, 2, board 部'],
  ])('without %j of %s is %s: a deputy stands in, then it goes up [B3-03]', (left, by, expected) => {
    expect(found(SUPERIOR, by, 'sales-1', companyWithout(...left))).toEqual([expected]);
  });

  it('of a head is never their own deputy [B3-03]', () => {
    expect(found(SUPERIOR, 'sales-head', 'sales')).toEqual(['president, 1, board 部']);
  });

  it('is passed over where the group has no head, or one that nobody knows [B3-03]', () => {
    const headless = company({ groups: { ...groupsOfCompany, 'sales-1': ['sales', null, null] } });
    const unknown = company({ groups: { ...groupsOfCompany, 'sales-1': ['sales', 'nobody', null] } });
    expect(found(SUPERIOR, 'staff', 'sales-1', headless)).toEqual(['sales-head, 1, sales 部']);
    expect(found(SUPERIOR, 'staff', 'sales-1', unknown)).toEqual(['sales-head, 1, sales 部']);
  });

  it.each([
    ['the head of the top', 'president', 'board'],
    ['somebody without a group', 'staff', null],
    ['somebody in a group that nobody knows', 'staff', 'gone'],
  ])('of %s is nobody [B3-04]', (_, by, groupCode) => {
    expect(found(SUPERIOR, by, groupCode)).toEqual([]);
  });

  it('is looked for once round where the tree bites its tail', () => {
    const ring = organisation({ groups: { a: ['b', null, null], b: ['a', null, null] }, posts: { staff: ['a'] } });
    expect(found(SUPERIOR, 'staff', 'a', ring)).toEqual([]);
  });

  it('comes with name, department and the group to go up from', () => {
    const [approver] = findApprovers([SUPERIOR], { requesterId: 'staff', groupCode: 'sales-1' }, company()).approvers;
    const foundBy = { by: 'superior', levelsUp: 0, groupName: 'sales-1 部', groupCode: 'sales-1' };
    expect(approver).toEqual({
      employeeId: 'team-lead',
      name: 'team-lead 様',
      departmentName: 'sales-1 部',
      foundBy,
    });
  });
});

describe('the head so many levels up', () => {
  it.each([
    [0, 'staff', 'team-lead, 0, sales-1 部'],
    [1, 'staff', 'sales-head, 0, sales 部'],
    [2, 'staff', 'president, 0, board 部'],
    [5, 'staff', 'president, 0, board 部'],
    [1, 'sales-head', 'president, 1, board 部'],
  ])('%i levels above %s is %s [B3-02] [B3-03]', (levelsUp, by, expected) => {
    expect(found(head(levelsUp), by)).toEqual([expected]);
  });

  it('is nobody where there is no group [B3-04]', () => {
    expect(found(head(0), 'staff', null)).toEqual([]);
    expect(found(head(1), 'staff', null)).toEqual([]);
  });

  it('says by which rule it was found', () => {
    const [approver] = findApprovers([head(1)], { requesterId: 'staff', groupCode: 'sales-1' }, company()).approvers;
    expect(approver?.foundBy).toEqual({ by: 'group-head', levelsUp: 0, groupName: 'sales 部', groupCode: 'sales' });
  });
});

describe('the holders of a position', () => {
  it.each([
    ['senior', 'staff', ['colleague, 0, sales-1 部', 'team-deputy, 0, sales-1 部']],
    ['senior', 'colleague', ['team-deputy, 0, sales-1 部']],
    ['manager', 'team-lead', ['sales-head, 1, sales 部', 'sales-deputy, 1, sales 部']],
    ['executive', 'staff', ['president, 2, board 部']],
    ['unheard-of', 'staff', []],
  ])('%s for %s are %j: of the nearest group that has any [B3-02] [B3-03]', (code, by, expected) => {
    expect(found(position(code), by)).toEqual(expected);
  });

  it('are those who can decide, else those above [B3-03]', () => {
    expect(found(position('senior'), 'staff', 'sales-1', companyWithout('colleague'))).toEqual([
      'team-deputy, 0, sales-1 部',
    ]);
    expect(found(position('manager'), 'staff', 'sales-1', companyWithout('team-lead', 'sales-head'))).toEqual([
      'sales-deputy, 1, sales 部',
    ]);
  });

  it('say by which rule they were found', () => {
    const [approver] = findApprovers(
      [position('executive')],
      { requesterId: 'staff', groupCode: 'sales-1' },
      company(),
    ).approvers;
    expect(approver?.foundBy).toEqual({ by: 'position', levelsUp: 2, groupName: 'board 部', groupCode: 'board' });
  });
});

describe('the holders of a role', () => {
  it('are all who can decide but the requester [B3-02] [B3-03]', () => {
    expect(found(ADMIN)).toEqual(['accounts-head, 0, null', 'accountant, 0, null', 'clerk, 0, null']);
    expect(found(ADMIN, 'accountant', 'accounts')).toEqual(['accounts-head, 0, null', 'clerk, 0, null']);
    expect(found(ADMIN, 'staff', null, companyWithout('clerk'))).toEqual([
      'accounts-head, 0, null',
      'accountant, 0, null',
    ]);
    expect(found({ by: 'role', role: 'system' })).toEqual([]);
  });

  it('keep the group they belong to, for the day they leave [B3-03]', () => {
    const [approver] = findApprovers([ADMIN], { requesterId: 'staff', groupCode: 'sales-1' }, company()).approvers;
    expect(approver?.foundBy).toEqual({ by: 'role', levelsUp: 0, groupName: null, groupCode: 'accounts' });
  });
});

describe('those whom the domain names', () => {
  const responsible = (ids: readonly string[], by = 'staff', left: readonly string[] = []) =>
    findApprovers(
      [{ by: 'responsible' }],
      { requesterId: by, groupCode: 'sales-1', responsible: ids },
      companyWithout(...left),
    ).approvers.map(({ employeeId, foundBy }) => `${employeeId}, ${foundBy.by}, ${foundBy.levelsUp}`);

  it.each([
    [['clerk', 'accountant'], 'staff', [], ['clerk, responsible, 0', 'accountant, responsible, 0']],
    [['clerk', 'accountant'], 'clerk', [], ['accountant, responsible, 0']],
    [['clerk', 'accountant'], 'staff', ['clerk'], ['accountant, responsible, 0']],
    [['clerk'], 'clerk', [], ['accounts-head, responsible, 1']],
    [['clerk'], 'staff', ['clerk', 'accounts-head'], ['president, responsible, 2']],
  ])('%j for %s, without %j, are %j: one level up where none is left [B3-02] [B3-03]', (ids, by, left, expected) => {
    expect(responsible(ids, by, left)).toEqual(expected);
  });

  it('are the admins where nobody is named, or nobody stands above them [B3-04]', () => {
    const admins = ['accounts-head, responsible, 0', 'accountant, responsible, 0', 'clerk, responsible, 0'];
    expect(responsible([])).toEqual(admins);
    expect(responsible(['president'], 'president')).toEqual(admins);
    expect(responsible(['president'], 'clerk', ['president', 'accounts-head'])).toEqual(['accountant, responsible, 0']);
  });

  it('are nobody where the way above them is cut [B3-04]', () => {
    const cut = company({ groups: { ...groupsOfCompany, accounts: ['not-begun', null, null] } });
    const requester = { requesterId: 'clerk', groupCode: 'accounts', responsible: ['clerk'] };
    expect(findApprovers([{ by: 'responsible' }], requester, cut)).toEqual({ approvers: [], isCut: true });
  });
});

describe('a person by name', () => {
  it.each([
    ['clerk', 'staff', [], 'clerk, 0, null'],
    ['clerk', 'clerk', [], 'accounts-head, 1, accounts 部'],
    ['clerk', 'staff', ['clerk'], 'accounts-head, 1, accounts 部'],
    ['accounts-head', 'staff', ['accounts-head'], 'president, 1, board 部'],
    ['clerk', 'staff', ['clerk', 'accounts-head'], 'president, 2, board 部'],
    ['clerk', 'accounts-head', ['clerk'], 'president, 2, board 部'],
    ['team-lead', 'staff', ['team-lead'], 'team-deputy, 0, sales-1 部'],
    ['sales-head', 'sales-head', [], 'president, 1, board 部'],
  ])('%s for %s, without %j, is %s [B3-02] [B3-03]', (who, by, left, expected) => {
    expect(found(named(who), by, 'sales-1', companyWithout(...left))).toEqual([expected]);
  });

  it('is nobody where they are unknown, or nobody is above them [B3-04]', () => {
    expect(found(named('nobody'))).toEqual([]);
    expect(found(named('president'), 'president', 'board')).toEqual([]);
  });

  it('without a post goes up from the group they head [B3-03]', () => {
    const on = organisation({
      groups: groupsOfCompany,
      posts: { 'sales-head': [], president: ['board'] },
      left: ['sales-head'],
    });
    expect(found(named('sales-head'), 'staff', 'sales-1', on)).toEqual(['president, 1, board 部']);
  });

  it('says by which rule they were found, and above whom', () => {
    const requester = { requesterId: 'clerk', groupCode: 'accounts' };
    expect(findApprovers([named('staff')], requester, company()).approvers[0]?.foundBy).toEqual({
      by: 'person',
      levelsUp: 0,
      groupName: null,
      groupCode: 'sales-1',
    });
    expect(findApprovers([named('clerk')], requester, company()).approvers[0]?.foundBy).toEqual({
      by: 'person',
      levelsUp: 1,
      groupName: 'accounts 部',
      groupCode: 'accounts',
    });
  });
});

describe('where the department above is not there on the day', () => {
  /** Sales stands below a group that has not begun. */
  const cut = company({ groups: { ...groupsOfCompany, sales: ['not-begun', 'sales-head', null] } });
  const search = (rules: readonly ApproverRule[], on = cut, groupCode: string | null = 'sales-1') => {
    const { approvers, isCut } = findApprovers(rules, { requesterId: 'staff', groupCode }, on);
    return [isCut, ...approvers.map(({ employeeId }) => employeeId)];
  };

  it('nobody below stands for the levels that are missing [B3-02] [B3-04]', () => {
    expect(search([head(1)])).toEqual([false, 'sales-head']);
    expect(search([head(2)])).toEqual([true]);
    expect(search([head(3)])).toEqual([true]);
    expect(search([head(3)], company())).toEqual([false, 'president']);
  });

  it('who is found before it is found as ever, and beyond it nobody [B3-03] [B3-04]', () => {
    expect(search([SUPERIOR])).toEqual([false, 'team-lead']);
    const empty = company({ groups: { 'sales-1': ['not-begun', null, null] } });
    expect(search([SUPERIOR], empty)).toEqual([true]);
    expect(search([position('manager')])).toEqual([false, 'team-lead']);
    expect(search([position('executive')])).toEqual([true]);
    expect(search([position('unheard-of')], company())).toEqual([false]);
  });

  it('so it is above a person by name who has left, and in a department that is gone itself [B3-03] [B3-04]', () => {
    const left = company({ groups: { ...groupsOfCompany, accounts: ['not-begun', null, null] }, left: ['clerk'] });
    expect(search([named('clerk')], left)).toEqual([true]);
    expect(search([SUPERIOR], company(), 'gone')).toEqual([true]);
    expect(search([SUPERIOR], company(), null)).toEqual([false]);
    expect(search([ADMIN], company(), 'gone')[0]).toBe(false);
  });

  it('the other rules of the step find whom they find, and it is told that one did not [B3-04]', () => {
    expect(search([SUPERIOR, head(2)])).toEqual([true, 'team-lead']);
  });
});

it('nobody is found twice in a step, and the first rule that finds them is told [B3-03]', () => {
  const rules = [named('sales-head'), SUPERIOR, position('manager'), named('team-lead')];
  const { approvers } = findApprovers(rules, { requesterId: 'staff', groupCode: 'sales-1' }, company());
  expect(approvers.map(({ employeeId, foundBy }) => [employeeId, foundBy.by])).toEqual([
    ['sales-head', 'person'],
    ['team-lead', 'superior'],
  ]);
});

it('one level above a head is the next one, never the head themselves [B3-03]', () => {
  const from = { employeeId: 'team-lead', groupCode: 'sales-1' };
  expect(oneLevelUp(company(), from, () => false)).toMatchObject({ person: { employeeId: 'sales-head' }, levels: 1 });
});
