import { readTypedText } from '@madoguchi/contract/values/typed-text.ts';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useMemo } from 'react';
import { isComposing } from '../../../platform/composition.ts';
import { answers, queryOf, readable } from '../../../platform/reading/reading-match.ts';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { height, RADIUS, SHADOW } from '../../theme/tokens.ts';
import { Field } from '../Field.tsx';
import { useTyped } from '../use-typed.ts';
import type { Choice } from './choice.ts';

const ROW_PX = 36;
const ROWS_SHOWN = 8;

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
        id={field.id}
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
        onBlur={typed.leave}
        onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }) => {
          event.defaultMuiPrevented = isComposing(event);
        }}
        slotProps={{
          listbox: { sx: { maxHeight: height(ROW_PX * ROWS_SHOWN), typography: 'body2' } },
          paper: {
            sx: {
              borderRadius: `${RADIUS.menu}px`,
              boxShadow: SHADOW.menu,
              border: '1px solid',
              borderColor: 'divider',
            },
          },
        }}
        sx={{
          '& .MuiOutlinedInput-root': { py: 0, pl: 0.5 },
          '& .MuiOutlinedInput-root .MuiAutocomplete-input': { py: '6px', pl: 1 },
        }}
        renderInput={({ slotProps: { input, htmlInput }, fullWidth }) => {
          const { ref, ...listed } = htmlInput;
          return (
            <OutlinedInput
              {...input}
              fullWidth={fullWidth}
              error={field.frame.fault !== undefined}
              inputRef={ref}
              inputProps={{ ...listed, ...field.aria, ref: field.inputRef, autoComplete: 'off' }}
            />
          );
        }}
      />
    </Field>
  );
}
