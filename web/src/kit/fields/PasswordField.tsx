import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Icon } from '../Icon.tsx';
import { Field } from './Field.tsx';
import { useFieldWords } from './words.ts';

interface Props extends FieldProps {
  /** The hint for password managers. */
  readonly autoComplete: 'new-password' | 'current-password';
  readonly autoFocus?: boolean;
}

/** A password, as it is typed: no character is changed. A button shows and hides it; pasting works. */
export function PasswordField({ autoComplete, autoFocus = false, ...props }: Props) {
  const t = useFieldWords();
  const field = useField<string>(props, { ask: 'enter' });
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field.frame} widthPx={320}>
      <OutlinedInput
        id={field.id}
        fullWidth
        type={isShown ? 'text' : 'password'}
        value={field.value}
        error={field.frame.fault !== undefined}
        inputRef={field.inputRef}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        inputProps={{ ...field.aria, spellCheck: false, autoCapitalize: 'off' }}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={t(isShown ? 'password.hide' : 'password.show', { field: props.label })}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={isShown ? 'eyeOff' : 'eye'} />
            </IconButton>
          </InputAdornment>
        }
      />
    </Field>
  );
}
