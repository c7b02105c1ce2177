import type { Wait } from '@madoguchi/contract/reservations/model.ts';
import { giveUpWait, listWaits } from '@madoguchi/contract/reservations/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { writtenSpan } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';

/** One's places in waiting lists behind a button that counts them. */
export function WaitList() {
  const t = useReservationWords();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useRead(listWaits, {});
  const waits = data?.waits ?? [];
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('waits', { count: waits.filter(({ state }) => state === 'waiting').length })}
      </Button>
      {isOpen && (
        <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
          <DialogTitle id={titleId}>{t('waits.title')}</DialogTitle>
          <DialogContent>
            {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
            {waits.length === 0 ? <Typography>{t('waits.none')}</Typography> : null}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
              {waits.map((wait) => (
                <WaitRow key={wait.id} wait={wait} />
              ))}
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t('favourites.done')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function WaitRow({ wait }: { readonly wait: Wait }) {
  const t = useReservationWords();
  const language = useLanguage();
  const { title, resourceName, state, place } = wait;
  const giveUp = recordStep({ operation: giveUpWait, label: t('waits.giveUp'), done: t('waits.givenUp', { title }) });
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography lang="ja">{title}</Typography>
        <Typography variant="caption" component="p">
          {resourceName} {writtenSpan(wait, language)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {place === null ? t(`waits.${state}`) : t('waits.place', { place })}
        </Typography>
      </Box>
      <RecordActions record={wait} steps={[state === 'waiting' && { step: giveUp }]} />
    </Box>
  );
}
