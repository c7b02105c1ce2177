import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useLabelWords } from '../words.ts';
import { changeAt, type SettingProps } from './setting.ts';

/** On or off, at once. */
export function FlagSetting({ path, value, onChange }: SettingProps<'flag'>) {
  const label = useLabelWords();
  return (
    <FormControlLabel
      labelPlacement="start"
      control={<Switch checked={value === true} onChange={(_, isOn) => onChange(changeAt(path, isOn))} />}
      label={label(path)}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ m: 0, justifyContent: 'space-between' }}
    />
  );
}
