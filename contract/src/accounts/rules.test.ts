import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATES } from './model.ts';
import { ACCOUNT_ACTIONS, accountMachine, needsLinkReason, whyNot } from './rules.ts';

const actor = { accountId: 'me' };

describe('an account', () => {
  it('goes from state to state as the table says, and no other way [B0-05] [B2-03]', () => {
    const grid = accountMachine.actions.map((step) => [
      step,
      ...ACCOUNT_STATES.map((state) => {
        const { by, to } = accountMachine.transitions[step];
        return accountMachine.whyNot(state, step, [by]) === null ? to : '-';
      }),
    ]);
    expect(grid).toEqual([
      //             invited      active       locked       suspended
      ['accept', 'active', '-', '-', '-'],
      ['suspend', 'suspended', 'suspended', 'suspended', '-'],
      ['reactivate', '-', '-', '-', 'active'],
      ['unlock', '-', '-', 'active', '-'],
    ]);
  });

  it('is opened by whoever holds its link, and by no system person [B2-03]', () => {
    expect(accountMachine.whyNot('invited', 'accept', ['owner'])).toBeNull();
    expect(accountMachine.whyNot('invited', 'accept', ['system'])).toBe('not-allowed');
    expect(accountMachine.whyNot('suspended', 'reactivate', ['owner'])).toBe('not-allowed');
  });

  it('takes each action in the states in which it means something [B0-05] [B2-03]', () => {
    const grid = ACCOUNT_ACTIONS.map((action) => [
      action,
      ...ACCOUNT_STATES.map((state) =>
        whyNot({ id: 'other', role: 'staff', state, providerEmail: 'a@b.example' }, action, actor),
      ),
    ]);
    const no = 'wrong-state';
    expect(grid).toEqual([
      //              invited  active  locked  suspended
      ['change-role', null, null, null, null],
      ['change-end', null, null, null, null],
      ['suspend', null, null, null, no],
      ['reactivate', no, no, no, null],
      ['unlock', no, no, null, no],
      ['end-sessions', no, null, null, no],
      ['invite', null, no, no, no],
      ['send-reset', no, null, null, no],
      ['unlink-provider', no, null, null, null],
    ]);
  });

  it('of an auditor keeps its role: somebody from outside becomes nobody from here [B7-06]', () => {
    const auditor = { id: 'other', role: 'auditor', state: 'active', providerEmail: null } as const;
    expect(ACCOUNT_ACTIONS.filter((action) => whyNot(auditor, action, actor) === null)).toEqual([
      'change-end',
      'suspend',
      'end-sessions',
      'send-reset',
    ]);
    expect(whyNot(auditor, 'change-role', actor)).toBe('wrong-state');
  });

  it('that no provider knows can be parted from none', () => {
    const unknown = { id: 'other', role: 'staff', state: 'active', providerEmail: null } as const;
    expect(whyNot(unknown, 'unlink-provider', actor)).toBe('wrong-state');
    expect(whyNot(unknown, 'suspend', actor)).toBeNull();
  });

  it('has a link handed over without a reason only where it is the first of an invited person [B2-03]', () => {
    const grid = [null, { kind: 'invitation' }].map((link) =>
      ACCOUNT_STATES.map((state) => needsLinkReason({ state, link })),
    );
    expect(grid).toEqual([
      // invited, active, locked, suspended
      [false, true, true, true],
      [true, true, true, true],
    ]);
  });

  it('of one’s own is for others to change, whatever is done in whatever state [B2-03]', () => {
    for (const action of ACCOUNT_ACTIONS) {
      for (const state of ACCOUNT_STATES)
        expect(whyNot({ id: 'me', role: 'system', state, providerEmail: null }, action, actor)).toBe('own-account');
    }
  });
});
