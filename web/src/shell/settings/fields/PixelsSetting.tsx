import { useState } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import { useLabelWords, useSettingsWords } from '../words.ts';
import { changeAt, type SettingProps } from './setting.ts';

/** A width in pixels. What cannot be a width stays in the field with the reason, and changes nothing. */
export function PixelsSetting({ path, field, value, settings, onChange }: SettingProps<'pixels'>) {
  const label = useLabelWords();
  const t = useSettingsWords();
  const [typed, setTyped] = useState<string | null>(null);
  const number = typed === null ? Number(value) : Number(typed.normalize('NFKC').trim());
  const isWidth = Number.isInteger(number) && number >= field.min && number <= field.max;
  return (
    <TextField
      label={label(path)}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      error={isWidth ? undefined : t('pixels.range', { min: field.min, max: field.max })}
      disabled={settings.layout.config.mode === 'fullwidth'}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(changeAt(path, Number(target.value.normalize('NFKC').trim())));
      }}
      onBlur={() => isWidth && setTyped(null)}
      sx={{ maxWidth: 160 }}
    />
  );
}
