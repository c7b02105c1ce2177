// The findings and totals of the form's values, for the fields and cards that show them.
import type { PurchaseContent, PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import type { PurchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { createContext, use } from 'react';

export interface RequestChecks {
  readonly content: PurchaseContent;
  readonly totals: PurchaseTotals;
  /** Those to be shown now: what is missing is told from the first attempt to submit on. */
  readonly findings: readonly PurchaseFinding[];
}

export const RequestChecksContext = createContext<RequestChecks | null>(null);

export function useRequestChecks(): RequestChecks {
  const checks = use(RequestChecksContext);
  if (checks === null) throw new Error('Checks are shown outside of a request');
  return checks;
}

/** Where a finding belongs on the page: `lines.2.unitPrice` to the third line. */
export type FindingPlace = { readonly kind: 'line' | 'quote'; readonly index: number } | { readonly kind: 'request' };

export function placeOf(field: string): FindingPlace {
  const [list, index] = field.split('.');
  if (index !== undefined && list === 'lines') return { kind: 'line', index: Number(index) };
  if (index !== undefined && list === 'quotes') return { kind: 'quote', index: Number(index) };
  return { kind: 'request' };
}

/** True if a finding belongs to `place` or to a field within that row. */
export function belongsTo(field: string, place: string): boolean {
  return field === place || (/\.\d+$/.test(place) && field.startsWith(`${place}.`));
}

/** Of the lines or the quotes as a whole, or of the request: no field has such a name. */
const WHOLES: ReadonlySet<string> = new Set(['', 'lines', 'quotes']);

/** True if the field that it names shows it as its own error. */
export function isFieldFault({ field, severity }: Pick<PurchaseFinding, 'field' | 'severity'>): boolean {
  return severity === 'error' && !WHOLES.has(field);
}
