import { COLOUR_NAMES, LABEL_COLOUR_IDS, type LabelColour } from '@madoguchi/contract/to-dos/choices.ts';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Field } from '../../kit/fields/Field.tsx';
import { useLanguage } from '../../platform/words.ts';

interface Props {
  readonly label: string;
  readonly value: LabelColour;
  readonly onChoose: (colour: LabelColour) => void;
}

/** The colour of a board or a label, by its name. */
export function ColourField({ label, value, onChoose }: Props) {
  const id = useId();
  const language = useLanguage();
  return (
    <Field id={id} label={label} widthPx={160}>
      <NativeSelect
        fullWidth
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={value}
        onChange={({ target }) => onChoose(LABEL_COLOUR_IDS.find((one) => one === target.value) ?? value)}
      >
        {LABEL_COLOUR_IDS.map((colour) => (
          <option key={colour} value={colour}>
            {COLOUR_NAMES[colour][language]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
