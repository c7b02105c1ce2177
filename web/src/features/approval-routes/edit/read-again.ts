// What is read again after a write of a route.
import { listRoutes, showRoute, simulate } from '@madoguchi/contract/approval-routes/operations.ts';
import { refresh } from '../../../platform/query.ts';

export function readRoutesAgain(): void {
  void refresh([showRoute.id, listRoutes.id, simulate.id]);
}
