import type { ReservationDetails } from '@madoguchi/contract/reservations/model.ts';
import { showReservation } from '@madoguchi/contract/reservations/operations.ts';
import { useEffect } from 'react';
import { StepDialog } from '../../../kit/record/StepDialog.tsx';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { useReservationSteps } from './ReservationActions.tsx';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before a reservation is cancelled that stands on a board: whom that reaches is read first. */
export function CancelDialog({ id, onClose }: Props) {
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const { data, error } = useRead(showReservation, { id });
  const isRefused = data === undefined && error !== null;
  const sentence = isRefused ? sentenceOf(error) : null;
  useEffect(() => {
    if (sentence === null) return;
    message(sentence, 'error', { key: id });
    onClose();
  }, [sentence, id, message, onClose]);
  return data === undefined ? null : <Asked reservation={data} onClose={onClose} />;
}

function Asked({ reservation, onClose }: { readonly reservation: ReservationDetails } & Pick<Props, 'onClose'>) {
  const { cancel } = useReservationSteps(reservation);
  return <StepDialog step={cancel} record={reservation} onClose={onClose} />;
}
