import InputAdornment from '@mui/material/InputAdornment';
import { formatYen } from '../../platform/formats.ts';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Field } from './Field.tsx';
import { FiguresInput } from './FiguresInput.tsx';
import { AMOUNT, type Amount, SIGNED_AMOUNT } from './typed-values.ts';
import { useTyped } from './use-typed.ts';

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
  const typed = useTyped(field, mayBeNegative ? SIGNED_AMOUNT : AMOUNT);
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
