import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { type FieldProps, useField } from '../../../../kit/form/form-context.ts';
import { useRequestWords } from '../words.ts';

interface Props extends FieldProps {
  readonly onChoose: () => void;
}

/** Marks the quote that the request follows; the others lose the mark. One name makes them one group for the keys. */
export function ChosenField({ onChoose, ...props }: Props) {
  const t = useRequestWords();
  const field = useField<boolean>({ ...props, isOptional: true }, { ask: 'select' });
  return (
    <FormControlLabel
      label={t('quote.choose')}
      control={
        <Radio
          id={field.id}
          name="chosen-quote"
          checked={field.value}
          onChange={onChoose}
          onBlur={field.leave}
          slotProps={{ input: { ref: field.inputRef } }}
        />
      }
    />
  );
}
