// The limits of budgets and their files; plain values, which the browser knows before any schema.
export const BUDGET_LIMITS = {
  firstYear: 2000,
  lastYear: 2100,
  amountYen: 999_999_999_999,
  importRows: 2_000,
  /** Characters of a file. */
  importText: 400_000,
} as const;
