// What other features may know of purchase requests: how they are approved, who may see one, and what people are
// told of them.
export { purchaseSubject } from './approval-subject.ts';
export { actOnUnordered } from './buying/expire-purchases.ts';
export { purchaseFacts, purchaseOutcomes } from './news/purchase-facts-store.ts';
export { type CountedPurchases, countOpen, countUndecided } from './open-store.ts';
export { holdsFile, type Seer } from './seen-store.ts';
export { seerOf } from './seer.ts';
export { findWaiting as purchasesWaiting } from './waiting-store.ts';
