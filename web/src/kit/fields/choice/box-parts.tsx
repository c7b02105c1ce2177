import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent, Ref } from 'react';
import { isComposing } from '../../../platform/composition.ts';
import { height, RADIUS, SHADOW } from '../../theme/tokens.ts';

const ROW_PX = 36;
const ROWS_SHOWN = 8;

/** The height of every other input; tags stand in it with a little air. */
const BOX = {
  '& .MuiOutlinedInput-root': { py: 0, paddingInlineStart: 0.5 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { py: '6px', paddingInlineStart: 1 },
  '& .MuiChip-root': { my: '3px' },
} as const;

const LIST = {
  listbox: { sx: { maxHeight: height(ROW_PX * ROWS_SHOWN), typography: 'body2' } },
  paper: {
    sx: { borderRadius: `${RADIUS.menu}px`, boxShadow: SHADOW.menu, border: '1px solid', borderColor: 'divider' },
  },
  clearIndicator: { size: 'small' },
  popupIndicator: { size: 'small' },
} as const;

/** The ids that tie an input to its field. */
export interface InputOfField {
  readonly id: string;
  readonly aria: Readonly<Record<`aria-${string}`, string | boolean | undefined>>;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly frame: { readonly fault: string | undefined };
  readonly leave: () => void;
}

/**
 * Gives a box with a list below the height of other inputs, at most eight rows in sight, and an input that its field knows. A key
 * that a composition needs (Enter, Escape, the arrows) is not the list's.
 */
export function boxParts({ id, aria, inputRef, frame, leave }: InputOfField) {
  return {
    id,
    sx: BOX,
    slotProps: LIST,
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }) => {
      event.defaultMuiPrevented = isComposing(event);
    },
    renderInput: ({ slotProps: { input, htmlInput }, fullWidth }: AutocompleteRenderInputParams) => {
      const { ref, ...listed } = htmlInput;
      return (
        <OutlinedInput
          {...input}
          fullWidth={fullWidth}
          error={frame.fault !== undefined}
          inputRef={ref}
          inputProps={{ ...listed, ...aria, ref: inputRef, autoComplete: 'off' }}
        />
      );
    },
  };
}
