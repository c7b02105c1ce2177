import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { StatusChip } from '../../../../kit/StatusChip.tsx';
import { useLanguage } from '../../../../platform/words.ts';
import { STEP_LOOKS } from '../looks.ts';
import { PeopleList } from '../PeopleList.tsx';
import { Rail } from '../Rail.tsx';
import { RailItem } from '../RailItem.tsx';
import { StepHead } from '../StepHead.tsx';
import { useRouteWords } from '../words.ts';
import { isSpared, shownTasks, stepStateOf } from './step-state.ts';
import { TaskLine } from './TaskLine.tsx';
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
