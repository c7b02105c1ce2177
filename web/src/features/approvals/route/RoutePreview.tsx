import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import { previewApproval } from '@madoguchi/contract/approvals/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useRead } from '../../../platform/query.ts';
import { PlannedRoute } from './PlannedRoute.tsx';
import { PlanRefusal } from './PlanRefusal.tsx';
import { RouteSkeleton } from './RouteSkeleton.tsx';
import { useRouteWords } from './words.ts';

interface Props {
  readonly domain: ApprovalDomain;
  /** The draft, as it is stored. */
  readonly subjectId: string;
  /** Its version, or whatever else changes when what is stored does: the route is found anew then. */
  readonly asOf: string | number;
}

/**
 * The whole route with names that a draft would take (B3-05), or why there is none (B3-04). The former names stay until
 * the new ones are there.
 */
export function RoutePreview({ domain, subjectId, asOf }: Props) {
  const t = useRouteWords();
  const headingId = useId();
  const { data, error, refetch, isPending } = useRead(previewApproval, { domain, subjectId });
  const foundFor = useRef<Props['asOf'] | null>(null);
  useEffect(() => {
    // The cached preview may be of an older draft; a request in flight for an older one is cancelled.
    const isFirst = foundFor.current === null;
    foundFor.current = asOf;
    void refetch({ cancelRefetch: !isFirst });
  }, [asOf, refetch]);
  return (
    <Box component="section" aria-labelledby={headingId} aria-busy={isPending}>
      <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 1 }}>
        {t('route')}
      </Typography>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <RouteSkeleton /> : null}
      <div role="status">{data?.refusal ? <PlanRefusal refusal={data.refusal} ask={data.ask} /> : null}</div>
      {data?.plan ? <PlannedRoute plan={data.plan} /> : null}
    </Box>
  );
}
