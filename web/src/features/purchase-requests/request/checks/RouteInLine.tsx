import type { ApprovalPlan } from '@madoguchi/contract/approvals/model.ts';
import { previewPurchaseRoute } from '@madoguchi/contract/purchase-requests/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { useRead } from '../../../../platform/query.ts';
import { useRequestWords } from '../words.ts';
import { useRouteInput } from './use-route-input.ts';

type Step = ApprovalPlan['steps'][number];

/** Who would decide, one after the other, in one line; the card tells the rest. */
export function RouteInLine() {
  const t = useRequestWords();
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
