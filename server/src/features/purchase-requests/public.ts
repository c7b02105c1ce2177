// What other features may know of purchase requests: how they are approved, and who may see one.
export { purchaseSubject } from './approval-subject.ts';
export { holdsFile, type Seer } from './seen-store.ts';
export { seerOf } from './seer.ts';
