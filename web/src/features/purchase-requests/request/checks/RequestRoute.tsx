import { previewPurchaseRoute } from '@madoguchi/contract/purchase-requests/operations.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { useRead } from '../../../../platform/query.ts';
import { PlannedRoute, PlanRefusal } from '../../../approvals/public.ts';
import type { RouteInput } from './use-route-input.ts';

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
