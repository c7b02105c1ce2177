import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { cancelReservation } from '@madoguchi/contract/reservations/operations.ts';
import type { Closure } from '@madoguchi/contract/resources/model.ts';
import { checkClosure } from '@madoguchi/contract/resources/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { useRead } from '../../../platform/query.ts';
import { useResourceWords } from '../words.ts';
import { AffectedList } from './AffectedList.tsx';
import { MoveDialog } from './MoveDialog.tsx';

/** Reservations that still stand in a closed time, each to be moved to another resource or cancelled by choice. */
export function AffectedAfter({ closure }: { readonly closure: Closure }) {
  const t = useResourceWords();
  const resourceIds = closure.resources.map(({ id }) => id);
  const { startsAt, endsAt } = closure;
  const read = useRead(checkClosure, { resourceIds, startsAt, endsAt });
  const [moved, setMoved] = useState<ReservationItem | null>(null);
  if (read.error !== null) return <ErrorBand error={read.error} onRetry={() => void read.refetch()} />;
  const reservations = read.data?.reservations ?? [];
  if (read.data === undefined) return null;
  return (
    <Box component="section" aria-label={t('affected.label')}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('affected.label')}
      </Typography>
      {reservations.length === 0 ? (
        <Typography variant="body2">{t('affected.settled')}</Typography>
      ) : (
        <AffectedList
          label={t('affected.label')}
          reservations={reservations}
          actionsOf={(reservation) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
              {reservation.may.includes('change') ? (
                <Button variant="outlined" onClick={() => setMoved(reservation)}>
                  {t('move')}
                </Button>
              ) : null}
              <CancelButton reservation={reservation} />
            </Box>
          )}
        />
      )}
      {moved === null ? null : <MoveDialog reservation={moved} closed={resourceIds} onClose={() => setMoved(null)} />}
    </Box>
  );
}

function CancelButton({ reservation }: { readonly reservation: ReservationItem }) {
  const t = useResourceWords();
  const cancel = recordStep({
    operation: cancelReservation,
    label: t('cancel'),
    question: t('cancelQuestion'),
    effect: t('cancelEffect'),
    done: t('cancelled'),
    isDanger: true,
  });
  return <RecordActions record={reservation} steps={[reservation.may.includes('cancel') && { step: cancel }]} />;
}
