import InputAdornment from '@mui/material/InputAdornment';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Field } from './Field.tsx';
import { FiguresInput } from './FiguresInput.tsx';
import { useTyped } from './use-typed.ts';

/** A number that is no amount of money; text that is none stays as typed, and the schema refuses it. */
type Typed = number | string | null;

const NUMBER = /^\d{1,9}(?:\.\d{1,4})?$/;

function read(typed: string): Typed {
  const kept = typed.trim();
  const narrow = kept.normalize('NFKC').replaceAll(',', '');
  if (kept === '') return null;
  return NUMBER.test(narrow) ? Number(narrow) : kept;
}

const show = (value: Typed) => (value === null ? '' : String(value));
const textOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '');

interface Props extends FieldProps {
  /** Behind the number: %. */
  readonly unit?: string;
}

/** A count, a place, a share: digits at the right, typed in any width. */
export function NumberField({ unit, ...props }: Props) {
  const field = useField<Typed>(props, { ask: 'enter', kind: 'number', textOf });
  const typed = useTyped(field, { read, show });
  return (
    <Field {...field.frame} widthPx={160}>
      <FiguresInput
        id={field.id}
        value={typed.text}
        error={field.frame.fault !== undefined}
        inputRef={field.inputRef}
        endAdornment={unit === undefined ? null : <InputAdornment position="end">{unit}</InputAdornment>}
        inputProps={{ ...field.aria, inputMode: 'decimal' }}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
      />
    </Field>
  );
}
