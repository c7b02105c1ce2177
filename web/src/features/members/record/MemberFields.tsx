import { CodeField } from '../../../kit/fields/CodeField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { NameWithKana } from '../../../kit/fields/names/NameWithKana.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { useRecordWords } from './words.ts';

/** Name and reading, how the company reaches the person, where they work and since when. */
export function MemberFields() {
  const t = useRecordWords();
  return (
    <>
      <FieldGroup title={t('group.name')}>
        <NameWithKana
          name={{ name: 'lastName', label: t('lastName') }}
          kana={{ name: 'lastNameKana', label: t('lastNameKana') }}
        />
        <NameWithKana
          name={{ name: 'firstName', label: t('firstName') }}
          kana={{ name: 'firstNameKana', label: t('firstNameKana') }}
        />
      </FieldGroup>
      <FieldGroup title={t('group.contact')}>
        <TextField name="email" label={t('email')} inputMode="email" widthPx={400} />
        <CodeField name="phone" label={t('phone')} hint={t('phoneHint')} kind="code" widthPx={200} isOptional />
        <CodeField name="extension" label={t('extension')} kind="code" isOptional />
        <TextField name="workplace" label={t('workplace')} widthPx={320} isOptional />
        <DateField name="joinedOn" label={t('joinedOn')} />
      </FieldGroup>
    </>
  );
}
