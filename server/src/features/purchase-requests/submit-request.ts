import { blockers, checkPurchase } from '@madoguchi/contract/purchase-requests/checks.ts';
import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import type { PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import { submitPurchaseRequest as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import { handle, type WriteContext } from '../../platform/http/handler.ts';
import { refuse, type WrongField } from '../../platform/http/problem.ts';
import { announceApprovals, type Submission, submitPlanned } from '../approvals/public.ts';
import { askedOf } from './approval-subject.ts';
import { purchaseGround } from './ground/purchase-ground.ts';
import { categoryName, ownEmployee, requesterOf } from './requester.ts';
import { allowAction, headerOf, seenWithContent } from './seen-purchase.ts';
import type { PurchaseWithContent } from './store.ts';
import { announce, factOf, refuseStale } from './transition.ts';
import { submitPurchase } from './transition-store.ts';

type Context = WriteContext<typeof operation>;

function wrongField(finding: PurchaseFinding): WrongField {
  const { field, code } = finding;
  return { field, code, sentence: (language) => purchaseFindingSentence(finding, language) };
}

/**
 * Every check again, on what is stored (B5-02). A category that the masters have no more is as none.
 * @throws Problem `purchase-not-ready` with what stands in the way
 */
async function checked({ ground, actor }: Context, request: PurchaseWithContent, category: string | null) {
  const employee = ownEmployee(actor);
  const content = category === null ? { ...request.content, purchaseCategory: null } : request.content;
  const checking = await purchaseGround(ground, employee, content.purchaseCategory);
  const findings = checkPurchase(content, checking, ground.clock.today(), request);
  const fields = blockers(findings).map(wrongField);
  if (fields.length > 0) {
    refuse('purchase-not-ready', { fields, values: { n: fields.length }, current: headerOf(request) });
  }
  return findings;
}

/** The first named of the last step that decides: who is expected to have the last word (S2-15). */
function lastDecider({ approval }: Submission) {
  const deciding = approval.steps.findLast(({ kind }) => kind === 'approve') ?? approval.steps.at(-1);
  const { employeeId = null, name = '' } = deciding?.tasks[0]?.approver ?? {};
  return { decider: employeeId, deciderName: name };
}

/**
 * The requester asks for it: the first time it gets its number (B0-06). Without a route and somebody to decide in each of
 * its steps it is refused, and the draft stays as it is (B3-04).
 */
export const submitPurchaseRequest = handle(operation, async (context) => {
  const { ground, actor, input, now, language, commit } = context;
  const request = await seenWithContent(ground, actor, input.id);
  allowAction(request, 'submit', actor, input.version, language);
  const [requester, named] = await Promise.all([
    requesterOf(ground, actor),
    categoryName(ground, request.purchaseCategory),
  ]);
  const findings = await checked(context, request, named);
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const { id, status: from, version, purchaseName: title } = request;
  const { employee: _id, employeeNumber: _number, ...names } = requester;
  const asked = askedOf(request, requester.departmentCode);
  const presented = {
    title,
    titleEn: title,
    about: id,
    requesterNumber: requester.employeeNumber,
    requesterName: requester.name,
    departmentName: requester.departmentName,
    warnings,
  };
  const values = {
    ...names,
    id,
    version,
    from,
    to: 'submitted',
    at: now,
    fact: await factOf(context, 'submitted'),
    warnings,
    findings: JSON.stringify(findings),
    fiscalYear: fiscalYear(ground.clock.today()),
    categoryName: named,
  };
  const submitted = await submitPlanned(context, asked, presented, (planned) =>
    commit(
      submitPurchase,
      { ...planned.values, ...lastDecider(planned), ...values },
      {
        target: ['purchase-request', id],
        difference: { status: [from, 'submitted'], totalYen: Number(request.totalYen), warnings },
        answer: { ...headerOf(request), status: 'submitted', version: version + 1, submittedAt: now, updatedAt: now },
      },
    ),
  );
  if (submitted === null) return refuseStale(context, id);
  announce(ground, request, version + 1);
  announceApprovals(ground, submitted.approval);
  return submitted.done;
});
