import { createPurchaseRequest as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { tellPurchase } from '../purchase-record.ts';
import { categoryName, requesterOf } from '../requester.ts';
import { checkContent, checkFiles, refuseTakenId } from './draft-checks.ts';
import { contentDifference, figuresOf, rowsOf, withPlainIds } from './draft-rows.ts';
import { beginPurchase } from './draft-store.ts';

/** Begins a draft, complete or not (B5-01). Values that can never be right are refused here. */
export const createPurchaseRequest = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const requester = await requesterOf(ground, actor);
  const content = withPlainIds(input);
  checkContent(content);
  await checkFiles(ground, actor, content);
  const id = uuidAt(now);
  const figures = figuresOf(content);
  const named = await categoryName(ground, content.purchaseCategory);
  const { lines: _lines, quotes: _quotes, attachmentIds: _files, ...head } = content;
  const done = await commit(
    beginPurchase,
    { ...head, ...figures, ...rowsOf(content), ...requester, id, at: now, categoryName: named },
    {
      target: ['purchase-request', id],
      difference: contentDifference(null, content),
      answer: {
        id,
        status: 'draft',
        version: 1,
        number: null,
        totalYen: yen(figures.total),
        submittedAt: null,
        updatedAt: now,
      },
    },
  ).catch((error: unknown) => refuseTakenId(error, content, null));
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  if (done === null) return refuse('stale');
  tellPurchase(ground, { id, employeeUuid: requester.employee, isSubmitted: false }, 1);
  return done;
});
