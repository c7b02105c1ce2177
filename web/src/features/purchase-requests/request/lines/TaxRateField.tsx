import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCallback } from 'react';
import { Field } from '../../../../kit/fields/Field.tsx';
import { type FieldProps, useField } from '../../../../kit/form/form-context.ts';
import { useRequestWords } from '../words.ts';

interface Props extends FieldProps {
  /** Per cent; 0 stands for what is not taxed. */
  readonly rates: readonly number[];
}

/** One of the rates that hold today; one that held when the line was written stays to be seen, and is found. */
export function TaxRateField({ rates, ...props }: Props) {
  const t = useRequestWords();
  const textOf = useCallback(
    (rate: unknown) => (rate === 0 ? t('rate.untaxed') : t('rate.taxed', { rate: String(rate) })),
    [t],
  );
  const field = useField<number>(props, { ask: 'select', textOf });
  const offered = rates.includes(field.value) ? rates : [...rates, field.value];
  return (
    <Field {...field.frame}>
      <NativeSelect
        fullWidth
        input={<OutlinedInput />}
        inputRef={field.inputRef}
        error={field.frame.fault !== undefined}
        value={field.value}
        inputProps={{ ...field.aria, id: field.id }}
        onChange={(event) => field.change(Number(event.target.value))}
        onBlur={field.leave}
      >
        {offered.map((rate) => (
          <option key={rate} value={rate}>
            {textOf(rate)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
