import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { isComposing } from '../../../platform/composition.ts';
import { height, RADIUS, SHADOW } from '../../theme/tokens.ts';
import { useFieldWords } from '../words.ts';
import type { Choice } from './choice.ts';

const ROW_PX = 36;
const ROWS_SHOWN = 8;

/** The ids that tie an input to its field. */
export interface InputOfField {
  readonly id: string;
  readonly aria: Readonly<Record<`aria-${string}`, string | boolean | undefined>>;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly frame: { readonly fault: string | undefined };
  readonly leave: () => void;
}

/** The height of every other input; tags stand in it with a little air. */
const BOX = {
  '& .MuiOutlinedInput-root': { py: 0, pl: 0.5 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { py: '6px', pl: 1 },
  '& .MuiChip-root': { my: '3px' },
} as const;

interface Props {
  readonly field: InputOfField;
  /** The same array as long as the choice is the same: another one takes the text back. */
  readonly chosen: Choice[];
  /** Several are shown as tags. */
  readonly isMultiple: boolean;
  /** Text that fits, already searched. */
  readonly found: readonly Choice[];
  readonly isSearching?: boolean;
  /** Stands in the list where nothing was found. */
  readonly emptyText: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (chosen: readonly Choice[]) => void;
}

/** A box to search in and a list of what was found, at most eight rows of it in sight. */
export function SearchBox(props: Props) {
  const { field, chosen, isMultiple, found, isSearching = false, emptyText, onType, onChoose } = props;
  const t = useFieldWords();
  const [text, setText] = useState(chosen[0] && !isMultiple ? chosen[0].label : '');
  return (
    <Autocomplete<Choice, boolean>
      id={field.id}
      sx={BOX}
      multiple={isMultiple}
      options={[...found]}
      value={isMultiple ? chosen : (chosen[0] ?? null)}
      inputValue={text}
      loading={isSearching}
      loadingText={t('choice.loading')}
      noOptionsText={emptyText}
      openText={t('choice.open')}
      closeText={t('choice.close')}
      clearText={t('choice.clear')}
      // The list comes searched: by reading here, or by the server.
      filterOptions={(options) => options}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onInputChange={(_, next, reason) => {
        setText(next);
        onType(reason === 'input' ? next : '');
      }}
      onChange={(_, next) => onChoose(next === null ? [] : [next].flat())}
      onBlur={field.leave}
      onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }) => {
        event.defaultMuiPrevented = isComposing(event);
      }}
      slotProps={{
        listbox: { sx: { maxHeight: height(ROW_PX * ROWS_SHOWN), typography: 'body2' } },
        paper: {
          sx: { borderRadius: `${RADIUS.menu}px`, boxShadow: SHADOW.menu, border: '1px solid', borderColor: 'divider' },
        },
        clearIndicator: { size: 'small' },
        popupIndicator: { size: 'small' },
      }}
      renderInput={({ slotProps: { input, htmlInput }, fullWidth }) => {
        const { ref, ...listed } = htmlInput;
        return (
          <OutlinedInput
            {...input}
            fullWidth={fullWidth}
            error={field.frame.fault !== undefined}
            inputRef={ref}
            inputProps={{ ...listed, ...field.aria, ref: field.inputRef, autoComplete: 'off' }}
          />
        );
      }}
    />
  );
}
