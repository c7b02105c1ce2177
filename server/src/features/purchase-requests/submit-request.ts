import { blockers, checkPurchase } from '@madoguchi/contract/purchase-requests/checks.ts';
import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import type { PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import { submitPurchaseRequest as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import type { WrongField } from '../../platform/http/problem.ts';
import type { Submission } from '../approvals/public.ts';
import { purchaseGround } from './ground/purchase-ground.ts';
import { purchases } from './purchase-record.ts';
import { categoryName } from './requester.ts';
import { findWithContent } from './store.ts';
import { submitPurchase } from './transition-store.ts';

function wrongField(finding: PurchaseFinding): WrongField {
  const { field, code } = finding;
  return { field, code, sentence: (language) => purchaseFindingSentence(finding, language) };
}

/** The first named of the last step that decides: who is expected to have the last word (S2-15). */
function lastDecider({ approval }: Submission) {
  const deciding = approval.steps.findLast(({ kind }) => kind === 'approve') ?? approval.steps.at(-1);
  const { employeeId = null, name = '' } = deciding?.tasks[0]?.approver ?? {};
  return { decider: employeeId, deciderName: name };
}

/** The requester asks for it: every check again, on what is stored (B5-02). */
export const submitPurchaseRequest = handle(operation, (context) =>
  purchases.submit(context, submitPurchase, findWithContent, async (request, employee) => {
    const { ground } = context;
    const named = await categoryName(ground, request.purchaseCategory);
    // A category that the masters have no more is as none.
    const content = named === null ? { ...request.content, purchaseCategory: null } : request.content;
    const checking = await purchaseGround(ground, employee, content.purchaseCategory);
    const findings = checkPurchase(content, checking, ground.clock.today(), request);
    return {
      findings,
      blocked: blockers(findings).map(wrongField),
      notReady: 'purchase-not-ready',
      values: (planned) => ({ ...lastDecider(planned), categoryName: named }),
    };
  }),
);
