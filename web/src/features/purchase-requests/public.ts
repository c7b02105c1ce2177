// The components that other features may show of purchase requests.
import { lazy } from 'react';

/** The approver's view of a request; loaded when one is opened. */
export const PurchaseForApproval = lazy(async () => ({
  default: (await import('./read/PurchaseForApproval.tsx')).PurchaseForApproval,
}));

/** Whom the money of a request goes to. */
export const PurchaseSuppliers = lazy(async () => ({
  default: (await import('./read/PurchaseSuppliers.tsx')).PurchaseSuppliers,
}));
