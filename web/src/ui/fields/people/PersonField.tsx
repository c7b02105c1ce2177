import { lazy, Suspense } from 'react';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { Field } from '../Field.tsx';

const PersonSearch = lazy(async () => ({ default: (await import('./PersonSearch.tsx')).PersonSearch }));

interface Props extends FieldProps {
  /** The name of who is chosen already: the form's value is the employee number alone. */
  readonly chosenName?: string;
}

/** A colleague, searched by kanji, kana, romaji or number; the value is the employee number. */
export function PersonField({ chosenName, ...props }: Props) {
  const field = useField<string | null>(props, { ask: 'select' });
  return (
    <Field {...field.frame} widthPx={320}>
      <Suspense fallback={null}>
        <PersonSearch field={field} value={field.value} chosenName={chosenName} onChange={field.change} />
      </Suspense>
    </Field>
  );
}
