// Writing a purchase request: a draft, or what came back.
import {
  createPurchaseRequest as createOperation,
  savePurchaseRequest as saveOperation,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { announcePurchase, purchases, writtenPurchase } from '../purchase-record.ts';
import { categoryName, requesterOf } from '../steps.ts';
import { findWholePurchase, findWithContent } from '../store.ts';
import { checkContent, checkFiles, refuseTakenId } from './draft-checks.ts';
import { contentDifference, figuresOf, rowsOf, withPlainIds } from './draft-rows.ts';
import { beginPurchase, savePurchase } from './draft-store.ts';

/** Begins a draft, complete or not (B5-01). Values that can never be right are refused here. */
export const createPurchaseRequest = handle(createOperation, async ({ ground, actor, input, now, commit }) => {
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
  announcePurchase(ground, { id, employeeUuid: requester.employee, isSubmitted: false }, 1);
  return done;
});

/** Somebody was faster: with all that the form compares, so that whoever saves chooses field by field (B0-02). */
async function refuseWithContent(asking: Asking, id: string): Promise<never> {
  const newer = await purchases.seen(asking, id, findWholePurchase);
  return refuse('stale', { current: JSON.parse(writtenPurchase(newer, asking.actor)) });
}

/** Writes a draft anew, or what came back, over the version that was seen; complete or not (B5-01). */
export const savePurchaseRequest = handle(saveOperation, async (context) => {
  const { ground, actor, input } = context;
  const { id, version, ...typed } = input;
  const before = await purchases.seen(context, id, findWithContent);
  purchases.allow(context, before, 'submit', before.version);
  if (version !== before.version) return refuseWithContent(context, id);
  const content = withPlainIds(typed);
  checkContent(content);
  await checkFiles(ground, actor, content);
  const figures = figuresOf(content);
  const categoryNamed = await categoryName(ground, content.purchaseCategory);
  const { lines: _lines, quotes: _quotes, attachmentIds: _files, ...head } = content;
  const done = await purchases
    .commit(context, before, {
      change: savePurchase,
      values: { ...head, ...figures, ...rowsOf(content), categoryName: categoryNamed },
      difference: contentDifference(before.content, content),
      answer: { totalYen: yen(figures.total) },
    })
    .catch((error: unknown) => refuseTakenId(error, content, before.content));
  if (done === null) return refuseWithContent(context, id);
  purchases.announce(ground, before, before.version + 1);
  return done;
});
