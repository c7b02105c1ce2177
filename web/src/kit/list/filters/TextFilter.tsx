import { LONGEST_TYPED, readTyped } from '@madoguchi/contract/list/list-values.ts';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { isComposing } from '../../../platform/composition.ts';
import { useLanguage } from '../../../platform/words.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { withFilter } from '../place/list-changes.ts';

interface Props {
  readonly model: ToolModel;
  readonly name: string;
}

/** The field's initial text; asked for when the input is left or Enter is pressed. */
export function TextFilter({ model: { list, state, set }, name }: Props) {
  const language = useLanguage();
  const id = useId();
  const field = list.fields[name];
  const value = state.filters[name];
  const kept = typeof value === 'object' && 'typed' in value ? value.typed : '';
  const [typed, setTyped] = useState(kept);
  const [shown, setShown] = useState(kept);
  const [asked, setAsked] = useState(kept);
  // Back, a view or a cleared condition changed it from outside. What was asked here may have been typed on since.
  if (shown !== kept) {
    setShown(kept);
    if (asked !== kept) {
      setAsked(kept);
      setTyped(kept);
    }
  }

  function ask(): void {
    const next = field ? readTyped(field, typed) : '';
    setTyped(next);
    setAsked(next);
    if (next !== kept) set(withFilter(state, name, next === '' ? undefined : { typed: next }));
  }

  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', typography: 'caption', fontWeight: 600, mb: 0.5 }}>
        {field?.name[language]}
      </Box>
      <OutlinedInput
        id={id}
        value={typed}
        fullWidth
        autoComplete="off"
        inputProps={{ maxLength: LONGEST_TYPED }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={ask}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) ask();
        }}
      />
    </Box>
  );
}
