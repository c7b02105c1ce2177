// A purchase request as its approval sheet (稟議書): pure, from the request to the sheet that is printed (B0-12, B5-06).
import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import { type Language, say, type Text } from '@madoguchi/contract/message.ts';
import { FACT_NAMES, STATUS_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import { decisionTable, type RecordedStep } from '../../../../platform/paper/document/decision-table.ts';
import type { Printing, Sheet, SheetFile } from '../../../../platform/paper/sheet.ts';
import { actsOnRecord, routeTable } from '../../../approvals/public.ts';
import { sheetHead } from './sheet-head.ts';
import { buyingTable, findingsList, lineTable, type PaperPurchase, quoteTable, totalsTable } from './tables.ts';
import { WORDS } from './words.ts';

/** Each with its place among its like: 見積2. */
function marked(files: readonly (Attachment | null)[], words: Text, language: Language): SheetFile[] {
  return files.flatMap((file, index) => {
    const mark = say(words, language, { n: index + 1 });
    return file === null ? [] : [{ file, mark, label: mark }];
  });
}

/** Quotes first: they are what is looked for behind the sheet. */
function filesOf({ quotes, attachments, receipts, invoices }: PaperPurchase, language: Language): SheetFile[] {
  const of = (rows: readonly { readonly attachment: Attachment | null }[]) => rows.map(({ attachment }) => attachment);
  return [
    ...marked(of(quotes), WORDS.quoteMark, language),
    ...marked(attachments, WORDS.attachmentMark, language),
    ...marked(of(receipts), WORDS.goodsReceiptMark, language),
    ...marked(of(invoices), WORDS.invoiceMark, language),
  ];
}

/** Everything that was done about the request: its own steps, and what its approvers did, in the order of time. */
function stepsOnRecord(purchase: PaperPurchase, language: Language): RecordedStep[] {
  const own = purchase.facts.map(({ fact, by, department, at, comment }) => {
    return { what: FACT_NAMES[fact][language], step: '', by: by ?? '', department, onBehalfOf: null, at, comment };
  });
  const steps = [...own, ...actsOnRecord(purchase, language, ['submit', 'withdraw'])];
  return steps.toSorted((one, other) => one.at.localeCompare(other.at));
}

export function approvalSheet(purchase: PaperPurchase, printing: Pick<Printing, 'language' | 'company'>): Sheet {
  const { language } = printing;
  return {
    title: WORDS.title[language],
    name: purchase.number ?? WORDS.draft[language],
    author: purchase.employeeName,
    subject: STATUS_NAMES[purchase.status][language],
    content: [
      ...sheetHead(purchase, printing),
      ...lineTable(purchase, language),
      ...totalsTable(purchase, language),
      ...quoteTable(purchase, language),
      ...findingsList(purchase, language),
      ...routeTable(purchase, language),
      ...decisionTable(stepsOnRecord(purchase, language), language),
      ...buyingTable(purchase, language),
    ],
    files: {
      heading: WORDS.files[language],
      belongsTo: WORDS.belongsTo[language],
      items: filesOf(purchase, language),
    },
  };
}
