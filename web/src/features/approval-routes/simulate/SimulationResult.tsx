import type { Simulation } from '@madoguchi/contract/approval-routes/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../kit/Icon.tsx';
import { PlannedRoute, PlanRefusal } from '../../approvals/public.ts';
import { useApprovalRouteWords } from '../words.ts';

/** The route with names, or why there is none; and of every other one why it was not taken. */
export function SimulationResult({ simulation }: { readonly simulation: Simulation }) {
  const t = useApprovalRouteWords();
  const { plan, refusal, ask, considered } = simulation;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3">{t('simulate.result')}</Typography>
      {refusal ? <PlanRefusal refusal={refusal} ask={ask} /> : null}
      {plan ? <PlannedRoute plan={plan} /> : null}
      <Typography variant="h3">{t('simulate.considered')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {considered.map(({ versionId, name, number, missedBy }) => (
          <Box key={versionId} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Icon name={missedBy === null ? 'approved' : 'minus'} />
            <div>
              <Typography variant="body2" sx={missedBy === null ? { fontWeight: 600 } : {}}>
                {name} {number > 0 ? t('version.nth', { n: number }) : null}
              </Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {missedBy === null ? t('simulate.taken') : t(`miss.${missedBy}`)}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
