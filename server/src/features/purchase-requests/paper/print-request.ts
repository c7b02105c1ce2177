import { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { printApprovalSheet as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { printed } from '../../../platform/paper/printed.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { approvalOnPaper } from '../../approvals/public.ts';
import { masterData } from '../../master-data/public.ts';
import { purchases, writtenPurchase } from '../purchase-record.ts';
import { findWholePurchase } from '../store.ts';
import { approvalSheet } from './document/approval-sheet.ts';
import type { PaperPurchase } from './document/tables.ts';

/** @throws Problem `not-found` where the request is none of the caller's business, or there is none */
async function onPaper(asking: Asking, id: string): Promise<PaperPurchase> {
  const { ground, actor } = asking;
  const stored = await purchases.seen(asking, id, findWholePurchase);
  const request = PurchaseRequest.parse(JSON.parse(writtenPurchase(stored, actor)));
  const { approvalId, purchaseCategory } = request;
  const [{ lists }, approved] = await Promise.all([masterData(ground), approvalOnPaper(ground, approvalId)]);
  const category = lists.purchase_type.find(({ code }) => code === purchaseCategory);
  return { ...request, ledgerAccount: category?.extra.account ?? null, ...approved };
}

/** The approval sheet with quotes and attachments behind it; each is on record (B0-09, B5-06). */
export const printRequest = handle(operation, async (context) => {
  const { ground, actor, input, now, language, record } = context;
  const purchase = await onPaper(context, input.id);
  const printing = { language, company: ground.config.companyName, printedBy: actor.displayName, printedAt: now };
  const sheet = approvalSheet(purchase, printing);
  const file = await printed(context, sheet, printing);
  const { id, version, number } = purchase;
  const recorded = await record({ target: ['purchase-request', id], difference: { number, version } });
  return { recorded, ...file };
});
