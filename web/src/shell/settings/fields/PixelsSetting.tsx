import { useState } from 'react';
import { TextField } from '../../../kit/TextField.tsx';
import { useLabelWords, useSettingsWords } from '../words.ts';
import { changeAt, type SettingProps } from './setting.ts';

/** Digits of any width. */
const numberOf = (text: string) => Number(text.normalize('NFKC').trim());

/** A width in pixels. What cannot be a width stays in the field with the reason, and changes nothing. */
export function PixelsSetting({ path, field, value, settings, onChange }: SettingProps<'pixels'>) {
  const label = useLabelWords();
  const t = useSettingsWords();
  const [typed, setTyped] = useState<string | null>(null);
  const isWidth = (text: string) => {
    const number = numberOf(text);
    return Number.isInteger(number) && number >= field.min && number <= field.max;
  };
  return (
    <TextField
      label={label(path)}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      error={typed === null || isWidth(typed) ? undefined : t('pixels.range', { min: field.min, max: field.max })}
      disabled={settings.layout.config.mode === 'fullwidth'}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isWidth(target.value)) onChange(changeAt(path, numberOf(target.value)));
      }}
      onBlur={() => typed !== null && isWidth(typed) && setTyped(null)}
      sx={{ maxWidth: 160 }}
    />
  );
}
