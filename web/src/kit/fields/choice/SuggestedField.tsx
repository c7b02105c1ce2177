import { readTypedText } from '@madoguchi/contract/values/typed-text.ts';
import Autocomplete from '@mui/material/Autocomplete';
import { useMemo } from 'react';
import { answers, queryOf, readable } from '../../../platform/reading/reading-match.ts';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { Field } from '../Field.tsx';
import { useTyped } from '../use-typed.ts';
import { boxParts } from './box-parts.tsx';
import type { Choice } from './choice.ts';

interface Props extends FieldProps {
  /** Texts that may be meant, with their readings; anything else can be typed as well. */
  readonly suggested: readonly Choice[];
}

/** One line of text, with what was entered before to choose from: by its beginning in kanji, kana or romaji. */
export function SuggestedField({ suggested, ...props }: Props) {
  const field = useField<string>(props, { ask: 'enter' });
  const typed = useTyped(field, { read: readTypedText, show: String });
  const ready = useMemo(
    () => suggested.map((choice) => ({ choice, words: readable(choice.label, choice.reading ?? '') })),
    [suggested],
  );
  const query = queryOf(typed.text);
  const found = ready.filter(({ words }) => answers(words, query)).map(({ choice }) => choice);
  return (
    <Field {...field.frame}>
      <Autocomplete<Choice, false, false, true>
        {...boxParts({ ...field, leave: typed.leave })}
        freeSolo
        options={found}
        value={null}
        inputValue={typed.text}
        filterOptions={(options) => options}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
        onInputChange={(_, next, reason) => {
          if (reason === 'input' || reason === 'clear') typed.type(next);
        }}
        onChange={(_, next) => {
          if (next !== null) typed.type(typeof next === 'string' ? next : next.label);
        }}
      />
    </Field>
  );
}
