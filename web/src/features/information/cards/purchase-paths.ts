// Where the dashboard leads for purchase requests in one state.
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import { filteredPath } from '../../../platform/screen-path.ts';

/** One's own; without an employee record one has none, and the list shows what one may see. */
export function ownPurchases(employeeId: string | null, status: PurchaseStatus): `/${string}` {
  return filteredPath('purchase-requests.list', { ...(employeeId === null ? {} : { employee: employeeId }), status });
}

/** Everybody's, for who decides. */
export function decisionsIn(status: PurchaseStatus): `/${string}` {
  return filteredPath('purchase-requests.decision', { status });
}
