import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { InputFrame, type InputProps } from './InputFrame.tsx';
import { useManyWords } from './words.ts';

interface SelectProps extends InputProps<string | null> {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** One of a short list; nothing is chosen beforehand. */
export function SelectInput({ label, value, fault, mark, isFixed, onChange, choices }: SelectProps) {
  const t = useManyWords();
  const id = useId();
  return (
    <InputFrame {...{ id, label, fault, mark }}>
      <NativeSelect
        fullWidth
        input={<OutlinedInput size="small" />}
        value={value ?? ''}
        error={fault !== ''}
        disabled={isFixed}
        inputProps={{ id, 'aria-invalid': fault !== '' }}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      >
        {value === null ? <option value="">{t('choose')}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </InputFrame>
  );
}
