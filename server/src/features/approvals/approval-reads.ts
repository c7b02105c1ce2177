// Reads of one approval: before it is submitted, and on its way.
import type { ActingPerson } from '@madoguchi/contract/approvals/approval.ts';
import { offeredActs } from '@madoguchi/contract/approvals/engine/offered.ts';
import { turnToApprove } from '@madoguchi/contract/approvals/engine/why-not.ts';
import { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import {
  previewApproval as previewOperation,
  showApproval as showOperation,
} from '@madoguchi/contract/approvals/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { actingPerson } from './acting.ts';
import { takesAmounts } from './acts/change-amount.ts';
import { findActs } from './acts-store.ts';
import { seenApproval } from './seen-approval.ts';
import { subjectPort } from './subject-port.ts';
import { previewOf } from './submission/preview.ts';

export const showApproval = handle(showOperation, async ({ ground, actor, input }) => {
  const [stored, acts] = await Promise.all([
    seenApproval({ ground, actor }, input.id),
    findActs(ground.pool, input.id),
  ]);
  const { approval, presented } = stored;
  const { requesterId: _requester, versionId: _version, ...shown } = approval;
  const person: ActingPerson | null = actor.employee === null ? null : actingPerson(actor, stored);
  const takesAmount = takesAmounts(subjectPort(ground, approval.domain));
  const offered = (person === null ? [] : offeredActs(approval, person, ground.clock.today())).filter(
    (act) => act !== 'change-amount' || takesAmount,
  );
  const turn = person === null ? 'not-your-turn' : turnToApprove(approval, person, ground.clock.today());
  const onBehalfOf = typeof turn === 'string' || turn.isOwn ? null : turn.task.approver.name;
  // Only what travels: a task knows more than its view.
  return ApprovalView.parse({ ...presented, ...shown, acts, offered, onBehalfOf });
});

export const previewApproval = handle(previewOperation, async ({ ground, actor, input }) => {
  const port = subjectPort(ground, input.domain) ?? refuse('not-found');
  const asked = (await port.asked(ground, actor, input.subjectId)) ?? refuse('not-found');
  return previewOf(ground, asked);
});
