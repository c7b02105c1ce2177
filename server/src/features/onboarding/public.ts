// Onboarding documents for other features: their names in the audit trail.
export { auditedPapers } from './papers/papers-store.ts';
