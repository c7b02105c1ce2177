import { RESERVATION_LIMITS, type ReservationDetails, SCOPES } from '@madoguchi/contract/reservations/model.ts';
import {
  cancelReservation,
  checkInReservation,
  confirmReservation,
  endReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { CancelledReservation } from '@madoguchi/contract/reservations/step-inputs.ts';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { useReservationWords } from '../words.ts';

/** The reader's steps on a reservation as it stands; of a series, each asks how far it reaches. */
export function ReservationActions({ reservation }: { readonly reservation: ReservationDetails }) {
  const t = useReservationWords();
  const { title, attendees, may, seriesId } = reservation;
  const can = (action: ReservationDetails['may'][number]) => may.includes(action);
  const scopes = SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }));
  const cancel = recordStep({
    operation: cancelReservation,
    label: t('cancel'),
    question: t('cancel.question', { title }),
    effect: attendees.length === 0 ? t('cancel.effectAlone') : t('cancel.effect', { count: attendees.length }),
    form: {
      input: CancelledReservation,
      defaults: { scope: 'one', reason: '' },
      fields: (
        <>
          {seriesId === null ? null : <ChoiceField name="scope" label={t('scope')} choices={scopes} />}
          <TextAreaField name="reason" label={t('reason.optional')} max={RESERVATION_LIMITS.reason} isOptional />
        </>
      ),
      marks: 'optional',
    },
    done: t('cancel.done', { title }),
    isDanger: true,
  });
  const finish = recordStep({
    operation: endReservation,
    label: t('finish'),
    question: t('finish.question', { title }),
    effect: t('finish.effect'),
    done: t('finish.done', { title }),
  });
  const checkIn = recordStep({
    operation: checkInReservation,
    label: t('checkIn'),
    done: t('checkIn.done', { title }),
  });
  const confirm = recordStep({
    operation: confirmReservation,
    label: t('confirm'),
    done: t('confirm.done', { title }),
  });
  return (
    <RecordActions
      record={reservation}
      steps={[
        can('cancel') && { step: cancel },
        can('end') && { step: finish },
        can('confirm') && { step: confirm, place: 'main' },
        can('check-in') && { step: checkIn, place: 'main' },
      ]}
    />
  );
}
