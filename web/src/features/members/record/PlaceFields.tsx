import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useRecordWords } from './words.ts';

/** Department and position of a post. */
export function PlaceFields() {
  const t = useRecordWords();
  const language = useLanguage();
  const { group, position } = useMasters();
  const choicesOf = (values: typeof group | typeof position) =>
    values.map((one) => ({ value: one.code, label: masterName(one, language), reading: one.kana }));
  return (
    <>
      <ChoiceField name="departmentCode" label={t('department')} choices={choicesOf(group)} />
      <ChoiceField name="positionCode" label={t('position')} choices={choicesOf(position)} />
    </>
  );
}
