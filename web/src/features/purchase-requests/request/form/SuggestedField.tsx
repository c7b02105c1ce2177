import { readTypedText } from '@madoguchi/contract/values/typed-text.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '../../../../kit/fields/Field.tsx';
import { useTyped } from '../../../../kit/fields/use-typed.ts';
import { type FieldProps, useField } from '../../../../kit/form/form-context.ts';

interface Props extends FieldProps {
  /** Of the `datalist` that holds what may be meant; anything else can be typed as well. */
  readonly listId: string;
}

/** One line of text, with what was entered before to choose from. */
export function SuggestedField({ listId, ...props }: Props) {
  const field = useField<string>(props, { ask: 'enter' });
  const typed = useTyped(field, { read: readTypedText, show: String });
  return (
    <Field {...field.frame}>
      <OutlinedInput
        id={field.id}
        fullWidth
        value={typed.text}
        error={field.frame.fault !== undefined}
        inputRef={field.inputRef}
        autoComplete="off"
        inputProps={{ ...field.aria, list: listId }}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
      />
    </Field>
  );
}
