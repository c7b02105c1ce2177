// Figures that the law or the company sets, by the day they begin (B1-06). Each says where it comes from.
import type { RateKey } from '@madoguchi/contract/dated-rates/keys.ts';

interface DatedRate {
  readonly key: RateKey;
  readonly validFrom: string;
  /** In the unit of the key: yen, per cent, the ordinal of a business day, years, months or days. */
  readonly value: number;
  readonly source: string;
}

/** Of purchases from whoever is not registered (FY2026 reform): so much of the tax may still be deducted. */
const TRANSITIONAL_DEDUCTION = [
  ['2023-10-01', 80],
  ['2026-10-01', 70],
  ['2028-10-01', 50],
  ['2030-10-01', 30],
  ['2031-10-01', 0],
] as const;

export const DATED_RATES: readonly DatedRate[] = [
  { key: 'consumption-tax-percent', validFrom: '2019-10-01', value: 10, source: '消費税法第29条・地方税法第72条の83' },
  {
    key: 'reduced-consumption-tax-percent',
    validFrom: '2019-10-01',
    value: 8,
    source: '消費税法第29条・別表第一（軽減対象課税資産の譲渡等）',
  },
  ...TRANSITIONAL_DEDUCTION.map(
    ([validFrom, value]): DatedRate => ({
      key: 'transitional-deduction-percent',
      validFrom,
      value,
      source: '免税事業者等からの課税仕入れに係る経過措置（令和8年度税制改正）',
    }),
  ),
  { key: 'private-car-per-km-yen', validFrom: '2020-04-01', value: 20, source: '旅費規程の標準（自家用車1kmあたり）' },
  {
    key: 'public-transport-invoice-from-yen',
    validFrom: '2023-10-01',
    value: 30_000,
    source: '消費税法施行令第70条の9第2項第1号（公共交通機関特例：税込3万円未満）',
  },
  ...[
    ['purchase-one-quote-from-yen', 100_000],
    ['purchase-two-quotes-from-yen', 500_000],
    ['purchase-three-quotes-from-yen', 1_000_000],
  ].map(
    ([key, value]): DatedRate => ({
      key: key as RateKey,
      validFrom: '2020-04-01',
      value: value as number,
      source: '購買規程の標準（見積の件数）',
    }),
  ),
  {
    key: 'fixed-asset-from-yen',
    validFrom: '2020-04-01',
    value: 100_000,
    source: '法人税法施行令第133条（少額の減価償却資産）',
  },
  {
    key: 'claim-closing-business-day',
    validFrom: '2020-04-01',
    value: 5,
    source: '旅費規程の標準（対象月の翌月第5営業日）',
  },
  {
    key: 'evidence-retention-years',
    validFrom: '2000-01-01',
    value: 10,
    source: '法人税法施行規則第59条（7年、欠損金の生じた事業年度は10年）より長い、標準の10年',
  },
  { key: 'fiscal-year-end-month', validFrom: '2000-01-01', value: 3, source: '定款の標準（4月1日から3月31日まで）' },
  {
    key: 'first-pass-target-percent',
    validFrom: '2000-01-01',
    value: 90,
    source: '承認業務の標準の目標（差戻し1割まで）',
  },
  {
    key: 'wage-pay-day',
    validFrom: '2000-01-01',
    value: 25,
    source: '賃金規程の標準（毎月25日、休日のときは前の営業日）',
  },
  {
    key: 'wage-account-lead-days',
    validFrom: '2000-01-01',
    value: 5,
    source: '賃金規程の標準（支給日の5営業日前までの受理）',
  },
  {
    key: 'tax-return-months',
    validFrom: '2000-01-01',
    value: 2,
    source: '法人税法第74条（事業年度終了の翌日から2か月）',
  },
];

/** The values of one figure, oldest first. */
export function ratesOf(key: DatedRate['key']): readonly DatedRate[] {
  return DATED_RATES.filter((rate) => rate.key === key);
}
