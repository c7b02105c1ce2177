// Figures that the law or the company sets, by the day they begin (B1-06). Each says where it comes from.

interface DatedRate {
  readonly key: 'public-transport-invoice-from-yen' | 'claim-closing-business-day';
  readonly validFrom: string;
  /** Yen, or the ordinal of a business day, as the key says. */
  readonly value: number;
  readonly source: string;
}

export const DATED_RATES: readonly DatedRate[] = [
  {
    key: 'public-transport-invoice-from-yen',
    validFrom: '2023-10-01',
    value: 30_000,
    source: '消費税法施行令第70条の9第2項第1号（公共交通機関特例：税込3万円未満）',
  },
  {
    key: 'claim-closing-business-day',
    validFrom: '2020-04-01',
    value: 5,
    source: '旅費規程の標準（対象月の翌月第5営業日）',
  },
];

/** The values of one figure, oldest first. */
export function ratesOf(key: DatedRate['key']): readonly DatedRate[] {
  return DATED_RATES.filter((rate) => rate.key === key);
}
