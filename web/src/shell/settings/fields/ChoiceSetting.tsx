import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useLabelWords, useSettingsWords } from '../words.ts';
import { changeAt, type OptionName, type SettingProps } from './setting.ts';

/** One of few, all shown. */
export function ChoiceSetting({ path, field, value, onChange }: SettingProps<'choice'>) {
  const label = useLabelWords();
  const t = useSettingsWords();
  const id = useId();
  return (
    <div>
      <FormLabel id={id} sx={{ typography: 'caption', fontWeight: 600, color: 'text.primary' }}>
        {label(path)}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, next) => onChange(changeAt(path, next))}>
        {field.options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" />}
            label={t(option as OptionName)}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
