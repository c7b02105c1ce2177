// Opening a request, submitting it, withdrawing it and giving it up.
import { blockers, checkPurchase } from '@madoguchi/contract/purchase-requests/checks.ts';
import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import type { PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import {
  cancelPurchaseRequest as cancelOperation,
  showPurchaseRequest as showOperation,
  submitPurchaseRequest as submitOperation,
  withdrawPurchaseRequest as withdrawOperation,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { EDITABLE, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle, WrittenJson } from '../../platform/http/handler.ts';
import type { WrongField } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { ownEmployee, type Submission } from '../approvals/public.ts';
import { departmentName, masterData } from '../master-data/public.ts';
import { purchaseGround } from './ground/purchase-ground.ts';
import { purchases, writtenPurchase } from './purchase-record.ts';
import { findWholePurchase, findWithContent } from './store.ts';
import { PURCHASE_TABLE, submitPurchase } from './transition-store.ts';

/** Name and department as they are now (B1-04, B2-01). */
export async function requesterOf(ground: Ground, actor: Actor) {
  const { id, number, name, kana, departmentCode } = ownEmployee(actor);
  const department = departmentName(await masterData(ground), departmentCode);
  return { employee: id, employeeNumber: number, name, kana, departmentCode, departmentName: department };
}

/** The category's name as it is now; null where none is chosen, or the masters have it no more. */
export async function categoryName(ground: Ground, category: string | null): Promise<string | null> {
  const { lists } = await masterData(ground);
  return lists.purchase_type.find(({ code }) => code === category)?.name ?? null;
}

/** Everything of one request; opening somebody else's is on record (B0-09). */
export const showPurchaseRequest = handle(showOperation, async (context) => {
  const { actor, input, own, opened } = context;
  const request = await purchases.seen(context, input.id, findWholePurchase);
  const answer = new WrittenJson(writtenPurchase(request, actor));
  if (request.employeeUuid === actor.employee?.id) return own(answer);
  return opened({ target: ['purchase-request', request.id], difference: { number: request.number } }, answer);
});

/** The requester takes the request back while nobody has decided (B3-06); its approval ends with it. */
export const withdrawPurchaseRequest = handle(withdrawOperation, (context) =>
  purchases.withdraw(context, PURCHASE_TABLE.withdraw),
);

/** Until the approval it is the requester's to give up, from then on the buyers'. */
const BEFORE_APPROVAL = [...EDITABLE, ...UNDER_APPROVAL];

/** The requester gives a request up, or a buyer one that is approved and not ordered; with the reason (B5-03). */
export const cancelPurchaseRequest = handle(cancelOperation, (context) => {
  const { comment } = context.input;
  return purchases.step(context, ({ status }) => (BEFORE_APPROVAL.includes(status) ? 'cancel' : 'cancel-approved'), {
    fact: 'cancelled',
    comment,
    change: PURCHASE_TABLE.step,
    difference: { comment },
  });
});

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
export const submitPurchaseRequest = handle(submitOperation, (context) =>
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
