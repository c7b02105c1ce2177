import { countReaders, remindReaders } from '@madoguchi/contract/announcements/operations.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { useMessages } from '../../../../platform/messages.ts';
import { useRead, useWrite } from '../../../../platform/query.ts';
import { useAnnouncementWords } from '../../words.ts';

/** Reminds everybody who has not confirmed an announcement, after one question: it reaches others (B9-01). */
export function RemindAllButton({ id }: { readonly id: string }) {
  const t = useAnnouncementWords();
  const message = useMessages();
  const remind = useWrite(remindReaders);
  const [asks, setAsks] = useState(false);
  const count = useRead(countReaders, { id }).data?.reduce((sum, { unread }) => sum + unread, 0) ?? 0;
  if (count === 0 && !asks) return null;
  const send = () =>
    remind.mutate(
      { id },
      {
        onSuccess: ({ reminded }) => {
          message(
            reminded === 0 ? t('remind.none') : t('remind.done', { count: reminded }),
            reminded === 0 ? 'info' : 'success',
          );
          setAsks(false);
        },
      },
    );
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="bell" />}
        onClick={() => {
          remind.reset();
          setAsks(true);
        }}
      >
        {t('remind.all')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('remind.all.title', { count })}
        confirmLabel={t('remind.confirm')}
        dismissLabel={t('remind.dismiss')}
        busy={remind.isPending}
        onConfirm={send}
        onDismiss={() => setAsks(false)}
      >
        <Typography>{t('remind.effect')}</Typography>
        {remind.error ? <ErrorBand error={remind.error} /> : null}
      </ConfirmDialog>
    </>
  );
}
