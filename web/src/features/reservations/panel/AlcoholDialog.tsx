import { ALCOHOL_PHASES, ALCOHOL_RESULTS, type ReservationDetails } from '@madoguchi/contract/reservations/model.ts';
import { noteAlcohol } from '@madoguchi/contract/reservations/operations.ts';
import { NotedAlcohol } from '@madoguchi/contract/reservations/step-inputs.ts';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useReservationWords } from '../words.ts';

interface Props {
  readonly reservation: Pick<ReservationDetails, 'id'>;
  readonly onClose: () => void;
}

/** Records a check of the driver: nothing of it can be changed later, so it asks for no version. */
export function AlcoholDialog({ reservation, onClose }: Props) {
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
