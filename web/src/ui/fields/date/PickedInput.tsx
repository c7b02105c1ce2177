import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import type { RefObject } from 'react';
import type { useField } from '../../form/form-context.ts';
import { Icon } from '../../Icon.tsx';
import type { useTyped } from '../use-typed.ts';

interface Props {
  readonly field: ReturnType<typeof useField<string | null>>;
  readonly typed: ReturnType<typeof useTyped<string | null>>;
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Name of the button that opens the picker. */
  readonly openLabel: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** A text that can also be picked: the input of days and months, with the button that opens the picker. */
export function PickedInput({ field, typed, opener, openLabel, isOpen, onOpen }: Props) {
  return (
    <OutlinedInput
      id={field.id}
      fullWidth
      value={typed.text}
      error={field.frame.fault !== undefined}
      inputRef={field.inputRef}
      autoComplete="off"
      inputProps={field.aria}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={typed.leave}
      endAdornment={
        <InputAdornment position="end">
          <Tooltip title={openLabel}>
            <IconButton
              ref={opener}
              edge="end"
              aria-label={openLabel}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={onOpen}
            >
              <Icon name="calendar" />
            </IconButton>
          </Tooltip>
        </InputAdornment>
      }
      sx={{ fontVariantNumeric: 'tabular-nums', pr: 1 }}
    />
  );
}
