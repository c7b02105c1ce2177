import { readTypedText } from '@madoguchi/contract/values/typed-text.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { isComposing } from '../../platform/composition.ts';
import { formatList } from '../../platform/formats.ts';
import { useLanguage } from '../../platform/words.ts';
import { type FieldProps, useField } from '../form/form-context.ts';
import { Icon } from '../Icon.tsx';
import { RADIUS } from '../theme/tokens.ts';
import { Field } from './Field.tsx';
import { useFieldWords } from './words.ts';

interface Props extends FieldProps {
  /** Beyond it nothing is added. */
  readonly most: number;
}

/** Short texts, each once: typed and added by Enter or the button. What is typed and not added yet counts already. */
export function EntriesField({ most, ...props }: Props) {
  const t = useFieldWords();
  const language = useLanguage();
  const textOf = useCallback((value: unknown) => formatList(value as readonly string[], language), [language]);
  const field = useField<readonly string[]>(props, { ask: 'enter', textOf });
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const pending = readTypedText(typed);
  const hasPending = pending !== '' && field.value.at(-1) === pending;
  const entries = hasPending ? field.value.slice(0, -1) : field.value;
  const type = (text: string) => {
    setTyped(text);
    const next = readTypedText(text);
    field.change(next === '' ? entries : [...entries, next]);
  };
  const add = () => {
    setTyped('');
    field.change([...new Set(field.value)]);
    input.current?.focus();
  };
  const remove = (entry: string) => {
    field.change(field.value.filter((one) => one !== entry));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  };
  return (
    <Field {...field.frame} widthPx={480}>
      {entries.length === 0 ? null : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {entries.map((entry) => (
            <Box
              component="li"
              key={entry}
              sx={{
                display: 'flex',
                alignItems: 'center',
                paddingInlineStart: 1.5,
                maxWidth: '100%',
                border: '1px solid',
                borderColor: 'control',
                borderRadius: `${RADIUS.chip}px`,
                typography: 'body2',
                overflowWrap: 'anywhere',
              }}
            >
              {entry}
              <IconButton size="small" aria-label={t('entry.remove', { entry })} onClick={() => remove(entry)}>
                <Icon name="close" size={16} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      {entries.length >= most ? null : (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <OutlinedInput
            id={field.id}
            fullWidth
            value={hasPending || pending === '' ? typed : ''}
            error={field.frame.fault !== undefined}
            inputRef={(element: HTMLInputElement | null) => {
              input.current = element;
              field.inputRef(element);
            }}
            autoComplete="off"
            inputProps={{ ...field.aria }}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={field.leave}
          />
          <Button
            variant="outlined"
            aria-label={t('entry.add-to', { field: props.label })}
            disabled={pending === ''}
            onClick={add}
          >
            {t('entry.add')}
          </Button>
        </Box>
      )}
    </Field>
  );
}
