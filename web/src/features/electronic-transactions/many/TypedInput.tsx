import { readTypedText } from '@madoguchi/contract/values/typed-text.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTyped } from '../../../kit/fields/use-typed.ts';
import { InputFrame, type InputProps } from './InputFrame.tsx';

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
        sx={isRight ? { '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } } : {}}
      />
    </InputFrame>
  );
}

/** Digits, letters and kana come out in one width. */
export const TEXT_READING = { read: readTypedText, show: String };
