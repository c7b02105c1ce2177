import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import { previewPurchaseRoute } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { useRead } from '../../../../platform/query.ts';
import { pageTimers } from '../../../../platform/timers.ts';
import { PlannedRoute, PlanRefusal } from '../../../approvals/public.ts';
import { useRequestChecks } from './request-checks.ts';

/** The route of a total and a category, or why there is none. The former one stays until the new one is there. */
export function RequestRoute({ input }: { readonly input: RouteInput }) {
  const { data, error, refetch, isPending, isFetching } = useRead(previewPurchaseRoute, input, { keepsPrevious: true });
  return (
    <Box aria-busy={isFetching}>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending && !error ? <Skeleton variant="rounded" height={96} /> : null}
      <div role="status">{data?.refusal ? <PlanRefusal refusal={data.refusal} ask={data.ask} /> : null}</div>
      {data?.plan ? <PlannedRoute plan={data.plan} /> : null}
    </Box>
  );
}

const STANDS_STILL_MS = 300;

interface RouteInput {
  readonly totalYen: Yen;
  readonly purchaseCategory?: string;
}

export const routeInput = (totalYen: Yen, category: string | null): RouteInput => ({
  totalYen,
  ...(category === null ? {} : { purchaseCategory: category }),
});

/** The input of the route preview, debounced; `null` while the total is outside of every route. */
export function useRouteInput(): RouteInput | null {
  const { content, totals } = useRequestChecks();
  const totalYen = useSettled(totals.gross, STANDS_STILL_MS);
  const category = useSettled(content.purchaseCategory, STANDS_STILL_MS);
  if (totalYen <= 0 || totalYen > PURCHASE_LIMITS.totalYen) return null;
  return routeInput(yen(totalYen), category);
}

/** The value once it has stood still for `ms`: what is asked of the server is not asked at every key. */
function useSettled<Value extends string | number | null>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => pageTimers.after(ms, () => setSettled(value)), [value, ms]);
  return settled;
}
