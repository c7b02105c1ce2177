import Box from '@mui/material/Box';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { Icon } from './Icon.tsx';
import { useUiWords } from './ui-words.ts';

interface Props extends Omit<OutlinedInputProps, 'label' | 'placeholder' | 'error' | 'required' | 'notched' | 'color'> {
  readonly label: string;
  /** Between label and input; examples belong here, never into a placeholder. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Mark the rarer of the two in a form, as a word. */
  readonly mark?: 'required' | 'optional';
  readonly inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** One field: label above, hint, input, error below with its icon. */
export function TextField({ label, hint, error, mark, id, ...input }: Props) {
  const t = useUiWords();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5 }}>
        <Typography component="label" variant="caption" htmlFor={fieldId} sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        {mark ? (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {t(mark)}
          </Typography>
        ) : null}
      </Box>
      {hint ? (
        <Typography id={`${fieldId}-hint`} variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {hint}
        </Typography>
      ) : null}
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
      <Box aria-live="polite">
        {error ? (
          <Typography
            id={`${fieldId}-error`}
            variant="caption"
            component="p"
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, mt: 0.5, color: 'error.main' }}
          >
            <Icon name="error" size={16} />
            {error}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
