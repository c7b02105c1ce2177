import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { useRequestChecks } from './request-checks.ts';
import { useSettled } from './use-settled.ts';

const STANDS_STILL_MS = 300;

export interface RouteInput {
  readonly totalYen: Yen;
  readonly purchaseCategory?: string;
}

export const routeInput = (totalYen: Yen, category: string | null): RouteInput => ({
  totalYen,
  ...(category === null ? {} : { purchaseCategory: category }),
});

/** What a route is looked for with, once it stands still; null while there is no total that has one. */
export function useRouteInput(): RouteInput | null {
  const { content, totals } = useRequestChecks();
  const totalYen = useSettled(totals.gross, STANDS_STILL_MS);
  const category = useSettled(content.purchaseCategory, STANDS_STILL_MS);
  if (totalYen <= 0 || totalYen > PURCHASE_LIMITS.totalYen) return null;
  return routeInput(yen(totalYen), category);
}
