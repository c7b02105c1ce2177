// A quote of the sample as its supplier writes it.
import type { PurchaseLineInput } from '@madoguchi/contract/purchase-requests/model.ts';
import type { PurchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';

export interface QuotePaper {
  readonly supplier: string;
  readonly number: string;
  readonly day: string;
  readonly validUntil: string;
  readonly lines: readonly Pick<PurchaseLineInput, 'item' | 'spec' | 'quantity' | 'unit' | 'unitPrice'>[];
  readonly totals: PurchaseTotals;
}

/** A row of the paper: what stands at its left edge, and what at its right one. */
export interface PaperRow {
  readonly left: string;
  readonly right: string;
  readonly size: 'large' | 'small';
}

const ADDRESSEE = '株式会社まどぐち商事　御中';

const yen = (amount: number) => `¥${amount.toLocaleString('en-US')}`;
/** 2026年11月21日. */
const written = (day: string) => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');

const row = (left: string, right = '', size: PaperRow['size'] = 'small'): PaperRow => ({ left, right, size });
const BLANK = row('');

export function paperRows({ supplier, number, day, validUntil, lines, totals }: QuotePaper): readonly PaperRow[] {
  const items = lines.flatMap(({ item, spec, quantity, unit, unitPrice }) => [
    row(spec === '' ? item : `${item}（${spec}）`, yen((quantity ?? 0) * (unitPrice ?? 0))),
    row(`　${(quantity ?? 0).toLocaleString('en-US')}${unit} × ${yen(unitPrice ?? 0)}`),
  ]);
  const taxes = totals.bySupplier.flatMap(({ byRate }) =>
    byRate.map(({ rate, tax }) => row(`消費税（${rate}%）`, yen(tax))),
  );
  return [
    row('御見積書', `第${number}号`, 'large'),
    row('', written(day)),
    row(ADDRESSEE, supplier),
    BLANK,
    row('御見積金額（税込）', yen(totals.gross), 'large'),
    row(`有効期限 ${written(validUntil)}`),
    BLANK,
    ...items,
    BLANK,
    row('小計（税抜）', yen(totals.net)),
    ...taxes,
    row('合計（税込）', yen(totals.gross)),
    BLANK,
    row('納期 ご発注から10営業日　お支払い 月末締め翌月末'),
  ];
}

/** e.g. `見積書_すみれ印刷株式会社_20261105.pdf` */
export function quoteFileName({ supplier, day }: QuotePaper): string {
  return `見積書_${supplier}_${day.replaceAll('-', '')}.pdf`;
}
