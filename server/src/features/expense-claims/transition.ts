// What every step of a claim does: look, ask the rule, move, keep the fact, tell open pages.
import type { ClaimHeader, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { type ClaimAction, claimMachine, whyNot } from '@madoguchi/contract/expense-claims/rules.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Commit, Committed } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { masterData } from '../master-data/public.ts';
import { allowAction, headerOf, partOfOthers, seenClaim } from './claim-view.ts';
import type { ClaimRow } from './store.ts';
import { type DecisionRow, decideClaim, stepClaim } from './transition-store.ts';

/** The fact that an action leaves behind. */
const FACT_OF = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  cancel: 'cancelled',
  return: 'returned',
  reject: 'rejected',
  approve: 'approved',
  confirm: 'confirmed',
} as const satisfies Record<ClaimAction, string>;

/** What a step's handler hands over of its context. */
export interface Stepping {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
  readonly commit: Commit<ClaimHeader>;
}

/** The decider's part of a fact, with name and department as they are now (B1-04). */
export async function factOf(
  { ground, actor, now }: Stepping,
  action: ClaimAction,
  comment: string,
): Promise<DecisionRow> {
  const { lists } = await masterData(ground);
  const department = lists.group.find(({ code }) => code === actor.employee?.departmentCode);
  return {
    id: uuidAt(now),
    decision: FACT_OF[action],
    decided_by: actor.accountId,
    decider_employee_id: actor.employee?.id ?? null,
    decider_name: actor.employee?.name ?? actor.displayName,
    decider_department: department?.name ?? '',
    comment,
  };
}

/** Tells reviewers and the owner, once it is committed. */
export function announce(
  ground: Ground,
  claim: Pick<ClaimRow, 'id' | 'month' | 'employeeUuid'>,
  version: number,
): void {
  ground.live.announce(
    { kind: 'claim-changed', claimId: claim.id, month: claim.month, version },
    { rule: 'admin', employeeId: claim.employeeUuid },
  );
}

/** The guard did not hold: somebody was faster. Says so with the newer state (B0-02). */
export async function refuseStale({ ground, actor }: Stepping, id: string): Promise<never> {
  return refuse('stale', { current: headerOf(await seenClaim(ground, actor, id)) });
}

interface Asked {
  readonly id: string;
  readonly version: number;
  readonly comment?: string;
}

function differenceOf(from: ClaimStatus, to: ClaimStatus, facts: readonly DecisionRow[]) {
  return { status: [from, to], facts: facts.map(({ decision, comment }) => ({ decision, comment })) };
}

/** Takes a claim through its actions, one fact each, in one transaction: confirm may approve first. */
export async function step(
  stepping: Stepping,
  input: Asked,
  actionsFor: (status: ClaimStatus) => readonly ClaimAction[],
): Promise<Committed<ClaimHeader>> {
  const { ground, actor, now, language, commit } = stepping;
  const claim = await seenClaim(ground, actor, input.id);
  const actions = actionsFor(claim.status);
  let status = claim.status;
  for (const action of actions) {
    allowAction({ ...claim, status }, action, actor, input.version, language);
    status = claimMachine.transitions[action].to;
  }
  const facts = await Promise.all(actions.map((action) => factOf(stepping, action, input.comment ?? '')));
  const version = claim.version + 1;
  const done = await commit(
    stepClaim,
    { id: claim.id, version: claim.version, from: claim.status, to: status, at: now, facts: JSON.stringify(facts) },
    {
      target: ['expense-claim', claim.id],
      difference: differenceOf(claim.status, status, facts),
      answer: { ...headerOf(claim), status, version, updatedAt: now },
    },
  );
  if (done === null) return refuseStale(stepping, claim.id);
  announce(ground, claim, version);
  return done;
}

/**
 * The ordinary decision, in one round trip: the rule is asked about a claim in the one state that allows the action and
 * of another person, and the statement's guard holds it to that. `null`: it is not such a claim.
 */
async function decideUnread(stepping: Stepping, input: Asked, action: ClaimAction) {
  const { ground, actor, now, commit } = stepping;
  const { from: allowing, to } = claimMachine.transitions[action];
  const [from] = allowing;
  if (from === undefined || whyNot(from, action, partOfOthers(actor)) !== null) return null;
  const facts = [await factOf(stepping, action, input.comment ?? '')];
  const version = input.version + 1;
  const guard = { id: input.id, version: input.version, from, notOwnedBy: actor.employee?.id ?? null };
  const done = await commit(
    decideClaim,
    { ...guard, to, at: now, facts: JSON.stringify(facts) },
    {
      target: ['expense-claim', input.id],
      difference: differenceOf(from, to, facts),
      answer: { id: input.id, status: to, version, updatedAt: now },
    },
  );
  if (done === null) return null;
  const { month, ownerId } = done.output;
  announce(ground, { id: input.id, month, employeeUuid: ownerId }, version);
  return done;
}

/** A reviewer's decision. What cannot be decided unread is read, and refused with its reason. */
export async function decide(
  stepping: Stepping,
  input: Asked,
  action: 'approve' | 'return' | 'reject',
): Promise<Committed<ClaimHeader>> {
  return (await decideUnread(stepping, input, action)) ?? step(stepping, input, () => [action]);
}
