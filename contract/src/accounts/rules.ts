// The rules of an account: its states as a table, and who may do what to whose (B0-05, B2-03).

import type { HeldRole } from '../access.ts';
import type { ProblemCode } from '../problems.ts';
import { type Machine, machine } from '../record/machine.ts';
import type { AccountState } from './model.ts';

/**
 * Acts that take an account to another state. `system`: any system person but the account's own. `owner`: whoever holds the
 * link that was sent to its address. `clock`: guessing locks, time unlocks.
 */
export type AccountStep = 'accept' | 'suspend' | 'reactivate' | 'unlock';

export const accountMachine: Machine<AccountState, AccountStep, 'system' | 'owner'> = machine<
  AccountState,
  'system' | 'owner'
>()({
  accept: { from: ['invited'], to: 'active', by: 'owner' },
  suspend: { from: ['invited', 'active', 'locked'], to: 'suspended', by: 'system' },
  reactivate: { from: ['suspended'], to: 'active', by: 'system' },
  unlock: { from: ['locked'], to: 'active', by: 'system' },
});

/** Actions of system people on an account that leave it in its state, and the states in which they may be done. */
const WHERE = {
  'change-role': ['invited', 'active', 'locked', 'suspended'],
  'change-end': ['invited', 'active', 'locked', 'suspended'],
  'end-sessions': ['active', 'locked'],
  invite: ['invited'],
  'send-reset': ['active', 'locked'],
  'unlink-provider': ['active', 'locked', 'suspended'],
} as const satisfies Readonly<Record<string, readonly AccountState[]>>;

export const ACCOUNT_ACTIONS = [
  'change-role',
  'change-end',
  'suspend',
  'reactivate',
  'unlock',
  'end-sessions',
  'invite',
  'send-reset',
  'unlink-provider',
] as const;
export type AccountActionName = (typeof ACCOUNT_ACTIONS)[number];

interface Judged {
  readonly id: string;
  readonly role: HeldRole;
  readonly state: AccountState;
  /** By which address the identity provider's login was found; `null` where there is none. */
  readonly providerEmail: string | null;
}

/** The system person who acts. */
interface Acting {
  readonly accountId: string;
}

export type AccountRefusal = Extract<ProblemCode, 'own-account' | 'wrong-state'>;

/**
 * Why a system person may not do this to the account now; `null` where they may. Nobody does anything to their own: so
 * nobody raises their own role, and whoever acts remains as a system account (that two do it to each other in the same
 * moment, the database refuses).
 */
export function whyNot(account: Judged, action: AccountActionName, actor: Acting): AccountRefusal | null {
  if (account.id === actor.accountId) return 'own-account';
  // Somebody from outside becomes nobody from here: they get another account.
  if (action === 'change-role' && account.role === 'auditor') return 'wrong-state';
  if (action === 'unlink-provider' && account.providerEmail === null) return 'wrong-state';
  if (action in WHERE) {
    const states: readonly AccountState[] = WHERE[action as keyof typeof WHERE];
    return states.includes(account.state) ? null : 'wrong-state';
  }
  return accountMachine.whyNot(account.state, action as AccountStep, ['system']) === null ? null : 'wrong-state';
}

/** True where handing over a link changes something that somebody has; the first link of an invited person is no change. */
export const needsLinkReason = ({ state, link }: { readonly state: AccountState; readonly link: unknown }): boolean =>
  state !== 'invited' || link !== null;
