// The values that a file proposes by its name and by its content, and the fields that they fill.
import { type ReadFrom, TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { proposedFromName } from '@madoguchi/contract/electronic-transactions/file-name.ts';
import type { FileReading } from '@madoguchi/contract/electronic-transactions/model.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { registrationNumberFault } from '@madoguchi/contract/values/registration-number.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';
import { useMemo } from 'react';
import { useMasters } from '../../../platform/session.ts';
import type { TransactionValues } from './transaction-values.ts';

const MOST_YEN = 1_000_000_000_000;

/** The fields that a file can fill, in the order in which they are told. */
export const PROPOSED_FIELDS = [
  'transactionDate',
  'counterparty',
  'amount',
  'documentType',
  'registrationNumber',
] as const;
export type ProposedField = (typeof PROPOSED_FIELDS)[number];

export type ProposalSource = 'name' | ReadFrom;

export interface Proposal {
  /** Those that were read. */
  readonly values: Partial<Pick<TransactionValues, ProposedField>>;
  /** Said of the amount, and taken with it alone: its tax, or that it is of another currency. */
  readonly withAmount: Partial<Pick<TransactionValues, 'taxBasis' | 'taxes' | 'currency' | 'foreignMinor'>>;
}

export interface NameProposal extends Proposal {
  /** The part of the name that has the shape of a day and is none. */
  readonly unreadDate: string | null;
}

export const isBlank = (value: unknown) => value === null || value === '';

const withoutNulls = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** Reads names against the types of document that are in use. */
export function useNameReading(today: PlainDate): (name: string) => NameProposal {
  const { document_type: types } = useMasters();
  return useMemo(() => {
    const documentTypes = types.map(({ code, name, nameEn }) => ({ code, names: [name, nameEn].filter(Boolean) }));
    const limits = { counterparty: TRANSACTION_LIMITS.counterparty, amount: MOST_YEN };
    return (name) => {
      const read = proposedFromName(name, { around: monthOf(today), documentTypes, limits });
      const { date: transactionDate, counterparty, amount, documentType, taxBasis, unreadDate } = read;
      const values = withoutNulls({ transactionDate, counterparty, amount, documentType });
      return { values, withAmount: withoutNulls({ taxBasis }), unreadDate };
    };
  }, [types, today]);
}

/** Proposes the values of a content; a number that cannot be one is not proposed. */
export function proposalOf(reading: FileReading): Proposal {
  const { transactionDate, counterparty, currency, taxes } = reading;
  const isYen = currency === null || currency === 'JPY';
  const number = reading.registrationNumber;
  const registrationNumber = number !== null && registrationNumberFault(number) === null ? number : null;
  const amount = isYen ? (reading.amount as Yen | null) : null;
  return {
    values: withoutNulls({ transactionDate, counterparty, amount, registrationNumber }),
    withAmount: isYen
      ? taxes.length === 0
        ? {}
        : { taxes }
      : { currency, foreignMinor: reading.amount as TransactionValues['foreignMinor'] },
  };
}

/** The part of a proposal that goes into the fields that are blank; what somebody has typed stays. */
export function takenBy(
  values: Partial<TransactionValues>,
  { values: read, withAmount }: Proposal,
): { readonly fields: readonly ProposedField[]; readonly change: Partial<TransactionValues> } {
  const fields = PROPOSED_FIELDS.filter((field) => read[field] !== undefined && isBlank(values[field] ?? null));
  const isForeign =
    withAmount.foreignMinor !== undefined && isBlank(values.amount ?? null) && values.currency === 'JPY';
  const takesAmount = fields.includes('amount') || isForeign;
  return {
    fields: isForeign ? [...fields, 'amount'] : fields,
    change: { ...Object.fromEntries(fields.map((field) => [field, read[field]])), ...(takesAmount ? withAmount : {}) },
  };
}
