// The day and the amount of a record in one line, as the paper states them: in the rows and on the cards of the list.
import { CURRENCY_CODES } from '@madoguchi/contract/electronic-transactions/choices.ts';
import type { TransactionRow } from '@madoguchi/contract/electronic-transactions/model.ts';
import { writtenMinorUnits } from '@madoguchi/contract/electronic-transactions/yen-value.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { formatDay, formatYen } from '../../platform/formats.ts';
import type { useTransactionWords } from './words.ts';

type Say = ReturnType<typeof useTransactionWords>;

/** 123456 minor units of USD as `1234.56 USD`; empty where the amount is in yen, or there is none. */
export function statedForeign({ foreignMinor, currency }: Pick<TransactionRow, 'foreignMinor' | 'currency'>): string {
  const code = CURRENCY_CODES.find((one) => one === currency);
  return foreignMinor === null || code === undefined ? '' : `${writtenMinorUnits(foreignMinor, code)} ${code}`;
}

/** The yen; without a rate the foreign amount, which no sum counts (ETX-07); else that the paper states none. */
export function statedAmount(row: Pick<TransactionRow, 'amount' | 'foreignMinor' | 'currency'>, t: Say): string {
  return row.amount === null ? statedForeign(row) || t('noAmount') : formatYen(row.amount);
}

/** A day, a period with both of its ends, or that the paper has none (ETX-08). */
export function statedDay(
  { transactionDate, periodEnd }: Pick<TransactionRow, 'transactionDate' | 'periodEnd'>,
  t: Say,
  language: Language,
): string {
  if (transactionDate === null) return t('noDate');
  const from = formatDay(transactionDate, language);
  return periodEnd === null ? from : t('period', { from, to: formatDay(periodEnd, language) });
}
