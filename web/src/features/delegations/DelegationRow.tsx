import { DOMAIN_NAMES } from '@madoguchi/contract/approvals/domain-names.ts';
import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RecordedDepartment } from '../../kit/departments/RecordedDepartment.tsx';
import { formatDay, formatYen } from '../../platform/formats.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { DelegationActions } from './DelegationActions.tsx';
import { DelegationChip } from './DelegationChip.tsx';
import { otherOf, type Side } from './side.ts';
import { useDelegationWords } from './words.ts';

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
  const listed = domains.map((domain) => DOMAIN_NAMES[domain][language]).join(language === 'ja' ? '、' : ', ');
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
