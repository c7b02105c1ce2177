import { readTypedCode, readTypedDigits } from '@madoguchi/contract/values/typed-text.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Field } from './Field.tsx';
import { useTyped } from './use-typed.ts';

interface Props extends FieldProps {
  /** Digits alone, hyphens dropped; or letters, digits and hyphens. Leading zeros stay either way. */
  readonly kind: 'digits' | 'code';
  readonly widthPx?: number;
  readonly autoComplete?: string;
}

/** A number that is no amount: code, telephone, postal code, account. Any width and any hyphen is taken. */
export function CodeField({ kind, widthPx = 160, autoComplete = 'off', ...props }: Props) {
  const field = useField<string>(props, { ask: 'enter' });
  const read = kind === 'digits' ? readTypedDigits : readTypedCode;
  const typed = useTyped(field, { read, show: String });
  return (
    <Field {...field.frame} widthPx={widthPx}>
      <OutlinedInput
        id={field.id}
        fullWidth
        value={typed.text}
        error={field.frame.fault !== undefined}
        inputRef={field.inputRef}
        autoComplete={autoComplete}
        inputProps={{ ...field.aria, inputMode: kind === 'digits' ? 'numeric' : 'text', autoCapitalize: 'off' }}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
        sx={{ fontVariantNumeric: 'tabular-nums', '& input': { fontFeatureSettings: "'zero' 1" } }}
      />
    </Field>
  );
}
