// Onboarding documents for other features: their names in the audit trail, and those that wait for their person.
export { auditedPapers, findWaitingPapers } from './papers/papers-store.ts';
