import {
  fittingHolder,
  HOLDER_BYTES,
  type HolderChange,
  holdsDoubtedKana,
  readHolder,
} from '@madoguchi/contract/bank-accounts/holder-kana.ts';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Field } from '../../kit/fields/Field.tsx';
import { type FieldProps, useField } from '../../kit/form/form-context.ts';
import { useAccountWords } from './words.ts';

/** The holder as it is typed; below it what a transfer makes of it, each change, and how much room is left. */
export function HolderField(props: FieldProps) {
  const t = useAccountWords();
  const field = useField<string>(props, { ask: 'enter' });
  const reading = readHolder(field.value);
  const { kana, bytes } = reading;
  const fitting = fittingHolder(kana);
  const changes = new Map<string, Exclude<HolderChange, 'narrow'>>();
  for (const { typed, kana: made, change } of reading.pieces) {
    if (change !== null && change !== 'narrow') changes.set(`${shown(typed)} → ${shown(made)}`, change);
  }
  return (
    <div>
      <Field
        {...field.frame}
        widthPx={400}
        note={
          <Typography variant="caption" sx={{ color: bytes > HOLDER_BYTES ? 'error.main' : 'text.secondary' }}>
            {t('holderBytes', { bytes, most: HOLDER_BYTES })}
          </Typography>
        }
      >
        <OutlinedInput
          id={field.id}
          fullWidth
          value={field.value}
          error={field.frame.fault !== undefined}
          inputRef={field.inputRef}
          autoComplete="off"
          inputProps={{ ...field.aria, lang: 'ja' }}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.leave}
        />
      </Field>
      <Box role="status" sx={{ typography: 'caption', '& p': { m: 0 } }}>
        {kana === '' ? null : <p>{t('holderKept', { kana })}</p>}
        {changes.size === 0 ? null : (
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, color: 'text.secondary' }}>
            {[...changes].map(([piece, change]) => (
              <li key={piece}>
                <span lang="ja">{piece}</span> {t(`change.${change}`)}
              </li>
            ))}
          </Box>
        )}
        {fitting === kana ? null : <p>{t('holderCut', { kana: fitting })}</p>}
        {holdsDoubtedKana(kana) ? <p>{t('holderDoubted')}</p> : null}
      </Box>
    </div>
  );
}

/** A blank that can be seen. */
const shown = (text: string) => (text.trim() === '' ? '␣' : text);
