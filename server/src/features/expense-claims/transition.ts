// What every step of a claim does: look, ask the rule, move, keep the fact, tell open pages.
import type { ClaimDecision, ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import { type ClaimAction, claimMachine } from '@madoguchi/contract/expense-claims/rules.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Commit, Committed } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { FactRow } from '../../platform/record/facts-store.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { masterData } from '../master-data/public.ts';
import { allowAction, headerOf, seenClaim } from './claim-view.ts';
import type { ClaimRow } from './store.ts';
import { stepClaim } from './transition-store.ts';

/** The fact that an action leaves behind. */
const FACT_OF = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  cancel: 'cancelled',
  confirm: 'confirmed',
} as const satisfies Partial<Record<ClaimAction, ClaimDecision['decision']>>;

/** The claim's own steps; the others are its approvers'. */
type OwnStep = keyof typeof FACT_OF;

/** What a step's handler hands over of its context. */
export interface Stepping {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
  readonly commit: Commit<ClaimHeader>;
}

/** The decider's part of a fact, with name and department as they are now (B1-04). */
export async function factOf({ ground, actor, now }: Stepping, action: OwnStep): Promise<FactRow> {
  const { lists } = await masterData(ground);
  const department = lists.group.find(({ code }) => code === actor.employee?.departmentCode);
  return {
    id: uuidAt(now),
    fact: FACT_OF[action],
    by_account: actor.accountId,
    by_employee: actor.employee?.id ?? null,
    by_name: actor.employee?.name ?? actor.displayName,
    by_department: department?.name ?? '',
    comment: '',
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
}

/** Takes a claim through one of its own steps that nothing else hangs on, and keeps the fact. */
export async function step(
  stepping: Stepping,
  input: Asked,
  action: 'cancel' | 'confirm',
): Promise<Committed<ClaimHeader>> {
  const { ground, actor, now, language, commit } = stepping;
  const claim = await seenClaim(ground, actor, input.id);
  allowAction(claim, action, actor, input.version, language);
  const { to } = claimMachine.transitions[action];
  const fact = await factOf(stepping, action);
  const version = claim.version + 1;
  const done = await commit(
    stepClaim,
    { id: claim.id, version: claim.version, from: claim.status, to, at: now, fact: JSON.stringify(fact) },
    {
      target: ['expense-claim', claim.id],
      difference: { status: [claim.status, to] },
      answer: { ...headerOf(claim), status: to, version, updatedAt: now },
    },
  );
  if (done === null) return refuseStale(stepping, claim.id);
  announce(ground, claim, version);
  return done;
}
