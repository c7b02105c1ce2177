import type { ApprovalTaskView, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { TASK_STATUS_NAMES } from '@madoguchi/contract/approvals/names.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { StatusChip } from '../../../../kit/StatusChip.tsx';
import { formatDay, formatInstant } from '../../../../platform/formats.ts';
import { useSession } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { ApproverLine } from '../ApproverLine.tsx';
import { STEP_LOOKS, TASK_LOOKS } from '../looks.ts';
import { PeopleList } from '../PeopleList.tsx';
import { Rail } from '../Rail.tsx';
import { RailItem } from '../RailItem.tsx';
import { StepHead } from '../StepHead.tsx';
import { useRouteWords } from '../words.ts';
import { isSpared, shownTasks, stepStateOf } from './step-state.ts';
import { useNextSentence } from './use-next-sentence.ts';

/** The steps of a request under way: what is done, whose turn it is, what comes. */
export function RouteProgress({ approval }: { readonly approval: ApprovalView }) {
  const t = useRouteWords();
  const language = useLanguage();
  const headingId = useId();
  const next = useNextSentence(approval);
  const { routeName, routeNameEn, routeNumber } = approval;
  const name = language === 'en' && routeNameEn !== '' ? routeNameEn : routeName;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h3" component="h2" id={headingId}>
        {t('timeline')}
      </Typography>
      <Typography role="status" sx={{ my: 0.5 }}>
        {next}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('version', { name, number: routeNumber })}
      </Typography>
      <Rail>
        {approval.steps.map((step, index) => {
          const state = stepStateOf(approval, index);
          const { shown, unneeded } = shownTasks(step.tasks);
          return (
            <RailItem
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is named by its place
              key={index}
              look={STEP_LOOKS[state]}
              isOpen={state !== 'done' && state !== 'skipped'}
              isCurrent={state === 'now'}
            >
              <StepHead
                step={step}
                people={shown.length + unneeded}
                state={<StatusChip label={t(`state.${state}`)} {...STEP_LOOKS[state]} />}
              />
              <PeopleList
                people={shown}
                render={(task) => <TaskLine key={task.id} task={task} isSpared={isSpared(state, task)} />}
              />
              {state === 'skipped' && <Note>{t('step.skipped')}</Note>}
              {unneeded > 0 && <Note>{t('task.unneeded', { count: unneeded })}</Note>}
            </RailItem>
          );
        })}
      </Rail>
    </Box>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

interface Props {
  readonly task: ApprovalTaskView;
  /** They decided the step before, and are not asked in this one (B3-03). */
  readonly isSpared: boolean;
}

/** One person's turn: waiting, since when and until when, or what they did; both names where a delegate did it (B3-07). */
function TaskLine({ task, isSpared }: Props) {
  const t = useRouteWords();
  const language = useLanguage();
  const { today } = useSession();
  const { approver, status, doneAt, doneBy, dueOn } = task;
  const { icon, hue } = TASK_LOOKS[status];
  const name = TASK_STATUS_NAMES[status][language];
  const isDelegated = doneBy !== null && doneBy.employeeId !== approver.employeeId && status !== 'reassigned';
  const isLate = status === 'pending' && dueOn !== null && dueOn < today;
  return (
    <ApproverLine approver={approver}>
      {status !== 'waiting' && (
        <Box component="p" sx={{ m: 0, typography: 'caption', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Box
            component="span"
            sx={(theme) => ({
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              color: theme.vars.palette.status[hue].ink,
            })}
          >
            <Icon name={icon} size={16} />
            {name}
          </Box>
          {isSpared && <span>{t('task.spared')}</span>}
          {doneAt !== null && <time dateTime={doneAt}>{formatInstant(doneAt, language)}</time>}
          {isDelegated && <span>{t('task.for', { delegate: doneBy.name })}</span>}
          {status === 'pending' && dueOn !== null && <span>{t('task.due', { day: formatDay(dueOn, language) })}</span>}
          {isLate && (
            <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
              {t('task.overdue')}
            </Box>
          )}
        </Box>
      )}
    </ApproverLine>
  );
}
