import { readTypedDecimal, readTypedPercent } from '@madoguchi/contract/values/typed-figure.ts';
import InputAdornment from '@mui/material/InputAdornment';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Field } from './Field.tsx';
import { FiguresInput } from './FiguresInput.tsx';
import { useTyped } from './use-typed.ts';

/** A number that is no amount of money; text that is none stays as typed, and the schema refuses it. */
type Typed = number | string | null;

const readBy =
  (readFigure: (typed: string) => number | null) =>
  (typed: string): Typed => {
    const kept = typed.trim();
    return kept === '' ? null : (readFigure(kept) ?? kept);
  };
const READ = readBy(readTypedDecimal);
const READ_SHARE = readBy(readTypedPercent);

const show = (value: Typed) => (value === null ? '' : String(value));
const textOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '');

interface Props extends FieldProps {
  /** Behind the number: %. */
  readonly unit?: string;
}

/** A count, a place, a share: digits at the right, typed in any width. */
export function NumberField({ unit, ...props }: Props) {
  const field = useField<Typed>(props, { ask: 'enter', kind: 'number', textOf });
  const typed = useTyped(field, { read: unit === '%' ? READ_SHARE : READ, show });
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
