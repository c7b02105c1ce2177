import { readTypedPhone } from '@madoguchi/contract/values/phone-number.ts';
import { readTypedCode, readTypedDigits } from '@madoguchi/contract/values/typed-text.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Field } from './Field.tsx';
import { useTyped } from './use-typed.ts';

const READERS = { digits: readTypedDigits, code: readTypedCode, phone: readTypedPhone } as const;

const INPUT_MODES = { digits: 'numeric', code: 'text', phone: 'tel' } as const;

interface Props extends FieldProps {
  /** Digits alone, hyphens dropped; letters, digits and hyphens; or a telephone number. Leading zeros stay in each. */
  readonly kind: keyof typeof READERS;
  readonly widthPx?: number;
  readonly autoComplete?: string;
}

/** A number that is no amount: code, telephone, postal code, account. Any width and any hyphen is taken. */
export function CodeField({ kind, widthPx = 160, autoComplete = 'off', ...props }: Props) {
  const field = useField<string>(props, { ask: 'enter' });
  const typed = useTyped(field, { read: READERS[kind], show: String });
  return (
    <Field {...field.frame} widthPx={widthPx}>
      <OutlinedInput
        id={field.id}
        fullWidth
        value={typed.text}
        error={field.frame.fault !== undefined}
        inputRef={field.inputRef}
        autoComplete={autoComplete}
        inputProps={{ ...field.aria, inputMode: INPUT_MODES[kind], autoCapitalize: 'off' }}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
        sx={{ fontVariantNumeric: 'tabular-nums', '& input': { fontFeatureSettings: "'zero' 1" } }}
      />
    </Field>
  );
}
