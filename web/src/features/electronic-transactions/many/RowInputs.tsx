import { readTypedText } from '@madoguchi/contract/values/typed-text.ts';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTyped } from '../../../kit/fields/use-typed.ts';
import { useManyWords } from './words.ts';

export interface InputProps<Value> {
  readonly label: string;
  readonly value: Value;
  /** Worded; blank where nothing is wrong. */
  readonly fault: string;
  /** Said behind the label: blank, or from the file's name. */
  readonly mark: string;
  readonly isFixed: boolean;
  readonly onChange: (value: Value) => void;
}

interface FrameProps {
  readonly id: string;
  readonly label: string;
  readonly fault: string;
  readonly mark: string;
  readonly children: ReactNode;
}

/** Label, what is to be said of the value, the input, and what is wrong with it: closer than the fields of a form. */
export function InputFrame({ id, label, mark, fault, children }: FrameProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="label" htmlFor={id} sx={{ fontWeight: 600, mr: 0.5 }}>
        {label}
      </Typography>
      {mark === '' ? null : (
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {mark}
        </Typography>
      )}
      {children}
      {fault === '' ? null : (
        <Typography variant="caption" component="p" id={`${id}-fault`} sx={{ color: 'error.main' }}>
          {fault}
        </Typography>
      )}
    </Box>
  );
}

interface TypedProps<Value> extends InputProps<Value> {
  readonly reading: { readonly read: (typed: string) => Value; readonly show: (value: Value) => string };
  readonly inputMode?: 'text' | 'numeric';
  readonly isRight?: boolean;
  /** Id of a list of suggestions. */
  readonly list?: string;
  readonly longest?: number;
}

/** One line, read as the fields of forms read it. */
export function TypedInput<Value>(props: TypedProps<Value>) {
  const { label, value, fault, mark, isFixed, onChange, reading, inputMode = 'text', isRight = false } = props;
  const id = useId();
  const typed = useTyped({ value, change: onChange, leave: () => undefined }, reading);
  return (
    <InputFrame {...{ id, label, fault, mark }}>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        autoComplete="off"
        value={typed.text}
        error={fault !== ''}
        readOnly={isFixed}
        inputProps={{
          inputMode,
          list: props.list,
          'aria-invalid': fault !== '',
          'aria-describedby': fault === '' ? undefined : `${id}-fault`,
        }}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
        sx={isRight ? { '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } } : {}}
      />
    </InputFrame>
  );
}

/** Digits, letters and kana come out in one width. */
export const TEXT_READING = { read: readTypedText, show: String };

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
