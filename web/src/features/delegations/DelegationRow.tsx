import { DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import { DELEGATION_STATUS_NAMES } from '@madoguchi/contract/delegations/names.ts';
import { acceptDelegation, declineDelegation, endDelegation } from '@madoguchi/contract/delegations/operations.ts';
import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RecordedDepartment } from '../../kit/departments/RecordedDepartment.tsx';
import { RecordActions } from '../../kit/record/RecordActions.tsx';
import { recordStep } from '../../kit/record/StepDialog.tsx';
import { type ChipWeight, StatusChip } from '../../kit/StatusChip.tsx';
import type { Hue } from '../../kit/theme/palettes.ts';
import { formatDay, formatList, formatYen } from '../../platform/formats.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { actionsOf, otherOf, type ShownState, type Side, stateOf } from './side.ts';
import { useDelegationWords } from './words.ts';

const LOOKS: Readonly<Record<ShownState, { readonly icon: IconName; readonly hue: Hue; readonly weight: ChipWeight }>> =
  {
    offered: { icon: 'clock', hue: 'blue', weight: 'ground' },
    coming: { icon: 'calendar', hue: 'blue', weight: 'ground' },
    accepted: { icon: 'approved', hue: 'green', weight: 'ground' },
    declined: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
    ended: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
  };

interface DelegationChipProps {
  readonly delegation: DelegationView;
  readonly side: Side;
  readonly today: PlainDate;
}

/** Where a delegation stands today; solid where the reader is asked to answer. */
function DelegationChip({ delegation, side, today }: DelegationChipProps) {
  const t = useDelegationWords();
  const language = useLanguage();
  const state = stateOf(delegation, today);
  const { icon, hue, weight } = LOOKS[state];
  const isYours = state === 'offered' && side === 'received';
  return (
    <StatusChip
      label={state === 'coming' ? t('row.before') : DELEGATION_STATUS_NAMES[state][language]}
      icon={icon}
      hue={hue}
      weight={isYours ? 'solid' : weight}
    />
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

interface Props {
  readonly side: Side;
  readonly delegation: DelegationView;
}

/** One delegation: with whom, on which days, for what and how much, and what can be done with it. */
export function DelegationRow({ side, delegation }: Props) {
  const t = useDelegationWords();
  const language = useLanguage();
  const { today } = useSession();
  const { validFrom, lastDay, domains, amountLimit, note } = delegation;
  const other = otherOf(delegation, side);
  const listed = formatList(
    domains.map((domain) => DOMAINS[domain].name[language]),
    language,
  );
  const covered = [
    domains.length === 0 ? t('row.every-domain') : listed,
    amountLimit === null ? t('row.no-limit') : t('row.limit', { yen: formatYen(amountLimit) }),
  ];
  return (
    <Row>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="h3">
            {t(side === 'given' ? 'row.to' : 'row.from', { name: other.name })}
          </Typography>
          <DelegationChip delegation={delegation} side={side} today={today} />
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <RecordedDepartment name={other.departmentName} />
        </Typography>
        <Typography component="p">
          {t('row.days', { from: formatDay(validFrom, language), to: formatDay(lastDay, language) })}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {covered.join(' · ')}
        </Typography>
        {note !== '' && (
          <Typography
            lang="ja"
            sx={{ mt: 1, p: 1, borderRadius: '4px', bgcolor: 'background.default', whiteSpace: 'pre-wrap' }}
          >
            {note}
          </Typography>
        )}
      </Box>
      <DelegationActions delegation={delegation} side={side} />
    </Row>
  );
}

interface DelegationActionsProps {
  readonly delegation: DelegationView;
  readonly side: Side;
}

/** Accept, decline, end: what cannot be had back is asked about first. */
function DelegationActions({ delegation, side }: DelegationActionsProps) {
  const t = useDelegationWords();
  const { today } = useSession();
  const { name } = otherOf(delegation, side);
  const questionOf = (action: 'decline' | 'end') => ({
    question: t(`${action}.title`, { name }),
    effect: t(`${action}.effect`, { name }),
  });
  const steps = {
    accept: recordStep({ operation: acceptDelegation, label: t('accept'), done: t('done.accept', { name }) }),
    decline: recordStep({
      operation: declineDelegation,
      label: t('decline'),
      done: t('done.decline', { name }),
      ...questionOf('decline'),
    }),
    end: recordStep({
      operation: endDelegation,
      label: t('end'),
      done: t('done.end', { name }),
      isDanger: true,
      ...questionOf('end'),
    }),
  };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <RecordActions
        record={delegation}
        steps={actionsOf(delegation, side, today).map((action) => ({ step: steps[action] }))}
      />
    </Box>
  );
}
