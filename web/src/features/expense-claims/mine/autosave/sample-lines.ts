// Lines for the tests of this folder.
import type { SheetLine } from './sheet-lines.ts';

/** A whole line whose id ends in the given digit. */
export function line(digit: number, change: Partial<SheetLine> = {}): SheetLine {
  return {
    id: `00000000-0000-7000-8000-${String(digit).padStart(12, '0')}`,
    useDate: null,
    purpose: null,
    purposeText: '',
    visitedParty: '',
    transportMode: null,
    from: '',
    via: '',
    to: '',
    tripType: null,
    unitFare: null,
    deduction: 0,
    expenseType: 'transport',
    taxClass: 'standard',
    invoiceBasis: null,
    registrationNumber: '',
    paidBy: 'self',
    memo: '',
    attachments: [],
    typed: {},
    ...change,
  };
}

export function file(digit: number) {
  return {
    id: `00000000-0000-7000-9000-${String(digit).padStart(12, '0')}`,
    name: `receipt-${digit}.pdf`,
    mediaType: 'application/pdf' as const,
    bytes: 1_000,
    sha256: String(digit).repeat(64).slice(0, 64),
    alsoIn: null,
  };
}
