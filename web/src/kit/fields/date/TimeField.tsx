import { readTypedTime } from '@madoguchi/contract/values/time-of-day.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { Field } from '../Field.tsx';
import { useTyped } from '../use-typed.ts';

const read = (typed: string): string | null => (typed.trim() === '' ? null : (readTypedTime(typed) ?? typed.trim()));
const show = (value: string | null) => value ?? '';
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A time of the day, typed as people write it (9, 9:30, 0930, 9時半); text that is none stays as typed, and the schema refuses it. */
export function TimeField(props: FieldProps) {
  const field = useField<string | null>(props, { ask: 'enter', textOf });
  const typed = useTyped(field, { read, show });
  return (
    <Field {...field.frame} widthPx={120}>
      <OutlinedInput
        id={field.id}
        fullWidth
        value={typed.text}
        error={field.frame.fault !== undefined}
        inputRef={field.inputRef}
        autoComplete="off"
        inputProps={{ ...field.aria, inputMode: 'text', maxLength: 20 }}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
      />
    </Field>
  );
}
