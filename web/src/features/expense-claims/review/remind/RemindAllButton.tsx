import { type countForReview, remindClaimants } from '@madoguchi/contract/expense-claims/operations.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { formatMonth } from '../../../../platform/formats.ts';
import { ProblemError } from '../../../../platform/http/refusals.ts';
import { logFault } from '../../../../platform/log.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useWrite } from '../../../../platform/query.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useReviewWords } from '../words.ts';

interface Props {
  readonly month: YearMonth;
  readonly counts: OutputOf<typeof countForReview> | undefined;
}

/** Asks everybody who has handed nothing in, after one question: it reaches others (B4-08). */
export function RemindAllButton({ month, counts }: Props) {
  const t = useReviewWords();
  const message = useMessages();
  const monthName = formatMonth(month, useLanguage());
  const remind = useWrite(remindClaimants);
  const [asks, setAsks] = useState(false);
  const count = counts?.find(({ state }) => state === 'not-submitted')?.people ?? 0;
  if (count === 0) return null;

  const send = () => {
    const close = () => setAsks(false);
    remind.mutate(
      { month },
      {
        onSuccess: ({ reminded }) =>
          message(
            reminded === 0 ? t('remind.none') : t('bulk.remind.done', { count: reminded }),
            reminded === 0 ? 'info' : 'success',
          ),
        onError: (error) => {
          logFault('The reminders could not be sent', error);
          message(error instanceof ProblemError ? error.body.message : t('remind.failed'), 'error');
        },
        onSettled: close,
      },
    );
  };
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="bell" />} onClick={() => setAsks(true)}>
        {t('remind.all')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('remind.title', { month: monthName, count })}
        confirmLabel={t('remind.confirm')}
        dismissLabel={t('remind.dismiss')}
        busy={remind.isPending}
        onConfirm={send}
        onDismiss={() => setAsks(false)}
      >
        <Typography variant="body1">{t('remind.effect')}</Typography>
      </ConfirmDialog>
    </>
  );
}
