import { COMMENT_LIMIT } from '@madoguchi/contract/approvals/model.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { formatMonth, formatNumber } from '../../../../platform/formats.ts';
import { usePreference } from '../../../../platform/preferences.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { SubmissionComment } from '../../../approvals/public.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSummary } from '../open-sheet/use-open-sheet.ts';
import { useMineWords } from '../words.ts';

interface Props {
  readonly sheet: OpenSheet;
  readonly warningCount: number;
  readonly isBusy: boolean;
  /** True where approvers have seen the claim before: what was corrected can be said to them. */
  readonly isAgain: boolean;
  readonly onConfirm: (comment: string) => void;
  readonly onDismiss: () => void;
}

/** Submission reaches another person: month, count, sum and warnings are said before. */
export function SubmitDialog({ sheet, warningCount, isBusy, isAgain, onConfirm, onDismiss }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const { lineCount, totalYen } = useSummary(sheet);
  const sorts = usePreference('sort-claim-lines');
  const [comment, setComment] = useState('');
  const month = formatMonth(sheet.store.ground.context.month, language);
  return (
    <ConfirmDialog
      open
      title={t('submit.question', { month })}
      confirmLabel={t('submit')}
      dismissLabel={t('back')}
      busy={isBusy}
      onConfirm={() => comment.length <= COMMENT_LIMIT && onConfirm(comment)}
      onDismiss={onDismiss}
    >
      <Typography>{t('submit.consequence', { count: lineCount, total: formatNumber(totalYen) })}</Typography>
      {warningCount > 0 && <Typography sx={{ mt: 1 }}>{t('submit.warnings', { count: warningCount })}</Typography>}
      {lineCount > 1 && (
        <FormControlLabel
          sx={{ mt: 1 }}
          label={t('sort.always')}
          control={<Checkbox checked={sorts.value} onChange={(_event, checked) => void sorts.save(checked)} />}
        />
      )}
      {isAgain && <SubmissionComment value={comment} onChange={setComment} />}
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {isBusy ? t('submit.saving') : ''}
      </Typography>
    </ConfirmDialog>
  );
}
