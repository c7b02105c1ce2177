// The fields of the phone's line form, in their order, and how each is typed.
import type { LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';

export interface FormField {
  readonly field: LineField;
  readonly kind: 'date' | 'choice' | 'text' | 'place' | 'yen' | 'long';
}

export const MAIN_FIELDS: readonly FormField[] = [
  { field: 'useDate', kind: 'date' },
  { field: 'purpose', kind: 'choice' },
  { field: 'purposeText', kind: 'text' },
  { field: 'visitedParty', kind: 'text' },
  { field: 'transportMode', kind: 'choice' },
  { field: 'from', kind: 'place' },
  { field: 'via', kind: 'place' },
  { field: 'to', kind: 'place' },
  { field: 'tripType', kind: 'choice' },
  { field: 'unitFare', kind: 'yen' },
  { field: 'memo', kind: 'long' },
];

/** Seldom touched; they are folded in until asked for, or until one of them is wrong. */
export const MORE_FIELDS: readonly FormField[] = [
  { field: 'expenseType', kind: 'choice' },
  { field: 'deduction', kind: 'yen' },
  { field: 'registrationNumber', kind: 'text' },
  { field: 'paidBy', kind: 'choice' },
  { field: 'taxClass', kind: 'choice' },
  { field: 'invoiceBasis', kind: 'choice' },
];
