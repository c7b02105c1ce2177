import { BUSY } from '@madoguchi/contract/reservations/names.ts';
import { showReservation } from '@madoguchi/contract/reservations/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, Suspense } from 'react';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { writtenSpan } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';
import { ReservationActions } from './ReservationActions.tsx';
import { ReservationFacts } from './ReservationFacts.tsx';
import { ReservationStatusChip } from './ReservationStatusChip.tsx';

interface Props {
  readonly id: string;
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
  /** Shows its approval. Given by the page: approvals show reservations, and would be needed to show themselves. */
  readonly approval: ComponentType<{ readonly approvalId: string }>;
}

/** One reservation beside the board: what is known of it, and the reader's steps on it. */
export function ReservationPanel({ id, takeFocus, onClose, approval: Approval }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const read = useRead(showReservation, { id });
  return (
    <PeekCard
      id={id}
      label={t('reservation')}
      read={read}
      title={({ isBusyOnly, title }) => (isBusyOnly ? BUSY[language] : title)}
      above={({ resources }) => resources.map(({ name }) => name).join(' + ')}
      below={(reservation) => writtenSpan(reservation, language)}
      beside={({ shownState }) => <ReservationStatusChip status={shownState} />}
      takeFocus={takeFocus}
      onClose={onClose}
    >
      {(reservation) => (
        <>
          {reservation.isBusyOnly ? <Typography>{t('private')}</Typography> : null}
          <ReservationFacts reservation={reservation} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ReservationActions reservation={reservation} />
          </Box>
          {reservation.approvalId !== null && (
            <Suspense fallback={null}>
              <Approval approvalId={reservation.approvalId} />
            </Suspense>
          )}
        </>
      )}
    </PeekCard>
  );
}
