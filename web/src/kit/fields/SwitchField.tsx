import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Field } from './Field.tsx';
import { useFieldWords } from './words.ts';

/** On or off, with its word beside it. */
export function SwitchField(props: FieldProps) {
  const t = useFieldWords();
  const field = useField<boolean>(
    { ...props, isOptional: true },
    { ask: 'select', textOf: (on) => t(on ? 'on' : 'off') },
  );
  const { mark: _mark, ...frame } = field.frame;
  return (
    <Field {...frame}>
      <FormControlLabel
        label={t(field.value ? 'on' : 'off')}
        control={
          <Switch
            id={field.id}
            checked={field.value}
            onChange={(_, isOn) => field.change(isOn)}
            onBlur={field.leave}
            slotProps={{
              input: {
                ref: field.inputRef,
                'aria-labelledby': `${field.id}-label`,
                'aria-describedby': field.aria['aria-describedby'],
              },
            }}
          />
        }
      />
    </Field>
  );
}
