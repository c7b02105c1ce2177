import { makeFeed, renewFeed, revokeFeed, showFeed } from '@madoguchi/contract/calendar/exchange-operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Sheet } from '../Sheet.tsx';
import { useExchangeWords } from './words.ts';

type Asking = 'renew' | 'revoke';

/** The address by which other calendars show this one: made, renewed and revoked (B6-06). It is shown once, when it is made. */
export function SubscribeSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useExchangeWords();
  const language = useLanguage();
  const feed = useRead(showFeed, {});
  const [asking, setAsking] = useState<Asking | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const message = useMessages();
  const make = useWrite(makeFeed);
  const renew = useWrite(renewFeed);
  const revoke = useWrite(revokeFeed);
  const madeAt = feed.data?.madeAt ?? null;
  const error = feed.error ?? make.error ?? renew.error ?? revoke.error;
  const isPending = make.isPending || renew.isPending || revoke.isPending;

  const lookAgain = () => {
    for (const write of [make, renew, revoke]) write.reset();
    void feed.refetch();
  };
  const settled = { onSettled: () => setAsking(null) };
  function carryOut(): void {
    if (madeAt === null || isPending) return;
    if (asking === 'renew') renew.mutate({ madeAt }, { ...settled, onSuccess: (made) => setAddress(made.address) });
    else {
      revoke.mutate(
        { madeAt },
        {
          ...settled,
          onSuccess: () => {
            setAddress(null);
            message(t('feed.revoked'), 'success');
          },
        },
      );
    }
  }

  return (
    <Sheet title={t('feed.title')} onClose={onClose}>
      <Typography>{t('feed.lead')}</Typography>
      <Typography>{t('feed.secret')}</Typography>
      {error ? <ErrorBand error={error} onRetry={lookAgain} /> : null}
      {address === null ? null : <Address address={address} />}
      {address === null && madeAt !== null ? (
        <Typography>{t('feed.since', { time: formatInstant(madeAt, language) })}</Typography>
      ) : null}
      {feed.data !== undefined && madeAt === null ? (
        <>
          <Typography>{t('feed.none')}</Typography>
          <Button
            variant="contained"
            aria-busy={isPending}
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => !isPending && make.mutate({}, { onSuccess: (made) => setAddress(made.address) })}
          >
            {t('feed.make')}
          </Button>
        </>
      ) : null}
      {madeAt === null ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setAsking('renew')}>
            {t('feed.renew')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsking('revoke')}>
            {t('feed.revoke')}
          </Button>
        </Box>
      )}
      {asking === null ? null : (
        <ConfirmDialog
          open
          title={t(`feed.${asking}.title`)}
          confirmLabel={t(`feed.${asking}`)}
          dismissLabel={t('back')}
          danger={asking === 'revoke'}
          busy={isPending}
          onConfirm={carryOut}
          onDismiss={() => setAsking(null)}
        >
          {t('feed.renew.effect')}
        </ConfirmDialog>
      )}
    </Sheet>
  );
}

/** The address, to be copied now. */
function Address({ address }: { readonly address: string }) {
  const t = useExchangeWords();
  const message = useMessages();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => message(t('feed.copied'), 'success'),
      () => message(t('feed.notCopied'), 'error'),
    );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <TextField
        label={t('feed.address')}
        hint={t('feed.once')}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant="contained"
        startIcon={<Icon name="copy" />}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => void copy()}
      >
        {t('feed.copy')}
      </Button>
    </Box>
  );
}
