import { lazy, Suspense } from 'react';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { Field } from '../Field.tsx';

const PersonSearch = lazy(async () => ({ default: (await import('./PersonSearch.tsx')).PersonSearch }));

interface Props extends FieldProps {
  /** The name of who is chosen already: the form's value names them by number or id alone. */
  readonly chosenName?: string | undefined;
  /** The meaning of the form's value: the number that people read, or the id by which records name somebody. */
  readonly by?: 'number' | 'id';
}

/** A colleague, searched by kanji, kana, romaji or number. */
export function PersonField({ chosenName, by = 'number', ...props }: Props) {
  const field = useField<string | null>(props, { ask: 'select' });
  return (
    <Field {...field.frame} widthPx={320}>
      <Suspense fallback={null}>
        <PersonSearch field={field} value={field.value} chosenName={chosenName} by={by} onChange={field.change} />
      </Suspense>
    </Field>
  );
}
