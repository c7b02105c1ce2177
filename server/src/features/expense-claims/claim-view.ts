// A stored claim as the contract shows it, and who the caller is to it.
import { may } from '@madoguchi/contract/access.ts';
import type { Claim, ClaimHeader, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { type ClaimAction, type Actor as ClaimActor, whyNot } from '@madoguchi/contract/expense-claims/rules.ts';
import { STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import type { Ground } from '../../platform/ground.ts';
import { allow, refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { isApproverOf } from './approvers-store.ts';
import { type ClaimRow, findClaim, findWholeClaim, type SeenClaimRow, type WholeClaim } from './store.ts';

/** What the caller is to the claim: its owner, a reviewer, or nobody. */
function partOf(actor: Actor, claim: Pick<ClaimRow, 'employeeUuid'>): ClaimActor {
  return { isOwner: actor.employee?.id === claim.employeeUuid, mayReview: may(actor, 'admin') };
}

/**
 * Drafts are their owner's alone. What was handed in is the business of admins, of its approvers, and of those who stand in
 * for these today.
 */
async function maySee(ground: Ground, actor: Actor, claim: ClaimRow): Promise<boolean> {
  const { isOwner, mayReview } = partOf(actor, claim);
  if (isOwner) return true;
  if (claim.number === null || claim.status === 'draft') return false;
  if (mayReview) return true;
  const me = actor.employee?.id;
  if (me === undefined || claim.approvalId === null) return false;
  return isApproverOf(ground.pool, claim.id, me, ground.clock.today());
}

/** The claim, or a refusal that does not tell a hidden claim from none. */
async function seen<Row extends ClaimRow>(ground: Ground, actor: Actor, claim: Row | null): Promise<Row> {
  return claim !== null && (await maySee(ground, actor, claim)) ? claim : refuse('not-found');
}

/** @throws Problem `not-found` where the claim is none of the caller's business, or there is none */
export async function seenClaim(ground: Ground, actor: Actor, id: string): Promise<ClaimRow> {
  return seen(ground, actor, await findClaim(ground.pool, id));
}

/** As `seenClaim`, with decisions and lines. */
export async function seenWholeClaim(ground: Ground, actor: Actor, id: string): Promise<SeenClaimRow> {
  return seen(ground, actor, await findWholeClaim(ground.pool, id));
}

export function headerOf(claim: ClaimRow): ClaimHeader {
  const { id, month, status, version, number, lineCount, submittedAt, updatedAt } = claim;
  return {
    id,
    month,
    status,
    version,
    number,
    lineCount,
    totalYen: yen(Number(claim.totalYen)),
    submittedAt,
    updatedAt,
  };
}

/** The claim as JSON in the contract's shape: decisions, lines and findings are written already. */
export function writtenClaim(claim: WholeClaim, actor: Actor): string {
  const { employeeId, employeeName, employeeKana, departmentName, approvalId } = claim;
  const mine = partOf(actor, claim).isOwner;
  const head: Omit<Claim, 'decisions' | 'lines' | 'findings'> = {
    ...headerOf(claim),
    employeeId,
    employeeName,
    employeeKana,
    departmentName,
    mine,
    approvalId,
  };
  return `${JSON.stringify(head).slice(0, -1)},"decisions":${claim.decisions},"lines":${claim.lines},"findings":${claim.findings}}`;
}

/** As `writtenClaim`, with the lines as they were when the claim last came back. */
export function writtenSeenClaim(claim: SeenClaimRow, actor: Actor): string {
  return `${writtenClaim(claim, actor).slice(0, -1)},"returnedLines":${claim.returnedLines}}`;
}

const CLAIM = { ja: '精算書', en: 'claim' } as const;

/** What a refusal by state says of the claim. */
export function stateValues(status: ClaimStatus, language: Language) {
  return { thing: CLAIM[language], status: STATUS_NAMES[status][language] };
}

/** Refuses where the action is not the actor's, or not in this state, or the version is not the newest. */
export function allowAction(
  claim: ClaimRow,
  action: ClaimAction,
  actor: Actor,
  version: number,
  language: Language,
): void {
  const current = headerOf(claim);
  const refusal = whyNot(claim.status, action, partOf(actor, claim));
  if (refusal === 'wrong-state') refuse(refusal, { values: stateValues(claim.status, language), current });
  allow(refusal);
  if (version !== claim.version) refuse('stale', { current });
}
