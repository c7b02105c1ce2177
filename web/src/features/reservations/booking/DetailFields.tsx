import { RESERVATION_LIMITS, VISIBILITIES } from '@madoguchi/contract/reservations/model.ts';
import { VISIBILITY_NAMES } from '@madoguchi/contract/reservations/names.ts';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { useReservationWords } from '../words.ts';

/** Purpose, visibility and a note: the fields that most bookings leave alone. */
export function DetailFields() {
  const t = useReservationWords();
  const language = useLanguage();
  return (
    <>
      <TextField name="purpose" label={t('purpose')} isOptional />
      <ChoiceField
        name="visibility"
        label={t('visibility')}
        hint={t('visibility.hint')}
        choices={VISIBILITIES.map((value) => ({ value, label: VISIBILITY_NAMES[value][language] }))}
      />
      <TextAreaField name="note" label={t('note')} max={RESERVATION_LIMITS.note} isOptional />
    </>
  );
}
