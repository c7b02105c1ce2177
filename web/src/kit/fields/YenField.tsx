import { readTypedYen } from '@madoguchi/contract/values/typed-figure.ts';
import InputAdornment from '@mui/material/InputAdornment';
import { formatNumber, formatYen } from '../../platform/formats.ts';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Field } from './Field.tsx';
import { FiguresInput } from './FiguresInput.tsx';
import { useTyped } from './use-typed.ts';

/** Integer yen; text that is no whole amount stays as typed, and the schema refuses it. */
type Amount = number | string | null;

function read(typed: string): Amount {
  const kept = typed.trim();
  return kept === '' ? null : (readTypedYen(kept) ?? kept);
}

function show(amount: Amount): string {
  if (amount === null) return '';
  return typeof amount === 'number' ? formatNumber(amount) : amount;
}

const textOf = (value: unknown) => {
  if (typeof value === 'number') return formatYen(value);
  return typeof value === 'string' ? value : '';
};

/** An amount: ¥ before it, commas once it is left, digits at the right, typed in any width. The label says 税込 or 税抜. */
export function YenField(props: FieldProps) {
  const field = useField<Amount>(props, { ask: 'enter', kind: 'yen', textOf });
  const typed = useTyped(field, { read, show });
  return (
    <Field {...field.frame} widthPx={160}>
      <FiguresInput
        id={field.id}
        value={typed.text}
        error={field.frame.fault !== undefined}
        inputRef={field.inputRef}
        startAdornment={<InputAdornment position="start">¥</InputAdornment>}
        inputProps={{ ...field.aria, inputMode: 'numeric' }}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
      />
    </Field>
  );
}
