import { BUSY } from '@madoguchi/contract/reservations/names.ts';
import { showReservation } from '@madoguchi/contract/reservations/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { writtenSpan } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';
import { ReservationFacts } from './ReservationFacts.tsx';
import { ReservationStatusChip } from './ReservationStatusChip.tsx';

interface Props {
  /** The reservation's id. */
  readonly about: string;
  /** Called whenever it has been drawn as read, or with the reason why it cannot be. */
  readonly onRead: () => void;
}

/** The approver's view of a reservation: place, time and what else they may know of it (B6-01). */
export function ReservationForApproval({ about, onRead }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const { data, error, isPending, refetch } = useRead(showReservation, { id: about });
  useEffect(() => {
    if (!isPending) onRead();
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-busy={isPending}>
      {error && <ErrorBand error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h3" lang={data.isBusyOnly ? undefined : 'ja'} sx={{ flex: '1 1 auto', minWidth: 0 }}>
              {data.isBusyOnly ? BUSY[language] : data.title}
            </Typography>
            <ReservationStatusChip status={data.shownState} />
          </Box>
          <div>
            <Typography lang="ja">{data.resources.map(({ name }) => name).join(' + ')}</Typography>
            <Typography>{writtenSpan(data, language)}</Typography>
          </div>
          {data.isBusyOnly ? <Typography>{t('private')}</Typography> : null}
          <ReservationFacts reservation={data} />
        </>
      )}
    </Box>
  );
}
