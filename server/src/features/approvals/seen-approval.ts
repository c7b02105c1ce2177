// Whose business an approval is, and where it stands for them.
import { may } from '@madoguchi/contract/access.ts';
import type { ActRefusal, Approval } from '@madoguchi/contract/approvals/approval.ts';
import { isGivenFor } from '@madoguchi/contract/approvals/engine/delegated.ts';
import type { ActedApproval } from '@madoguchi/contract/approvals/model.ts';
import { REQUEST, standingText } from '@madoguchi/contract/approvals/refusal-texts.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Asking } from '../../platform/record/record-kit.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { askedBy } from './acting.ts';
import { findApproval, type StoredApproval } from './approval-store.ts';
import { subjectPort } from './subject-port.ts';

/** Its requester, whoever has or had a turn in it or acted in one, who stands in today for whose turn it is, and admins (B3-07). */
function maySee(actor: Actor, { approval, involved, delegations }: StoredApproval): boolean {
  const own = actor.employee?.id;
  const people = [...involved, approval.requesterId];
  const standsInFor = delegations
    .filter((delegation) => isGivenFor(delegation, approval))
    .map(({ fromEmployeeId }) => fromEmployeeId);
  return (
    may(actor, 'admin') ||
    (own !== undefined && people.includes(own)) ||
    approval.steps.some(({ tasks }) =>
      tasks.some(({ status, approver }) => status === 'pending' && standsInFor.includes(approver.employeeId)),
    )
  );
}

/** Whoever sees the request by the rules of its domain sees how it goes. */
async function seesSubject({ ground, actor }: Pick<Asking, 'ground' | 'actor'>, { approval }: StoredApproval) {
  const sees = subjectPort(ground, approval.domain)?.sees;
  return sees !== undefined && (await sees(ground, actor, approval.subjectId));
}

/** @throws Problem `not-found` where the approval is none of the caller's business, or there is none */
export async function seenApproval(asking: Pick<Asking, 'ground' | 'actor'>, id: string): Promise<StoredApproval> {
  const stored = await findApproval(asking.ground.pool, id, askedBy(asking));
  if (stored === null) return refuse('not-found');
  return maySee(asking.actor, stored) || (await seesSubject(asking, stored)) ? stored : refuse('not-found');
}

export function headerOf({ id, domain, subjectId, status, version, current }: Approval): ActedApproval {
  return { id, domain, subjectId, status, version, current };
}

/** Refuses an act that the engine refuses, or that was meant for another state than the newest. */
export function refuseAct(approval: Approval, refusal: ActRefusal | null, version: number, language: Language): void {
  if (refusal === 'own-request' || refusal === 'not-allowed') refuse('not-allowed');
  const current = headerOf(approval);
  if (version !== approval.version) refuse('stale', { current });
  if (refusal !== null) refuseStanding(approval, refusal, language);
}

/** @throws Problem `wrong-state` that says where the request stands */
export function refuseStanding(approval: Approval, refusal: ActRefusal, language: Language): never {
  const status = standingText(refusal, approval.status, language);
  return refuse('wrong-state', { values: { thing: REQUEST[language], status }, current: headerOf(approval) });
}
