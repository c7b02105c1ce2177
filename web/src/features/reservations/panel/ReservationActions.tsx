import {
  ALCOHOL_PHASES,
  ALCOHOL_RESULTS,
  RESERVATION_LIMITS,
  type ReservationDetails,
  SCOPES,
} from '@madoguchi/contract/reservations/model.ts';
import {
  cancelReservation,
  checkInReservation,
  confirmReservation,
  endReservation,
  extendReservation,
  handOutReservation,
  noteAlcohol,
  noteDrive,
  takeBackReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { minutesLater } from '@madoguchi/contract/reservations/rules.ts';
import {
  CancelledReservation,
  DrivenReservation,
  ExtendedReservation,
  NotedAlcohol,
} from '@madoguchi/contract/reservations/step-inputs.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { MomentField } from '../../../kit/fields/date/MomentField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { useMessages } from '../../../platform/messages.ts';
import { useReservationWords } from '../words.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

interface Props {
  readonly reservation: ReservationDetails;
}

const EXTENSION_MINUTES = 30;

/** The reader's steps on a reservation as it stands; of a series, each asks how far it reaches. */
export function ReservationActions({ reservation }: Props) {
  const t = useReservationWords();
  const [dialog, setDialog] = useState<'change' | 'alcohol' | null>(null);
  const steps = useReservationSteps(reservation);
  const { may } = reservation;
  const can = (action: ReservationDetails['may'][number]) => may.includes(action);
  const close = () => setDialog(null);
  return (
    <>
      <RecordActions
        record={reservation}
        more={can('alcohol') ? [{ label: t('alcohol'), reason: null, run: () => setDialog('alcohol') }] : []}
        steps={[
          can('drive') && { step: steps.drive, place: 'menu' },
          can('cancel') && { step: steps.cancel },
          can('end') && { step: steps.finish },
          can('extend') && { step: steps.extend },
          can('take-back') && { step: steps.takeBack, place: 'main' },
          can('hand-out') && { step: steps.handOut, place: 'main' },
          can('confirm') && { step: steps.confirm, place: 'main' },
          can('check-in') && { step: steps.checkIn, place: 'main' },
        ]}
      >
        {can('change') && (
          <Button variant="outlined" onClick={() => setDialog('change')}>
            {t('change')}
          </Button>
        )}
      </RecordActions>
      {dialog === 'change' && <ChangeDialog reservation={reservation} onClose={close} />}
      {dialog === 'alcohol' && <AlcoholDialog reservation={reservation} onClose={close} />}
    </>
  );
}

/** Each step on a reservation as its dialogs ask for it, allowed or not. */
export function useReservationSteps(reservation: ReservationDetails) {
  const t = useReservationWords();
  const { title, attendees, seriesId, end, kilometresOut, kilometresBack } = reservation;
  const scopes = SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }));
  const reason = (
    <TextAreaField name="reason" label={t('reason.optional')} max={RESERVATION_LIMITS.reason} isOptional />
  );
  return {
    cancel: recordStep({
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
            {reason}
          </>
        ),
        marks: 'optional',
      },
      done: t('cancel.done', { title }),
      isDanger: true,
    }),
    finish: recordStep({
      operation: endReservation,
      label: t('finish'),
      question: t('finish.question', { title }),
      effect: t('finish.effect'),
      done: t('finish.done', { title }),
    }),
    extend: recordStep({
      operation: extendReservation,
      label: t('extend'),
      question: t('extend.question', { title }),
      form: {
        input: ExtendedReservation,
        defaults: { end: minutesLater(end, EXTENSION_MINUTES) },
        fields: <MomentField name="end" label={t('extend.end')} isEnd />,
      },
      done: t('extend.done', { title }),
    }),
    drive: recordStep({
      operation: noteDrive,
      label: t('drive'),
      question: t('drive.question'),
      form: {
        input: DrivenReservation,
        defaults: { kilometresOut, kilometresBack },
        fields: (
          <>
            <NumberField name="kilometresOut" label={t('kilometresOut')} unit="km" isOptional />
            <NumberField name="kilometresBack" label={t('kilometresBack')} unit="km" isOptional />
          </>
        ),
        marks: 'optional',
      },
      done: t('drive.done'),
    }),
    takeBack: recordStep({ operation: takeBackReservation, label: t('takeBack'), done: t('takeBack.done', { title }) }),
    handOut: recordStep({ operation: handOutReservation, label: t('handOut'), done: t('handOut.done', { title }) }),
    checkIn: recordStep({ operation: checkInReservation, label: t('checkIn'), done: t('checkIn.done', { title }) }),
    confirm: recordStep({ operation: confirmReservation, label: t('confirm'), done: t('confirm.done', { title }) }),
  };
}

interface AlcoholDialogProps {
  readonly reservation: Pick<ReservationDetails, 'id'>;
  readonly onClose: () => void;
}

/** Records a check of the driver: nothing of it can be changed later, so it asks for no version. */
function AlcoholDialog({ reservation, onClose }: AlcoholDialogProps) {
  const t = useReservationWords();
  const message = useMessages();
  const form = useOperationForm(noteAlcohol, {
    input: NotedAlcohol,
    carries: { id: reservation.id },
    defaults: { phase: null, result: null, measured: null },
    onDone: () => {
      message(t('alcohol.done'), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('alcohol.title')}
      effect={t('alcohol.effect')}
      submitLabel={t('alcohol.submit')}
      marks="optional"
      onDismiss={onClose}
    >
      <ChoiceField
        name="phase"
        label={t('alcohol.phase')}
        choices={ALCOHOL_PHASES.map((value) => ({ value, label: t(`alcohol.${value}`) }))}
      />
      <ChoiceField
        name="result"
        label={t('alcohol.result')}
        choices={ALCOHOL_RESULTS.map((value) => ({ value, label: t(`alcohol.${value}`) }))}
      />
      <NumberField name="measured" label={t('alcohol.measured')} hint={t('alcohol.hint')} isOptional />
    </FormDialog>
  );
}
