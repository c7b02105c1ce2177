// The figures that law or company set by date (B1-06): what each is called, and in what it is counted.
import type { Text } from '../message.ts';

export type RateUnit =
  | 'yen'
  | 'percent'
  | 'business-day'
  | 'years'
  | 'month'
  | 'months'
  | 'day-of-month'
  | 'days-before';

export interface RateKind {
  readonly name: Text;
  readonly unit: RateUnit;
}

export const RATE_KINDS = {
  'consumption-tax-percent': {
    name: { ja: '消費税率（標準）', en: 'Consumption tax, standard rate' },
    unit: 'percent',
  },
  'reduced-consumption-tax-percent': {
    name: { ja: '消費税率（軽減）', en: 'Consumption tax, reduced rate' },
    unit: 'percent',
  },
  'transitional-deduction-percent': {
    name: { ja: '経過措置の控除割合', en: 'Transitional deduction' },
    unit: 'percent',
  },
  'public-transport-invoice-from-yen': {
    name: { ja: '公共交通機関でインボイスが必要な金額', en: 'Public transport: invoice needed from' },
    unit: 'yen',
  },
  'private-car-per-km-yen': { name: { ja: '自家用車の1kmあたりの金額', en: 'Private car, per km' }, unit: 'yen' },
  'purchase-one-quote-from-yen': {
    name: { ja: '見積が1件必要な合計（税込）', en: 'Purchases: one quote from' },
    unit: 'yen',
  },
  'purchase-two-quotes-from-yen': {
    name: { ja: '見積が2件必要な合計（税込）', en: 'Purchases: two quotes from' },
    unit: 'yen',
  },
  'purchase-three-quotes-from-yen': {
    name: {
      ja: '見積が3件（または一社指定の理由）必要な合計（税込）',
      en: 'Purchases: three quotes or a single-source reason from',
    },
    unit: 'yen',
  },
  'fixed-asset-from-yen': { name: { ja: '固定資産の目安となる単価', en: 'Fixed asset: unit price from' }, unit: 'yen' },
  'claim-closing-business-day': {
    name: { ja: '精算の締め日（翌月の営業日）', en: 'Closing of claims (business day of the next month)' },
    unit: 'business-day',
  },
  'evidence-retention-years': {
    name: { ja: '電子取引データの保存年数', en: 'Electronic transactions: years kept' },
    unit: 'years',
  },
  'fiscal-year-end-month': { name: { ja: '事業年度の終了月', en: 'Last month of the fiscal year' }, unit: 'month' },
  'first-pass-target-percent': {
    name: { ja: '一度で承認される割合の目標', en: 'Target for the first-pass approval rate' },
    unit: 'percent',
  },
  'wage-pay-day': { name: { ja: '給与の支給日', en: 'Pay day of wages' }, unit: 'day-of-month' },
  'wage-account-lead-days': {
    name: { ja: '給与の振込口座の変更の期限', en: 'Wage accounts: accepted before the pay day' },
    unit: 'days-before',
  },
  'tax-return-months': {
    name: { ja: '法人税の申告期限（事業年度の終了後）', en: 'Corporate tax return due (after the fiscal year)' },
    unit: 'months',
  },
} as const satisfies Record<string, RateKind>;

export type RateKey = keyof typeof RATE_KINDS;
export const RATE_KEYS = Object.keys(RATE_KINDS) as [RateKey, ...RateKey[]];

/** Smallest and largest value of a unit. */
export const RATE_BOUNDS: Readonly<Record<RateUnit, { readonly min: number; readonly max: number }>> = {
  yen: { min: 0, max: 9_999_999 },
  percent: { min: 0, max: 100 },
  'business-day': { min: 1, max: 20 },
  // The law's seven years are the least.
  years: { min: 7, max: 30 },
  month: { min: 1, max: 12 },
  months: { min: 2, max: 6 },
  'day-of-month': { min: 1, max: 31 },
  'days-before': { min: 0, max: 15 },
};
