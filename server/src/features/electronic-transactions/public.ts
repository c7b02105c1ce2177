// Electronic transactions for other features.
export type { LinkPort } from './link-port.ts';
export { auditedTransactions } from './reads-store.ts';
