import type { ReactNode } from 'react';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { NameWithKana } from '../../../kit/fields/names/NameWithKana.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { AttributeFields } from './AttributeFields.tsx';
import { useEditWords } from './words.ts';

interface Props {
  readonly classification: string;
  /** The value itself, where it is there already: it is no parent of itself. */
  readonly code: string | null;
  /** Names of employees by their numbers, of those who are chosen already. */
  readonly people: Readonly<Record<string, string>>;
  /** A field of a new value before the others. */
  readonly first?: ReactNode;
}

/** Everything that a maintainer writes of a value. */
export function DetailFields({ classification, code, people, first }: Props) {
  const t = useEditWords();
  return (
    <>
      <FieldGroup title={t('group.name')} lead={code === null ? undefined : t('nameHint')}>
        {first}
        <NameWithKana name={{ name: 'name', label: t('name') }} kana={{ name: 'kana', label: t('kana') }} />
        <TextField name="nameEn" label={t('nameEn')} hint={t('nameEnHint')} isOptional />
      </FieldGroup>
      <AttributeFields classification={classification} code={code} people={people} />
      <FieldGroup title={t('group.validity')}>
        <DateField name="validFrom" label={t('validFrom')} />
        <DateField name="validTo" label={t('validTo')} hint={t('validToHint')} isOptional />
        <NumberField name="order" label={t('order')} hint={t('orderHint')} isOptional />
        <SwitchField name="active" label={t('active')} hint={t('activeHint')} />
      </FieldGroup>
    </>
  );
}
