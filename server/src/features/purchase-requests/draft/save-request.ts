import { savePurchaseRequest as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { handle } from '../../../platform/http/handler.ts';
import { categoryName } from '../requester.ts';
import { allowAction, headerOf, seenWithContent } from '../seen-purchase.ts';
import { announce, refuseWithContent, tellsAdmins } from '../transition.ts';
import { checkContent, checkFiles, refuseTakenId } from './draft-checks.ts';
import { contentDifference, figuresOf, rowsOf, withPlainIds } from './draft-rows.ts';
import { savePurchase } from './draft-store.ts';

/** Writes a draft anew, or what came back, over the version that was seen; complete or not (B5-01). */
export const savePurchaseRequest = handle(operation, async (context) => {
  const { ground, actor, input, now, language, commit } = context;
  const { id: asked, version: _seen, ...typed } = input;
  const before = await seenWithContent(ground, actor, asked);
  const { id } = before;
  allowAction(before, 'submit', actor, before.version, language);
  if (input.version !== before.version) return refuseWithContent(context, id);
  const content = withPlainIds(typed);
  checkContent(content);
  await checkFiles(ground, actor, content);
  const figures = figuresOf(content);
  const named = await categoryName(ground, content.purchaseCategory);
  const { lines: _lines, quotes: _quotes, attachmentIds: _files, ...head } = content;
  const version = before.version + 1;
  const done = await commit(
    savePurchase,
    {
      ...head,
      ...figures,
      ...rowsOf(content),
      id,
      version: before.version,
      at: now,
      by: actor.accountId,
      categoryName: named,
    },
    {
      target: ['purchase-request', id],
      difference: contentDifference(before.content, content),
      answer: { ...headerOf(before), version, totalYen: yen(figures.total), updatedAt: now },
    },
  ).catch((error: unknown) => refuseTakenId(error, content, before.content));
  if (done === null) return refuseWithContent(context, id);
  announce(ground, before, version, tellsAdmins(before));
  return done;
});
