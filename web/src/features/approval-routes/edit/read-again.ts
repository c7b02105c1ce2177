// What is read again after a write of a route.
import { listRoutes, showRoute, simulate } from '@madoguchi/contract/approval-routes/operations.ts';
import { refresh } from '../../../platform/query.ts';

export const ROUTE_READS = [showRoute.id, listRoutes.id, simulate.id] as const;

export function readRoutesAgain(): void {
  void refresh(ROUTE_READS);
}
