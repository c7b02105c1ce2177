// Standard values of purchase categories and of the documents of electronic transactions.
import type { StandardValue } from './standard-value.ts';

/** `account` is the ledger account, `taxRate` the usual rate in per cent. */
export const PURCHASE_CATEGORIES = [
  {
    code: 'supplies',
    name: '消耗品',
    nameEn: 'Supplies',
    kana: 'ショウモウヒン',
    extra: { account: '消耗品費', taxRate: 10 },
  },
  {
    code: 'office-supplies',
    name: '事務用品',
    nameEn: 'Office supplies',
    kana: 'ジムヨウヒン',
    extra: { account: '事務用品費', taxRate: 10 },
  },
  {
    code: 'equipment',
    name: '備品・機器',
    nameEn: 'Equipment',
    kana: 'ビヒンキキ',
    extra: { account: '工具器具備品', taxRate: 10 },
  },
  {
    code: 'software',
    name: 'ソフトウェア・クラウド',
    nameEn: 'Software and cloud services',
    kana: 'ソフトウェアクラウド',
    extra: { account: '通信費', taxRate: 10 },
  },
  {
    code: 'books',
    name: '書籍・資料',
    nameEn: 'Books and documents',
    kana: 'ショセキシリョウ',
    extra: { account: '新聞図書費', taxRate: 10 },
  },
  {
    code: 'newspapers',
    name: '新聞（定期購読）',
    nameEn: 'Newspaper subscriptions',
    kana: 'シンブンテイキコウドク',
    extra: { account: '新聞図書費', taxRate: 8 },
  },
  {
    code: 'outsourcing',
    name: '外注・業務委託',
    nameEn: 'Outsourcing',
    kana: 'ガイチュウギョウムイタク',
    extra: { account: '外注費', taxRate: 10 },
  },
  {
    code: 'advertising',
    name: '広告・販促',
    nameEn: 'Advertising',
    kana: 'コウコクハンソク',
    extra: { account: '広告宣伝費', taxRate: 10 },
  },
  {
    code: 'repair',
    name: '修繕・保守',
    nameEn: 'Repair and maintenance',
    kana: 'シュウゼンホシュ',
    extra: { account: '修繕費', taxRate: 10 },
  },
  {
    code: 'refreshments',
    name: '飲料・会議用茶菓',
    nameEn: 'Refreshments',
    kana: 'インリョウカイギヨウチャカ',
    extra: { account: '会議費', taxRate: 8 },
  },
  { code: 'other', name: 'その他', nameEn: 'Other', kana: 'ソノタ', extra: { account: '雑費', taxRate: 10 } },
] as const satisfies readonly StandardValue<'purchase_type'>[];

/** Seven years is what the law asks of documents of a transaction (japanese-rules 1). */
export const DOCUMENT_TYPES = [
  {
    code: 'estimate',
    name: '見積書',
    nameEn: 'Estimate',
    kana: 'ミツモリショ',
    extra: { domain: 'electronic-transactions', retentionYears: 7 },
  },
  {
    code: 'order',
    name: '注文書',
    nameEn: 'Order',
    kana: 'チュウモンショ',
    extra: { domain: 'electronic-transactions', retentionYears: 7 },
  },
  {
    code: 'order-confirmation',
    name: '注文請書',
    nameEn: 'Order confirmation',
    kana: 'チュウモンウケショ',
    extra: { domain: 'electronic-transactions', retentionYears: 7 },
  },
  {
    code: 'contract',
    name: '契約書',
    nameEn: 'Contract',
    kana: 'ケイヤクショ',
    extra: { domain: 'electronic-transactions', retentionYears: 10 },
  },
  {
    code: 'delivery-note',
    name: '納品書',
    nameEn: 'Delivery note',
    kana: 'ノウヒンショ',
    extra: { domain: 'electronic-transactions', retentionYears: 7 },
  },
  {
    code: 'goods-receipt',
    name: '検収書',
    nameEn: 'Goods receipt',
    kana: 'ケンシュウショ',
    extra: { domain: 'electronic-transactions', retentionYears: 7 },
  },
  {
    code: 'invoice',
    name: '請求書',
    nameEn: 'Invoice',
    kana: 'セイキュウショ',
    extra: { domain: 'electronic-transactions', retentionYears: 7 },
  },
  {
    code: 'receipt',
    name: '領収書',
    nameEn: 'Receipt',
    kana: 'リョウシュウショ',
    extra: { domain: 'electronic-transactions', retentionYears: 7 },
  },
  {
    code: 'payment-notice',
    name: '支払通知書',
    nameEn: 'Payment notice',
    kana: 'シハライツウチショ',
    extra: { domain: 'electronic-transactions', retentionYears: 7 },
  },
] as const satisfies readonly StandardValue<'document_type'>[];
