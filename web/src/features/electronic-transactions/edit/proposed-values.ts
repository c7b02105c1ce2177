// The values that the name of a file proposes, by the fields that they fill.
import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { proposedFromName } from '@madoguchi/contract/electronic-transactions/file-name.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useMemo } from 'react';
import { useMasters } from '../../../platform/session.ts';
import type { TransactionValues } from './transaction-values.ts';

const MOST_YEN = 1_000_000_000_000;

/** The fields that a name can fill, in the order in which they are told. */
export const PROPOSED_FIELDS = ['transactionDate', 'counterparty', 'amount', 'documentType'] as const;
export type ProposedField = (typeof PROPOSED_FIELDS)[number];

export interface NameValues {
  /** Those that were read. */
  readonly values: Partial<Pick<TransactionValues, ProposedField>>;
  readonly taxBasis: 'included' | 'excluded' | null;
  /** The part of the name that has the shape of a day and is none. */
  readonly unreadDate: string | null;
}

export const isBlank = (value: unknown) => value === null || value === '';

/** Reads names against the types of document that are in use. */
export function useNameReading(today: PlainDate): (name: string) => NameValues {
  const { document_type: types } = useMasters();
  return useMemo(() => {
    const documentTypes = types.map(({ code, name, nameEn }) => ({ code, names: [name, nameEn].filter(Boolean) }));
    const limits = { counterparty: TRANSACTION_LIMITS.counterparty, amount: MOST_YEN };
    return (name) => {
      const read = proposedFromName(name, { around: monthOf(today), documentTypes, limits });
      const { date: transactionDate, counterparty, amount, documentType, taxBasis, unreadDate } = read;
      const all = { transactionDate, counterparty, amount, documentType };
      const values = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
      return { values, taxBasis, unreadDate };
    };
  }, [types, today]);
}
