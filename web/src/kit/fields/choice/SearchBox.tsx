import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { useFieldWords } from '../words.ts';
import { boxParts, type InputOfField } from './box-parts.tsx';
import type { Choice } from './choice.ts';

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
      {...boxParts(field)}
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
    />
  );
}
