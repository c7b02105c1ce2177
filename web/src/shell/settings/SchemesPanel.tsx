import { AREAS } from '@madoguchi/contract/preferences/frame-fields.ts';
import { PALETTE_NAMES, type PaletteName } from '@madoguchi/contract/preferences/palette-names.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '../../kit/Icon.tsx';
import { SchemeTile } from './schemes/SchemeTile.tsx';
import { useFrameChanges } from './use-frame-changes.ts';
import { useSettingsWords } from './words.ts';

/** The schemes as tiles; choosing one sets all four areas (S6-10). */
export function SchemesPanel() {
  const t = useSettingsWords();
  const { settings, chosen, choose, follow } = useFrameChanges();
  const isFollowing = Object.keys(chosen.theme ?? {}).length === 0;
  const isShown = (name: PaletteName) => AREAS.every((area) => settings.theme[area] === name);
  const chooseAll = (name: PaletteName) => choose({ theme: { main: name, navbar: name, toolbar: name, footer: name } });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <div>
        <Button
          variant="outlined"
          aria-pressed={isFollowing}
          startIcon={isFollowing ? <Icon name="tick" /> : undefined}
          onClick={follow}
        >
          {t('follow')}
        </Button>
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('followHint')}
        </Typography>
      </div>
      <Box role="group" aria-label={t('allSchemes')} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {PALETTE_NAMES.map((name) => (
          <SchemeTile key={name} name={name} isShown={isShown(name)} onChoose={() => chooseAll(name)} />
        ))}
      </Box>
    </Box>
  );
}
