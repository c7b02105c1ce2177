import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useSessionWords } from './words.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'endAdornment' | 'label' | 'hint'>;

/** A password with a button that shows and hides it, and a word when Caps Lock is on. */
export function PasswordField(props: Props) {
  const t = useSessionWords();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <TextField
      {...props}
      label={t('password')}
      hint={hasCapsLock ? t('capsLock') : undefined}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
