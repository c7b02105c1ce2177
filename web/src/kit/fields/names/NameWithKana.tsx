import { readTypedKana, readTypedText } from '@madoguchi/contract/values/typed-text.ts';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { Field } from '../Field.tsx';
import { useTyped } from '../use-typed.ts';
import { readingCapture } from './reading-capture.ts';

interface Props {
  readonly name: FieldProps & { readonly autoComplete?: string };
  readonly kana: FieldProps;
}

/**
 * A name and its reading side by side: composing the name fills the reading, until somebody has written the reading by
 * hand. Both empty, it begins anew.
 */
export function NameWithKana({ name: { autoComplete = 'off', ...nameProps }, kana: kanaProps }: Props) {
  const name = useField<string>(nameProps, { ask: 'enter' });
  const kana = useField<string>(kanaProps, { ask: 'enter' });
  const typedName = useTyped(name, { read: readTypedText, show: String });
  const typedKana = useTyped(kana, { read: readTypedKana, show: String });
  const [capture] = useState(readingCapture);
  const [isByHand, setByHand] = useState(kana.value !== '');

  const typeName = (text: string) => {
    typedName.type(text);
    if (text !== '') return;
    // A name that was deleted takes along the reading that came from it.
    if (!isByHand) kana.change('');
    else if (kana.value === '') setByHand(false);
  };
  const endComposition = (committed: string) => {
    const reading = capture.end(committed);
    if (!isByHand && reading !== '') kana.change(`${kana.value}${reading}`);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, maxWidth: 656 }}>
      <Field {...name.frame}>
        <OutlinedInput
          id={name.id}
          fullWidth
          value={typedName.text}
          error={name.frame.fault !== undefined}
          inputRef={name.inputRef}
          autoComplete={autoComplete}
          inputProps={{
            ...name.aria,
            onCompositionUpdate: ({ data }) => capture.update(data),
            onCompositionEnd: ({ data }) => endComposition(data),
          }}
          onChange={(event) => typeName(event.target.value)}
          onBlur={typedName.leave}
        />
      </Field>
      <Field {...kana.frame}>
        <OutlinedInput
          id={kana.id}
          fullWidth
          value={typedKana.text}
          error={kana.frame.fault !== undefined}
          inputRef={kana.inputRef}
          autoComplete="off"
          inputProps={kana.aria}
          onChange={(event) => {
            setByHand(event.target.value !== '' || name.value !== '');
            typedKana.type(event.target.value);
          }}
          onBlur={typedKana.leave}
        />
      </Field>
    </Box>
  );
}
