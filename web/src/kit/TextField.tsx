import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type Ref, useId } from 'react';
import { Field } from './fields/Field.tsx';

interface Props extends Omit<OutlinedInputProps, 'label' | 'placeholder' | 'error' | 'required' | 'notched' | 'color'> {
  readonly label: string;
  /** Between label and input; examples belong here, never into a placeholder. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Mark the rarer of the two in a form, as a word. */
  readonly mark?: 'required' | 'optional';
  readonly inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** One field by itself, outside the kit of forms: label above, hint, input, error below with its icon. */
export function TextField({ label, hint, error, mark, id, ...input }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-fault`].filter(Boolean).join(' ');
  return (
    <Field id={fieldId} label={label} hint={hint} mark={mark} fault={error}>
      <OutlinedInput
        {...input}
        id={fieldId}
        fullWidth
        error={error !== undefined}
        inputProps={{
          ...input.inputProps,
          'aria-describedby': describedBy || undefined,
          'aria-required': mark === 'required' || undefined,
        }}
      />
    </Field>
  );
}
