import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { usePreference } from '../../../platform/preferences.ts';
import type { useField } from '../../form/form-context.ts';
import { Icon } from '../../Icon.tsx';
import type { useTyped } from '../use-typed.ts';

interface Props {
  readonly field: ReturnType<typeof useField<string | null>>;
  readonly typed: ReturnType<typeof useTyped<string | null>>;
  /** The value in the Japanese era, for those who want to see it (D2); `null` while the field means nothing. */
  readonly era: string | null;
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Name of the button that opens the picker. */
  readonly openLabel: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** A text that can also be picked: the input of days and months, with the button that opens the picker. */
export function PickedInput({ field, typed, era, opener, openLabel, isOpen, onOpen }: Props) {
  const { value: wantsEra } = usePreference('era');
  const shownEra = wantsEra ? era : null;
  const eraId = `${field.id}-era`;
  const describedBy = [field.aria['aria-describedby'], shownEra && eraId].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <OutlinedInput
        id={field.id}
        fullWidth
        value={typed.text}
        error={field.frame.fault !== undefined}
        inputRef={field.inputRef}
        autoComplete="off"
        inputProps={{ ...field.aria, 'aria-describedby': describedBy }}
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
        sx={{ fontVariantNumeric: 'tabular-nums', paddingInlineEnd: 1 }}
      />
      {shownEra === null ? null : <EraLine id={eraId} text={shownEra} />}
    </>
  );
}

/** The second line of a date: the same in the Japanese era, as papers write it. */
function EraLine({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <Typography
      id={id}
      lang="ja"
      variant="caption"
      component="p"
      sx={{ color: 'text.secondary', mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
    >
      {text}
    </Typography>
  );
}
