// The port of budgets: how the audit trail names one, and what is left of those of purchases.
export { leftOfPurchases } from './left.ts';
export { auditedBudgets } from './store.ts';
