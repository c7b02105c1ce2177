import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import type { cancelClaim, withdrawClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { formatMonth } from '../../../../platform/formats.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSummary } from '../open-sheet/use-open-sheet.ts';
import { useMineWords } from '../words.ts';
import { useClaimWrites } from './claim-writes.ts';
import { useFaultWords } from './use-fault-words.ts';

interface Props {
  /** To a draft again, or for good. */
  readonly ends: 'withdraw' | 'cancel';
  readonly operation: typeof withdrawClaim | typeof cancelClaim;
  readonly sheet: OpenSheet;
  readonly claim: Claim | null;
  readonly onClose: () => void;
}

/** Asks before a submission or the claim itself is taken back. */
export function EndDialog({ ends, operation, sheet, claim, onClose }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const message = useMessages();
  const faultWords = useFaultWords();
  const { lineCount } = useSummary(sheet);
  const { isBusy, run } = useClaimWrites(sheet);
  const number = claim?.number ?? '';
  const month = formatMonth(sheet.store.ground.context.month, language);

  const confirm = async () => {
    const outcome = await run(operation);
    onClose();
    if (outcome.kind === 'done') message(t(`${ends}.done`, { number, month }), 'success');
    else message(faultWords(outcome), 'error');
  };
  return (
    <ConfirmDialog
      open
      title={t(`${ends}.question`, { number, month })}
      confirmLabel={t(ends)}
      dismissLabel={t('back')}
      danger={ends === 'cancel'}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onDismiss={onClose}
    >
      <Typography>{t(`${ends}.consequence`, { count: lineCount })}</Typography>
    </ConfirmDialog>
  );
}
