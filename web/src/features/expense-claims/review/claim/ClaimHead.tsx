import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import { printClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { PaperButton } from '../../../../kit/paper/PaperButton.tsx';
import { useRecordedName } from '../../../../kit/use-recorded-name.ts';
import { formatDay, formatMonth } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { ClaimStatusChip } from '../../decisions/ClaimStatusChip.tsx';
import { useReviewWords } from '../words.ts';

interface Props {
  readonly claim: Claim;
  /** Alone on the screen it leads back to the list; beside the list it is closed. */
  readonly isPage: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

/** Whose claim this is and where it stands, the paper, and the way back to the list. */
export function ClaimHead({ claim, isPage, headingRef, onClose }: Props) {
  const t = useReviewWords();
  const language = useLanguage();
  const departmentOf = useRecordedName('group');
  const heading = t('claim.heading', { name: claim.employeeName, month: formatMonth(claim.month, language) });
  const facts = [
    claim.number,
    departmentOf(claim.departmentName).text,
    `${t('column.employee')} ${claim.employeeId}`,
    claim.submittedAt && `${t('column.submitted')} ${formatDay(tokyoDay(Date.parse(claim.submittedAt)), language)}`,
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      {isPage && (
        <Button
          startIcon={<Icon name="chevronLeft" />}
          onClick={onClose}
          sx={{ flex: '1 0 100%', ml: -2, justifyContent: 'flex-start' }}
        >
          {t('claim.back')}
        </Button>
      )}
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h2" ref={headingRef} tabIndex={-1}>
            {heading}
          </Typography>
          <ClaimStatusChip status={claim.status} isYourTurn={claim.status === 'approved' && !claim.mine} />
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {facts.join('　')}
        </Typography>
      </Box>
      <PaperButton operation={printClaim} input={{ id: claim.id }} title={heading} size="small" />
      {!isPage && (
        <Tooltip title={t('claim.close')}>
          <IconButton aria-label={t('claim.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
