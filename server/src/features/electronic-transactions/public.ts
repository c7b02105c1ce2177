// Electronic transactions for other features.
export { auditedTransactions } from './reads-store.ts';
