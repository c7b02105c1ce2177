import type { ClaimDecision } from '@madoguchi/contract/expense-claims/model.ts';
import { DECISION_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { RecordedDepartment } from '../../../kit/departments/RecordedDepartment.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { DateSeal } from '../../../kit/paper/DateSeal.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { DECISION_LOOKS } from './ClaimStatusChip.tsx';
import { useDecisionWords } from './words.ts';

const SHOWN_AT_FIRST = 3;
/** A seal stands for what somebody put their name to, not for taking something back. */
const SEALED: readonly ClaimDecision['decision'][] = ['submitted', 'approved', 'confirmed'];

/** The history of a claim, newest first, each approval with its date seal. */
export function DecisionTimeline({ decisions }: { readonly decisions: readonly ClaimDecision[] }) {
  const t = useDecisionWords();
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const newestFirst = decisions.toReversed();
  const shown = showsAll ? newestFirst : newestFirst.slice(0, SHOWN_AT_FIRST);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      {decisions.length === 0 && <Typography color="text.secondary">{t('none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((decision) => (
          <TimelineEntry key={`${decision.at} ${decision.decision}`} decision={decision} />
        ))}
      </Box>
      {shown.length < decisions.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {t('all', { count: decisions.length })}
        </Button>
      )}
    </Box>
  );
}

function TimelineEntry({ decision: { decision, by, department, at, comment } }: { readonly decision: ClaimDecision }) {
  const t = useDecisionWords();
  const language = useLanguage();
  const day = tokyoDay(Date.parse(at)).replaceAll('-', '.');
  const name = DECISION_NAMES[decision][language];
  const familyName = by.split(' ')[0] ?? by;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        paddingInlineStart: 5,
        pb: 3,
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 11,
          top: 24,
          bottom: 0,
          borderInlineStart: '2px solid',
          borderColor: 'divider',
        },
      }}
    >
      <DecisionMark decision={decision} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Box>
          <Typography variant="subtitle2" component="p">
            {name} <span lang="ja">{by}</span>
          </Typography>
          <Typography variant="caption" component="p" color="text.secondary">
            <RecordedDepartment name={department} />
          </Typography>
          <Typography variant="caption" component="p" color="text.secondary">
            <time dateTime={at}>{formatInstant(at, language)}</time>
          </Typography>
        </Box>
        {SEALED.includes(decision) && (
          <DateSeal
            label={t('seal', { decision: name, department, day, name: familyName })}
            department={department}
            day={day}
            familyName={familyName}
          />
        )}
      </Box>
      {comment !== '' && (
        <Typography sx={{ mt: 1, p: 1, borderRadius: '4px', bgcolor: 'background.default', whiteSpace: 'pre-wrap' }}>
          {comment}
        </Typography>
      )}
    </Box>
  );
}

const Node = styled('span', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(({ theme, hue }) => ({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: 24,
  height: 24,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.status[hue].ink,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** The node of a decision on the timeline's line. */
function DecisionMark({ decision }: { readonly decision: ClaimDecision['decision'] }) {
  const { icon, hue } = DECISION_LOOKS[decision];
  return (
    <Node hue={hue}>
      <Icon name={icon} size={20} />
    </Node>
  );
}
