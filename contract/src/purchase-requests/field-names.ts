// Names of the fields of a purchase request, on screens, papers and files alike.
import type { Texts } from '../message.ts';
import type { PurchaseContent, PurchaseLineInput, PurchaseQuoteInput } from './model.ts';

export const REQUEST_FIELD_NAMES = {
  purchaseName: { ja: '件名', en: 'Purchase name' },
  purchaseCategory: { ja: '購買区分', en: 'Purchase category' },
  reason: { ja: '申請理由', en: 'Reason' },
  neededBy: { ja: '希望納期', en: 'Needed by' },
  deliveryPlace: { ja: '納品場所', en: 'Place of delivery' },
  pricesIncludeTax: { ja: '単価の入力（税抜・税込）', en: 'Tax in unit prices' },
  lines: { ja: '明細', en: 'Lines' },
  quotes: { ja: '見積', en: 'Quotes' },
  singleSourceReason: { ja: '一社指定の理由', en: 'Single-source reason' },
  attachmentIds: { ja: '添付ファイル', en: 'Attachments' },
} as const satisfies Texts<keyof PurchaseContent>;

export const LINE_FIELD_NAMES = {
  item: { ja: '品名', en: 'Item' },
  spec: { ja: '仕様', en: 'Specification' },
  url: { ja: 'URL', en: 'URL' },
  quantity: { ja: '数量', en: 'Quantity' },
  unit: { ja: '単位', en: 'Unit' },
  unitPrice: { ja: '単価', en: 'Unit price' },
  taxRate: { ja: '税率', en: 'Tax rate' },
  supplier: { ja: '購入先', en: 'Supplier' },
} as const satisfies Texts<Exclude<keyof PurchaseLineInput, 'id'>>;

export const QUOTE_FIELD_NAMES = {
  supplier: { ja: '購入先', en: 'Supplier' },
  amount: { ja: '見積金額（税込）', en: 'Amount with tax' },
  validUntil: { ja: '有効期限', en: 'Valid until' },
  isChosen: { ja: '採用', en: 'Chosen' },
  note: { ja: '備考', en: 'Note' },
  attachmentId: { ja: '見積書', en: 'Paper' },
} as const satisfies Texts<Exclude<keyof PurchaseQuoteInput, 'id'>>;

/** All of them by what findings call them: a name stands for one field, wherever it stands. */
export const FIELD_NAMES: Readonly<Record<string, { readonly ja: string; readonly en: string }>> = {
  ...REQUEST_FIELD_NAMES,
  ...LINE_FIELD_NAMES,
  ...QUOTE_FIELD_NAMES,
};
