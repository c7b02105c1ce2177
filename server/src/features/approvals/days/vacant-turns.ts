// Turns of people who can decide no more, with nobody above who could: the request waits for an admin, and is told of.

import type { Role } from '@madoguchi/contract/access.ts';
import type { Approval, ApprovalStep, ApprovalTask } from '@madoguchi/contract/approvals/approval.ts';
import { isMissed } from '@madoguchi/contract/approvals/engine/vacate.ts';
import type { Organisation } from '@madoguchi/contract/approvals/organisation.ts';
import type { ToldFact } from '../../../platform/facts/told-facts-store.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import type { Presented } from '../approval-store.ts';

/** The roles that look after routes and people: they name somebody, or know who can. */
const SYSTEM_PEOPLE: readonly Role[] = ['system'];

interface Standing {
  readonly approval: Approval;
  readonly presented: Pick<Presented, 'number' | 'title' | 'titleEn' | 'requesterName'>;
  /** It knows every approver of the request. */
  readonly organisation: Organisation;
}

/** The facts told to the system people and the requester of each vacant turn, once for as long as it stands. */
export function vacantTurnFacts({ approval, presented, organisation }: Standing, now: string): readonly ToldFact[] {
  const { number, title, titleEn, requesterName: name } = presented;
  return vacantTurns(approval, organisation).flatMap(({ id, approver }) => {
    const fact = {
      kind: 'approval-vacant',
      at: now,
      subject: approval.id,
      about: approval.domain,
      said: { number, title, titleEn, name, approver: approver.name, domain: approval.domain },
    } as const;
    return [
      { ...fact, id: uuidAt(now), key: `approval-vacant:${id}:system`, to: { roles: SYSTEM_PEOPLE } },
      { ...fact, id: uuidAt(now), key: `approval-vacant:${id}:requester`, to: { employee: approval.requesterId } },
    ];
  });
}

/** Readers hold nothing up: their turns are no matter. */
function vacantTurns(approval: Approval, organisation: Organisation): readonly ApprovalTask[] {
  const { steps, current } = approval;
  const step = current === null ? undefined : steps[current];
  return (step?.tasks ?? []).filter(
    (task) =>
      task.status === 'pending' &&
      (organisation.people.get(task.approver.employeeId)?.isActive !== true ||
        isMissed(approval, step as ApprovalStep, task, organisation)),
  );
}
