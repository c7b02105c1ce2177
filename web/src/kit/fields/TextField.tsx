import { readTypedText } from '@madoguchi/contract/values/typed-text.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Field } from './Field.tsx';
import { useTyped } from './use-typed.ts';

interface Props extends FieldProps {
  readonly widthPx?: number;
  /** The browser's autocomplete token: `email`, `organization-title`; nothing by default. */
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'url';
  readonly autoFocus?: boolean;
}

/** One line of text in any width; digits, letters and kana come out in one. */
export function TextField({ widthPx, autoComplete = 'off', inputMode = 'text', autoFocus, ...props }: Props) {
  const field = useField<string>(props, { ask: 'enter' });
  const typed = useTyped(field, { read: readTypedText, show: String });
  return (
    <Field {...field.frame} widthPx={widthPx}>
      <OutlinedInput
        id={field.id}
        fullWidth
        value={typed.text}
        error={field.frame.fault !== undefined}
        inputRef={field.inputRef}
        autoComplete={autoComplete}
        autoFocus={autoFocus ?? false}
        inputProps={{ ...field.aria, inputMode }}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
      />
    </Field>
  );
}
