import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { CONTROL } from '../../theme/tokens.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { withFilter } from '../place/list-changes.ts';
import { offeredOptions } from './offered-options.ts';

const INDENT_PX = 20;
/** A line of the list; as high as a finger on a phone. */
const TOUCH_HEIGHT = { xs: CONTROL.touch, sm: 28 };

interface Props {
  readonly model: ToolModel;
  readonly name: string;
}

/** The values of a field, to be ticked: rows with any of them are shown. */
export function ChoiceFilter({ model: { props, list, state, set }, name }: Props) {
  const language = useLanguage();
  const labelId = useId();
  const value = state.filters[name];
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  const toggle = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    set(withFilter(state, name, next.length > 0 ? next : undefined));
  };
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box id={labelId} sx={{ typography: 'caption', fontWeight: 600, mb: 0.5 }}>
        {list.fields[name]?.name[language]}
      </Box>
      <Box sx={{ maxHeight: 240, overflowY: 'auto', display: 'flex', flexDirection: 'column' }}>
        {offeredOptions(props, name, language).map(({ value: one, label, depth = 0 }) => (
          <FormControlLabel
            key={one}
            sx={{ mx: 0, pl: `${depth * INDENT_PX}px`, minHeight: TOUCH_HEIGHT }}
            control={
              <Checkbox size="small" sx={{ py: 0.25 }} checked={chosen.includes(one)} onChange={() => toggle(one)} />
            }
            label={label}
          />
        ))}
      </Box>
    </Box>
  );
}
