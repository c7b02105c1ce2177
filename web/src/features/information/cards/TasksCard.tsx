import { may } from '@madoguchi/contract/access.ts';
import type { Task } from '@madoguchi/contract/information/model.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { formatMonth } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { CardRead } from '../board/CardRead.tsx';
import { useInformationWords } from '../words.ts';
import { TaskRow } from './TaskRow.tsx';

const ButtonLink = createLink(Button);

/** As many as the card has room for. */
const AT_FIRST = 4;

/** What waits for this person, each with how many and since when (B9-01). */
export function TasksCard() {
  const read = useRead(showTasks, {});
  return (
    <CardRead read={read} shape={[56, 56]}>
      {(tasks) => (tasks.length === 0 ? <Nothing /> : <Tasks tasks={tasks} />)}
    </CardRead>
  );
}

/** All is done; whoever has a claim is led to this month's (R10). */
function Nothing() {
  const t = useInformationWords();
  const language = useLanguage();
  const { today, user } = useSession();
  const month = monthOf(today);
  return (
    <EmptyState icon="success" text={t('noTasks')}>
      {user !== null && user.employeeId !== null && may({ roles: user.role }, 'staff') ? (
        <ButtonLink to={screenPath('expense-claims.mine', { applicationYm: month })} variant="outlined">
          {t('openClaim', { month: formatMonth(month, language) })}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}

/** The first of them; the others by a button, so that a long list does not push the other cards away. */
function Tasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const t = useInformationWords();
  const { today } = useSession();
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const others = tasks.length - AT_FIRST;
  return (
    <>
      <Box component="ul" id={listId} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {tasks.slice(0, showsAll ? tasks.length : AT_FIRST).map((task) => (
          <li key={'month' in task ? `${task.kind}.${task.month}` : task.kind}>
            <TaskRow task={task} today={today} />
          </li>
        ))}
      </Box>
      {others > 0 ? (
        <Button
          size="small"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ alignSelf: 'center' }}
        >
          {showsAll ? t('fewerTasks') : t('moreTasks', { count: others })}
        </Button>
      ) : null}
    </>
  );
}
