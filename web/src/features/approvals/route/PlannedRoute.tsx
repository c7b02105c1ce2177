import type { ApprovalPlan } from '@madoguchi/contract/approvals/model.ts';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../platform/words.ts';
import { PlannedSteps } from './PlannedSteps.tsx';
import { useRouteWords } from './words.ts';

/** A route with names, as it would be taken (B3-05). */
export function PlannedRoute({ plan }: { readonly plan: ApprovalPlan }) {
  const t = useRouteWords();
  const language = useLanguage();
  const name = language === 'en' && plan.routeNameEn !== '' ? plan.routeNameEn : plan.routeName;
  return (
    <>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('version', { name, number: plan.routeNumber })}
      </Typography>
      <PlannedSteps steps={plan.steps} />
    </>
  );
}
