// Electronic transactions for other features.

export { checkAtConsole } from './checks/check-at-console.ts';
export { startEvidenceChecks } from './checks/checks.ts';
export { startInbox } from './inbox/inbox.ts';
export type { LinkPort } from './link-port.ts';
export { auditedTransactions } from './reads-store.ts';
export { startStamps } from './stamps/stamper.ts';
