import { readTypedLines } from '@madoguchi/contract/values/typed-text.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatNumber } from '../../platform/formats.ts';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Field } from './Field.tsx';
import { growing } from './growing.ts';
import { useTyped } from './use-typed.ts';
import { useFieldWords } from './words.ts';

interface Props extends FieldProps {
  /** Shown with the count; the schema holds it. */
  readonly max: number;
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly autoFocus?: boolean;
  /** Stands over the box, whose id it gets. */
  readonly tools?: (boxId: string) => ReactNode;
}

/** Several lines of text with their count. Enter is a new line, Ctrl or ⌘ with Enter submits. */
export function TextAreaField({ max, minRows = 3, maxRows = 8, autoFocus = false, tools, ...props }: Props) {
  const field = useField<string>(props, { ask: 'enter' });
  const typed = useTyped(field, { read: readTypedLines, show: String });
  const t = useFieldWords();
  const count = (
    <Typography
      variant="caption"
      component="p"
      sx={{ mt: 0.5, marginInlineStart: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      {t('count', { n: formatNumber(field.value.length), max: formatNumber(max) })}
    </Typography>
  );
  return (
    <Field {...field.frame} note={count}>
      {tools?.(field.id)}
      <OutlinedInput
        id={field.id}
        fullWidth
        multiline
        inputComponent="textarea"
        value={typed.text}
        error={field.frame.fault !== undefined}
        inputRef={field.inputRef}
        autoFocus={autoFocus}
        inputProps={{ ...field.aria, type: undefined, rows: minRows }}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
        sx={growing({ minRows, maxRows })}
      />
    </Field>
  );
}
