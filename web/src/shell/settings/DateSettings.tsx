import type { PreferenceName, PreferenceValue } from '@madoguchi/contract/preferences/model.ts';
import { WEEK_STARTS, type WeekStart } from '@madoguchi/contract/preferences/week-starts.ts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { usePreference } from '../../platform/preferences.ts';
import { useSession } from '../../platform/session.ts';
import { useSettingsWords } from './words.ts';

/** How days are shown to this person: with the Japanese era below, and where their weeks begin (D2). */
export function DateSettings() {
  const t = useSettingsWords();
  const era = useSaid('era');
  const weekStart = useSaid('week-start');
  const weekId = useId();
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 2 }}>
        {t('dates')}
      </Typography>
      <FormControlLabel
        labelPlacement="start"
        control={<Switch checked={era.value} onChange={(_, isOn) => era.choose(isOn)} />}
        label={t('era')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ m: 0, justifyContent: 'space-between' }}
      />
      <div>
        <FormLabel id={weekId} sx={{ typography: 'caption', fontWeight: 600, color: 'text.primary' }}>
          {t('weekStart')}
        </FormLabel>
        <RadioGroup
          aria-labelledby={weekId}
          value={weekStart.value}
          onChange={(_, next) => weekStart.choose(next as WeekStart)}
        >
          {WEEK_STARTS.map((option) => (
            <FormControlLabel
              key={option}
              value={option}
              control={<Radio size="small" />}
              label={t(option)}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          ))}
        </RadioGroup>
      </div>
    </Box>
  );
}

/** A preference whose keeping is confirmed where an account keeps it (P4). */
function useSaid<Name extends PreferenceName>(name: Name) {
  const t = useSettingsWords();
  const say = useMessages();
  const isMember = useSession().user !== null;
  const { value, save } = usePreference(name);
  const choose = async (next: PreferenceValue<Name>) => {
    if ((await save(next)) && isMember) say(t('saved'), 'success', { key: `preference.${name}` });
  };
  return { value, choose: (next: PreferenceValue<Name>) => void choose(next) };
}
