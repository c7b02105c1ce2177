import { readTypedYen } from '@madoguchi/contract/values/typed-figure.ts';
import InputAdornment from '@mui/material/InputAdornment';
import { formatNumber, formatYen } from '../../platform/formats.ts';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Field } from './Field.tsx';
import { FiguresInput } from './FiguresInput.tsx';
import { useTyped } from './use-typed.ts';

/** Integer yen; text that is no whole amount stays as typed, and the schema refuses it. */
type Amount = number | string | null;

/** A minus sign as people type it, and the triangles of Japanese books. */
const MINUS = /^\s*[-−－▲△]\s*/u;

const readBy =
  (mayBeNegative: boolean) =>
  (typed: string): Amount => {
    const kept = typed.trim();
    if (kept === '') return null;
    const isNegative = mayBeNegative && MINUS.test(kept);
    const yen = readTypedYen(isNegative ? kept.replace(MINUS, '') : kept);
    if (yen === null) return kept;
    return isNegative && yen !== 0 ? -yen : yen;
  };
const READ = readBy(false);
const READ_SIGNED = readBy(true);

function show(amount: Amount): string {
  if (amount === null) return '';
  return typeof amount === 'number' ? formatNumber(amount) : amount;
}

const textOf = (value: unknown) => {
  if (typeof value === 'number') return formatYen(value);
  return typeof value === 'string' ? value : '';
};

interface Props extends FieldProps {
  /** For papers that give back: -5,500, ▲5,500. */
  readonly mayBeNegative?: boolean;
}

/** An amount: ¥ before it, commas once it is left, digits at the right, typed in any width. The label says 税込 or 税抜. */
export function YenField({ mayBeNegative = false, ...props }: Props) {
  const field = useField<Amount>(props, { ask: 'enter', kind: 'yen', textOf });
  const typed = useTyped(field, { read: mayBeNegative ? READ_SIGNED : READ, show });
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
