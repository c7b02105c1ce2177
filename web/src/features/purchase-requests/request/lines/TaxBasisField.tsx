import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useCallback } from 'react';
import { Field } from '../../../../kit/fields/Field.tsx';
import { useField } from '../../../../kit/form/form-context.ts';
import { useRequestWords } from '../words.ts';

/** Whether unit prices are with tax or without; all lines count alike. */
export function TaxBasisField({ label }: { readonly label: string }) {
  const t = useRequestWords();
  const textOf = useCallback((value: unknown) => t(value === true ? 'prices.with' : 'prices.without'), [t]);
  const field = useField<boolean>({ name: 'pricesIncludeTax', label }, { ask: 'select', textOf });
  return (
    <Field {...field.frame} isGroup>
      <RadioGroup
        row
        aria-labelledby={`${field.id}-label`}
        value={String(field.value)}
        onChange={(_, value) => field.change(value === 'true')}
        onBlur={field.leave}
      >
        <FormControlLabel value="false" label={textOf(false)} control={<Radio id={field.id} />} />
        <FormControlLabel value="true" label={textOf(true)} control={<Radio />} />
      </RadioGroup>
    </Field>
  );
}
