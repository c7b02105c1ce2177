import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { withdrawPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { useMessages } from '../../../../platform/messages.ts';
import { useWrite } from '../../../../platform/query.ts';
import { readPurchasesAgain } from '../../request/read-again.ts';
import { usePurchaseWords } from '../../words.ts';

interface Props {
  readonly request: PurchaseRequest;
  readonly onClose: () => void;
}

/** Asks before a submission is taken back: the approvers lose their turns. */
export function WithdrawDialog({ request, onClose }: Props) {
  const t = usePurchaseWords();
  const message = useMessages();
  const withdraw = useWrite(withdrawPurchaseRequest, { refreshes: [] });
  const { id, version } = request;
  const number = request.number ?? '';
  return (
    <ConfirmDialog
      open
      title={t('withdraw.question', { number })}
      confirmLabel={t('withdraw')}
      dismissLabel={t('back')}
      busy={withdraw.isPending}
      onConfirm={() =>
        withdraw.mutate(
          { id, version },
          {
            onSuccess: () => {
              message(t('withdraw.done', { number }), 'success');
              onClose();
            },
            onSettled: () => void readPurchasesAgain(),
          },
        )
      }
      onDismiss={onClose}
    >
      <Typography>{t('withdraw.effect')}</Typography>
      {withdraw.error ? <ErrorBand error={withdraw.error} /> : null}
    </ConfirmDialog>
  );
}
