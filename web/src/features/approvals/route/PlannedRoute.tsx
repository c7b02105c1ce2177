import type { ApprovalPlan } from '@madoguchi/contract/approvals/model.ts';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../platform/words.ts';
import { ApproverLine } from './ApproverLine.tsx';
import { STEP_LOOKS } from './looks.ts';
import { PeopleList } from './PeopleList.tsx';
import { Rail } from './Rail.tsx';
import { RailItem } from './RailItem.tsx';
import { StepHead } from './StepHead.tsx';
import { useRouteWords } from './words.ts';

/** A route with names, as it would be taken (B3-05): each step, its people, and why it is them. */
export function PlannedRoute({ plan }: { readonly plan: ApprovalPlan }) {
  const t = useRouteWords();
  const language = useLanguage();
  const name = language === 'en' && plan.routeNameEn !== '' ? plan.routeNameEn : plan.routeName;
  return (
    <>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('version', { name, number: plan.routeNumber })}
      </Typography>
      <Rail>
        {plan.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is named by its place
          <RailItem key={index} look={STEP_LOOKS[step.isSkipped ? 'skipped' : 'later']} isOpen>
            <StepHead step={step} people={step.approvers.length} />
            <PeopleList
              people={step.approvers}
              render={(approver) => <ApproverLine key={approver.employeeId} approver={approver} />}
            />
            <Fact text={step.isSkipped ? t('step.skipped') : null} />
            <Fact
              text={step.dueBusinessDays === null || step.isSkipped ? null : t('due', { count: step.dueBusinessDays })}
            />
          </RailItem>
        ))}
      </Rail>
    </>
  );
}

function Fact({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
