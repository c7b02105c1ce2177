// The columns of a line and what they may hold (B4-01), without a schema beside them.
export const EXPENSE_TYPES = ['transport', 'per-diem', 'lodging', 'private-car', 'parking-toll', 'other'] as const;
export const PAID_BY = ['self', 'corporate-card', 'company'] as const;
export const TAX_CLASSES = ['standard', 'reduced', 'exempt', 'out-of-scope'] as const;
export const INVOICE_BASES = [
  'qualified',
  'public-transport',
  'travel-allowance',
  'small-amount',
  'transitional',
] as const;

/** Columns a person types into; the order is the grid's. */
export const LINE_FIELDS = [
  'useDate',
  'purpose',
  'purposeText',
  'visitedParty',
  'transportMode',
  'from',
  'via',
  'to',
  'tripType',
  'unitFare',
  'deduction',
  'expenseType',
  'taxClass',
  'invoiceBasis',
  'registrationNumber',
  'paidBy',
  'memo',
] as const;
export type LineField = (typeof LINE_FIELDS)[number];

/** Longest text of each free column, in UTF-16 units. */
export const TEXT_LIMITS = {
  purposeText: 200,
  visitedParty: 100,
  from: 60,
  via: 60,
  to: 60,
  registrationNumber: 20,
  memo: 500,
} as const satisfies Partial<Record<LineField, number>>;
