// The port of purchase requests: how many wait for a person, who may see one, and the money that counts against budgets.

export { purchaseFigures, purchaseSpend, purchaseSpendByPlace, requestedPurchases } from './figures-store.ts';
export { purchaseLinks } from './linked-papers-store.ts';
export { viewerOf } from './purchase-record.ts';
export { holdsFile, type Viewer } from './seen-store.ts';
export { auditedPurchases } from './store.ts';
export {
  type CountedPurchases,
  countOpen,
  countUndecided,
  findAskedPurchase,
  findWaiting as purchasesWaiting,
} from './waiting-store.ts';
