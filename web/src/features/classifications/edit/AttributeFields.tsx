import { type Attribute, attributesOf } from '@madoguchi/contract/classifications/attributes.ts';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { PersonField } from '../../../kit/fields/people/PersonField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { YenField } from '../../../kit/fields/YenField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ParentField } from './ParentField.tsx';
import { useEditWords } from './words.ts';

interface Props {
  readonly classification: string;
  readonly code: string | null;
  readonly people: Readonly<Record<string, string>>;
}

/** What the values of this list say besides their names; nothing where they say no more. */
export function AttributeFields({ classification, code, people }: Props) {
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

interface FieldOf extends Omit<Props, 'classification'> {
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
function ChosenPerson({ people, ...props }: { readonly people: Props['people'] } & Parameters<typeof PersonField>[0]) {
  const { form } = useFormContext();
  const number: unknown = form.getValues(props.name);
  const name = typeof number === 'string' ? people[number] : undefined;
  return <PersonField {...props} {...(name === undefined ? {} : { chosenName: name })} />;
}
