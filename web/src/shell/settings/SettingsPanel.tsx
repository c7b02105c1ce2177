import { FRAME_FIELDS } from '@madoguchi/contract/preferences/frame-fields.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '../../kit/Icon.tsx';
import { useSession } from '../../platform/session.ts';
import { DateSettings } from './DateSettings.tsx';
import { SettingGroup } from './fields/SettingGroup.tsx';
import { useFrameChanges } from './use-frame-changes.ts';
import { useSettingsWords } from './words.ts';

/** All settings of the frame as a form made from their declaration (S6-09). */
export function SettingsPanel() {
  const t = useSettingsWords();
  const isGuest = useSession().user === null;
  const { settings, change, restore, undo } = useFrameChanges();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(isGuest ? 'introGuest' : 'intro')}
      </Typography>
      <SettingGroup group={FRAME_FIELDS} path="" values={settings} settings={settings} onChange={change} />
      <Button
        variant="outlined"
        startIcon={<Icon name={undo ? 'undo' : 'refresh'} />}
        onClick={undo ?? restore}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t(undo ? 'undo' : 'restore')}
      </Button>
      <DateSettings />
    </Box>
  );
}
