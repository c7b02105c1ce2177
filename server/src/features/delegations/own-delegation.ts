// What every step of a delegation does: look at the newest state, ask the rules, refuse what is late, tell the other.
import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import { DELEGATION_STATUS_NAMES } from '@madoguchi/contract/delegations/names.ts';
import { type DelegationAction, delegationMachine, holdsOn, whyNot } from '@madoguchi/contract/delegations/rules.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { writtenFacts } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Commit, Committed } from '../../platform/http/handler.ts';
import { allow, refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type DelegationNews, delegationFact } from './news/delegation-fact.ts';
import { findOne, stepDelegation } from './store.ts';

const THING = { ja: '代理', en: 'delegation' } as const;

const NEWS = {
  accept: 'delegation-accepted',
  decline: 'delegation-declined',
  end: 'delegation-ended',
} as const satisfies Readonly<Record<DelegationAction, DelegationNews>>;

interface Stepping {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
  readonly input: { readonly id: string; readonly version: number };
  readonly commit: Commit<DelegationView>;
}

/** Takes one of the caller's delegations from its state to the action's. Those of others are as unknown as none. */
export async function step(stepping: Stepping, action: DelegationAction): Promise<Committed<DelegationView>> {
  const { ground, actor, now, language, input, commit } = stepping;
  const { id, version } = input;
  const employee = actor.employee?.id ?? refuse('not-found');
  const today = ground.clock.today();
  const find = async () => (await findOne(ground.pool, { id, employee, today })) ?? refuse('not-found');
  const before = await find();
  const reason = whyNot(before, action, { employeeId: employee, today });
  if (reason === 'wrong-state') {
    const status = DELEGATION_STATUS_NAMES[before.status][language];
    refuse(reason, { values: { thing: THING[language], status }, current: before });
  }
  allow(reason);
  if (version !== before.version) refuse('stale', { current: before });
  const after = stepped(before, action, now, today);
  const hearer = before.from.employeeId === employee ? 'delegate' : 'giver';
  const done = await commit(
    stepDelegation,
    {
      id,
      version,
      from: before.status,
      to: after.status,
      at: now,
      facts: writtenFacts([delegationFact(NEWS[action], after, hearer, now)]),
    },
    { target: ['delegation', id], difference: { status: [before.status, after.status] }, answer: after },
  );
  if (done === null) return refuse('stale', { current: await find() });
  tell(ground, after);
  return done;
}

/** Tells open pages of both, once it is committed: what the delegate may decide is another now. */
export function tell({ live }: Pick<Ground, 'live'>, { id, from, to }: DelegationView): void {
  for (const { employeeId } of [from, to]) {
    live.announce({ kind: 'delegation-changed', delegationId: id }, { rule: null, employeeId });
  }
}

function stepped(before: DelegationView, action: DelegationAction, now: string, today: string): DelegationView {
  const status = delegationMachine.transitions[action].to;
  const times = action === 'end' ? { endedAt: now } : { answeredAt: now };
  const after = { ...before, ...times, status, version: before.version + 1 };
  return { ...after, holdsToday: holdsOn(after, today) };
}
