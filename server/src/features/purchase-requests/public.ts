// What other features may know of purchase requests: how many wait for a person, and who may see one.
export { type CountedPurchases, countOpen, countUndecided } from './open-store.ts';
export { holdsFile, type Seer } from './seen-store.ts';
export { seerOf } from './seer.ts';
export { findWaiting as purchasesWaiting } from './waiting-store.ts';
