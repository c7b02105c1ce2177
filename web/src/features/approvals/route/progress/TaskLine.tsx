import type { ApprovalTaskView } from '@madoguchi/contract/approvals/model.ts';
import { TASK_STATUS_NAMES } from '@madoguchi/contract/approvals/names.ts';
import Box from '@mui/material/Box';
import { Icon } from '../../../../kit/Icon.tsx';
import { formatDay, formatInstant } from '../../../../platform/formats.ts';
import { useSession } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { ApproverLine } from '../ApproverLine.tsx';
import { TASK_LOOKS } from '../looks.ts';
import { useRouteWords } from '../words.ts';

interface Props {
  readonly task: ApprovalTaskView;
  /** They decided the step before, and are not asked in this one (B3-03). */
  readonly isSpared: boolean;
}

/** One person's turn: waiting, since when and until when, or what they did; both names where a delegate did it (B3-07). */
export function TaskLine({ task, isSpared }: Props) {
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
