import type { ApprovalPlan } from '@madoguchi/contract/approvals/model.ts';
import Typography from '@mui/material/Typography';
import { ApproverLine } from './ApproverLine.tsx';
import { STEP_LOOKS } from './looks.ts';
import { PeopleList } from './PeopleList.tsx';
import { Rail } from './Rail.tsx';
import { RailItem } from './RailItem.tsx';
import { StepHead } from './StepHead.tsx';
import { useRouteWords } from './words.ts';

/** Steps with names that none has reached: their people, why it is them, and by when. */
export function PlannedSteps({ steps }: { readonly steps: ApprovalPlan['steps'] }) {
  const t = useRouteWords();
  return (
    <Rail>
      {steps.map((step, index) => (
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
  );
}

function Fact({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
