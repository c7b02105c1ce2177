import type { ApprovalPlan } from '@madoguchi/contract/approvals/model.ts';
import { previewPurchaseRoute } from '@madoguchi/contract/purchase-requests/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CONTROL, height } from '../../../../kit/theme/tokens.ts';
import { useRead } from '../../../../platform/query.ts';
import { usePurchaseWords } from '../../words.ts';
import { useRouteInput } from './RequestRoute.tsx';
import { useRequestChecks } from './request-checks.ts';

/** Where nothing stands beside the form: before its fields, who would decide in a line, the rest to be unfolded. */
export function FoldedChecks({ children }: { readonly children: ReactNode }) {
  const t = usePurchaseWords();
  const { findings } = useRequestChecks();
  return (
    <Box component="details" sx={{ minWidth: 0 }}>
      <Card component="summary" sx={{ px: 2, py: 1, minHeight: height(CONTROL.touch), cursor: 'pointer' }}>
        <Typography variant="subtitle2" component="span">
          {t('aside')}
        </Typography>
        <Typography variant="body2" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <RouteInLine />
          {findings.length === 0 ? null : ` · ${t('aside.findings', { count: findings.length })}`}
        </Typography>
      </Card>
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>{children}</Box>
    </Box>
  );
}

type Step = ApprovalPlan['steps'][number];

/** The approvers in order, in one line; the card shows the details. */
function RouteInLine() {
  const t = usePurchaseWords();
  const input = useRouteInput();
  const asked = { enabled: input !== null, keepsPrevious: true };
  const { data, error } = useRead(previewPurchaseRoute, input ?? { totalYen: yen(1) }, asked);
  const saysWho = ({ approvers: [first, ...others] }: Step) =>
    others.length === 0 ? first?.name : t('route.several', { first: first?.name ?? '', count: others.length });
  if (input === null) return t('route.later');
  if (error !== null) return t('route.failed');
  if (data === undefined) return t('route.pending');
  const { plan, refusal } = data;
  if (refusal?.code === 'no-approver') return t('route.nobody', { step: refusal.stepName ?? '' });
  if (plan === null) return t('route.none');
  return plan.steps
    .filter(({ isSkipped }) => !isSkipped)
    .map(saysWho)
    .join(' → ');
}
