import type { ApprovalActView, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { ACT_NAMES, RETURN_REASON_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { DateSeal } from '../../../../kit/paper/DateSeal.tsx';
import { useRecordedName } from '../../../../kit/use-recorded-name.ts';
import { formatInstant, formatYen } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { ACT_LOOKS } from '../looks.ts';
import { Rail } from '../Rail.tsx';
import { RailItem } from '../RailItem.tsx';
import { useRouteWords } from '../words.ts';

/** A seal stands for what somebody put their name to. */
const SEALED: readonly ApprovalActView['kind'][] = ['submit', 'approve', 'check'];

interface Props {
  readonly act: ApprovalActView;
  /** The request was submitted more than once: each act says in which submission it was done. */
  readonly isOfSeveral: boolean;
}

/** One act: what, by whom and for whom, in which step, when, and what was said. */
function ActItem({ act, isOfSeveral }: Props) {
  const t = useRouteWords();
  const language = useLanguage();
  const departmentOf = useRecordedName('group');
  const { kind, by, at, onBehalfOf, reason, comment, round, amounts } = act;
  const stepName = language === 'en' && act.stepNameEn ? act.stepNameEn : act.stepName;
  const facts = [
    isOfSeveral && t('round', { count: round }),
    stepName,
    by && departmentOf(by.departmentName).text,
  ].filter(Boolean);
  return (
    <RailItem look={ACT_LOOKS[kind]}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <div>
          <Typography variant="subtitle2" component="p">
            {ACT_NAMES[kind][language]} {by === null ? t('calendar') : <span lang="ja">{by.name}</span>}
            {onBehalfOf && (
              <Typography component="span" variant="caption" sx={{ marginInlineStart: 1 }}>
                {t('act.for', { name: onBehalfOf.name })}
              </Typography>
            )}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {facts.join(' · ')}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            <time dateTime={at}>{formatInstant(at, language)}</time>
          </Typography>
        </div>
        <Seal act={act} />
      </Box>
      {reason !== null && (
        <Typography variant="caption" component="p" sx={{ mt: 1, fontWeight: 600 }}>
          {t('act.reason', { reason: RETURN_REASON_NAMES[reason][language] })}
        </Typography>
      )}
      {amounts !== null && (
        <Typography variant="caption" component="p" sx={{ mt: 1, fontWeight: 600 }}>
          {t('act.amounts', { before: formatYen(amounts.before), after: formatYen(amounts.after) })}
        </Typography>
      )}
      {comment !== '' && (
        <Typography sx={{ mt: 1, p: 1, borderRadius: '4px', bgcolor: 'background.default', whiteSpace: 'pre-wrap' }}>
          {comment}
        </Typography>
      )}
    </RailItem>
  );
}

function Seal({ act: { kind, by, at } }: Pick<Props, 'act'>) {
  const t = useRouteWords();
  const language = useLanguage();
  const departmentOf = useRecordedName('group');
  if (by === null || !SEALED.includes(kind)) return null;
  const { name, departmentName: department } = by;
  const day = tokyoDay(Date.parse(at)).replaceAll('-', '.');
  const familyName = name.split(' ')[0] ?? name;
  const label = t('seal', {
    act: ACT_NAMES[kind][language],
    department: departmentOf(department).text,
    day,
    name: familyName,
  });
  return <DateSeal label={label} department={department} day={day} familyName={familyName} />;
}

const SHOWN_AT_FIRST = 3;

interface HistoryProps {
  readonly approval: Pick<ApprovalView, 'acts' | 'round'>;
  /** Beside the heading: the way to undo one's own. */
  readonly action?: ReactNode;
}

/** Every act of all submissions, newest first: who, when, for whom, why. */
export function ActHistory({ approval: { acts, round }, action }: HistoryProps) {
  const t = useRouteWords();
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const newestFirst = acts.toReversed();
  const shown = showsAll ? newestFirst : newestFirst.slice(0, SHOWN_AT_FIRST);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h3" component="h2" id={headingId}>
          {t('history')}
        </Typography>
        {action}
      </Box>
      <Rail>
        {shown.map((act) => (
          <ActItem key={act.id} act={act} isOfSeveral={round > 1} />
        ))}
      </Rail>
      {shown.length < acts.length && (
        <Button size="small" onClick={() => setShowsAll(true)} sx={{ mt: 1 }}>
          {t('all', { count: acts.length })}
        </Button>
      )}
    </Box>
  );
}
