// The steps of a delegation, taken by its two people. Everybody else's delegations are refused like missing ones.
import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import {
  acceptDelegation as acceptOperation,
  declineDelegation as declineOperation,
  endDelegation as endOperation,
} from '@madoguchi/contract/delegations/operations.ts';
import { DELEGATION } from '@madoguchi/contract/delegations/record.ts';
import { type DelegationAction, holdsOn, whyNot } from '@madoguchi/contract/delegations/rules.ts';
import { writtenFacts } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { type Asking, type AtVersion, recordKit, type Writing } from '../../platform/record/record-kit.ts';
import { type DelegationNews, delegationFact } from './news/delegation-fact.ts';
import { findOne, stepDelegation } from './store.ts';

const NEWS = {
  accept: 'delegation-accepted',
  decline: 'delegation-declined',
  end: 'delegation-ended',
} as const satisfies Readonly<Record<DelegationAction, DelegationNews>>;

/** The caller among the two people of a delegation. */
function callerOf({ ground, actor }: Asking) {
  return { employeeId: actor.employee?.id ?? refuse('not-found'), today: ground.clock.today() };
}

const delegations = recordKit({
  record: DELEGATION,
  find: async (asking, id) => {
    const { employeeId: employee, today } = callerOf(asking);
    return findOne(asking.ground.pool, { id, employee, today });
  },
  whyNot: (delegation, action, asking) => whyNot(delegation, action, callerOf(asking)),
  current: (delegation) => delegation,
  answer: (before, { status, version }): DelegationView => ({ ...before, status, version }),
  announce: tell,
});

/** Tells open pages of both, once it is committed: what the delegate may decide is another now. */
export function tell({ live }: Pick<Ground, 'live'>, { id, from, to }: DelegationView): void {
  for (const { employeeId } of [from, to]) {
    live.announce({ kind: 'changed', noun: 'delegations', id, version: null }, { rule: null, employeeId });
  }
}

type Stepping = Writing<DelegationView> & { readonly input: AtVersion };

/** Takes it through the action, and tells the other of the two. */
function step(stepping: Stepping, action: DelegationAction) {
  const { now } = stepping;
  const { employeeId, today } = callerOf(stepping);
  const { to: status } = DELEGATION.machine.transitions[action];
  return delegations.step(stepping, action, (before) => {
    const hearer = before.from.employeeId === employeeId ? 'delegate' : 'giver';
    const times = action === 'end' ? { endedAt: now } : { answeredAt: now };
    return {
      change: stepDelegation,
      values: { facts: writtenFacts([delegationFact(NEWS[action], before, hearer, now)]) },
      answer: { ...times, holdsToday: holdsOn({ ...before, status }, today) },
    };
  });
}

/** The delegate agrees: from now on, in its days, they decide in the giver's name. */
export const acceptDelegation = handle(acceptOperation, (context) => step(context, 'accept'));

export const declineDelegation = handle(declineOperation, (context) => step(context, 'decline'));

/** Either of the two ends it at once. What was decided in the giver's name stays decided. */
export const endDelegation = handle(endOperation, (context) => step(context, 'end'));
