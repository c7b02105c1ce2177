// The port of budgets: how the audit trail names one.
export { auditedBudgets } from './store.ts';
