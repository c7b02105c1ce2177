// The values of the form of a transaction: as nothing is known yet, and as a version states them.
import type { NewTransaction, TransactionVersion } from '@madoguchi/contract/electronic-transactions/model.ts';
import type { registerTransaction } from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { FormValues } from '../../../kit/form/use-operation-form.ts';

export type TransactionValues = FormValues<typeof registerTransaction>;

/** Most papers are invoices in yen with tax that came by mail today. */
export function emptyTransaction(today: PlainDate): TransactionValues {
  return {
    direction: 'received',
    documentType: null,
    dateKind: 'day',
    transactionDate: null,
    periodEnd: null,
    amount: null,
    taxBasis: 'included',
    currency: 'JPY',
    foreignMinor: null,
    rate: null,
    rateDate: null,
    counterparty: '',
    counterpartyKana: '',
    counterpartyId: null,
    registrationNumber: '',
    registrationNumberReason: '',
    taxes: [],
    receivedVia: 'mail',
    receivedOn: today,
    note: '',
    files: [],
    duplicateReason: '',
  };
}

/** The values that a correction begins with. */
export function valuesOfVersion(version: TransactionVersion): TransactionValues {
  const fields = Object.keys(emptyTransaction(version.receivedOn)) as (keyof NewTransaction)[];
  const said = version as unknown as Readonly<Record<string, unknown>>;
  const copied = Object.fromEntries(fields.map((name) => [name, said[name] ?? null]));
  return {
    ...(copied as unknown as TransactionValues),
    counterpartyKana: '',
    files: version.files.map(({ id }) => id),
  };
}
