import { type Attribute, attributesOf } from '@madoguchi/contract/classifications/attributes.ts';
import { listDetails } from '@madoguchi/contract/classifications/operations.ts';
import { type ReactNode, useMemo } from 'react';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { NameWithKana } from '../../../kit/fields/names/NameWithKana.tsx';
import { PersonField } from '../../../kit/fields/people/PersonField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { YenField } from '../../../kit/fields/YenField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { type FieldProps, useFormContext } from '../../../kit/form/form-context.ts';
import { useRead } from '../../../platform/query.ts';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePathText } from '../details/use-path-text.ts';
import { useEditWords } from './words.ts';

/** As many as one answer holds. */
const MOST = 200;

interface ParentFieldProps extends FieldProps {
  /** The department that is edited; `null` for a new one. */
  readonly own: string | null;
}

/** The department above: one that is valid or will be, each told by its path; or none. */
function ParentField({ own, ...props }: ParentFieldProps) {
  const t = useEditWords();
  const language = useLanguage();
  const pathText = usePathText();
  const { data } = useRead(listDetails, { classification: 'group', state: 'valid,coming', limit: MOST });
  const choices = useMemo(
    () => [
      { value: '', label: t('top') },
      ...(data?.rows ?? [])
        .filter(({ code }) => code !== own)
        .map((row) => ({
          value: row.code,
          label:
            row.above.length === 0
              ? masterName(row, language)
              : t('below', { name: masterName(row, language), path: pathText(row.above) }),
          reading: row.kana,
        })),
    ],
    [data, own, language, pathText, t],
  );
  return <ChoiceField {...props} choices={choices} />;
}

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

interface AttributeFieldsProps {
  readonly classification: string;
  readonly code: string | null;
  readonly people: Readonly<Record<string, string>>;
}

/** The fields for the attributes of this list's values; none where the list has no attributes. */
function AttributeFields({ classification, code, people }: AttributeFieldsProps) {
  const t = useEditWords();
  const attributes = attributesOf(classification);
  if (attributes.length === 0) return null;
  return (
    <FieldGroup title={t('group.attributes')}>
      {attributes.map(([name, of]) => (
        <AttributeField key={name} name={name} of={of} code={code} people={people} />
      ))}
    </FieldGroup>
  );
}

interface FieldOf extends Omit<AttributeFieldsProps, 'classification'> {
  readonly name: string;
  readonly of: Attribute;
}

function AttributeField({ name, of, code, people }: FieldOf) {
  const language = useLanguage();
  const { kind, options = {}, isOptional = false } = of;
  const props = { name, label: of.name[language], hint: of.hint?.[language], isOptional };
  switch (kind) {
    case 'yes':
      return <SwitchField {...props} />;
    case 'choice':
      return (
        <ChoiceField
          {...props}
          choices={Object.entries(options).map(([value, label]) => ({ value, label: label[language] }))}
        />
      );
    case 'yen':
      return <YenField {...props} />;
    case 'count':
      return <NumberField {...props} />;
    case 'percent':
      return <NumberField {...props} unit="%" />;
    case 'department':
      return <ParentField {...props} own={code} />;
    case 'employee':
      return <ChosenPerson {...props} people={people} />;
    default:
      return <TextField {...props} />;
  }
}

/** Head or deputy; the form's value is the employee number alone. */
function ChosenPerson({
  people,
  ...props
}: { readonly people: AttributeFieldsProps['people'] } & Parameters<typeof PersonField>[0]) {
  const { form } = useFormContext();
  const number: unknown = form.getValues(props.name);
  const name = typeof number === 'string' ? people[number] : undefined;
  return <PersonField {...props} {...(name === undefined ? {} : { chosenName: name })} />;
}
