import { DERIVED_NAMES, PALETTE_NAMES, type SchemeName } from '@madoguchi/contract/preferences/palette-names.ts';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SchemeDots } from '../schemes/SchemeDots.tsx';
import { useSchemeWords } from '../schemes/words.ts';
import { useLabelWords } from '../words.ts';
import { changeAt, type SettingProps } from './setting.ts';

/** The scheme of one area, each option with a look at its colours. The page itself has nothing to be derived from. */
export function SchemeSetting({ path, value, settings, onChange }: SettingProps<'scheme'>) {
  const label = useLabelWords();
  const name = useSchemeWords();
  const id = useId();
  const offered: readonly SchemeName[] = path === 'theme.main' ? PALETTE_NAMES : [...DERIVED_NAMES, ...PALETTE_NAMES];
  return (
    <div>
      <Typography id={id} variant="caption" component="div" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label(path)}
      </Typography>
      <Select
        fullWidth
        labelId={id}
        value={value as SchemeName}
        input={<OutlinedInput />}
        onChange={({ target }) => onChange(changeAt(path, target.value))}
        renderValue={(shown) => <SchemeDots name={shown} main={settings.theme.main} label={name(shown)} />}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 400 } } } }}
      >
        {offered.map((one) => (
          <MenuItem key={one} value={one}>
            <SchemeDots name={one} main={settings.theme.main} label={name(one)} />
          </MenuItem>
        ))}
      </Select>
    </div>
  );
}
