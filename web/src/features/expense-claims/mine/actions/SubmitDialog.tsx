import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { formatMonth, formatNumber } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSummary } from '../open-sheet/use-open-sheet.ts';
import { useMineWords } from '../words.ts';

interface Props {
  readonly sheet: OpenSheet;
  readonly warningCount: number;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Submission reaches another person: month, count, sum and warnings are said before. */
export function SubmitDialog({ sheet, warningCount, isBusy, onConfirm, onDismiss }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const { lineCount, totalYen } = useSummary(sheet);
  const month = formatMonth(sheet.store.ground.context.month, language);
  return (
    <ConfirmDialog
      open
      title={t('submit.question', { month })}
      confirmLabel={t('submit')}
      dismissLabel={t('back')}
      busy={isBusy}
      onConfirm={onConfirm}
      onDismiss={onDismiss}
    >
      <Typography>{t('submit.consequence', { count: lineCount, total: formatNumber(totalYen) })}</Typography>
      {warningCount > 0 && <Typography sx={{ mt: 1 }}>{t('submit.warnings', { count: warningCount })}</Typography>}
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {isBusy ? t('submit.saving') : ''}
      </Typography>
    </ConfirmDialog>
  );
}
