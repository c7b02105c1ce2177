import Box from '@mui/material/Box';
import { lazy } from 'react';
import { loadPalettes } from '../../../kit/theme/schemes/palette-store.ts';
import { Lead, useLiveWords } from './Lead.tsx';

// It draws schemes: their colours come along.
const SettingsPanel = lazy(async () => {
  const [{ SettingsPanel: Panel }] = await Promise.all([
    import('../../../shell/settings/SettingsPanel.tsx'),
    loadPalettes(),
  ]);
  return { default: Panel };
});

/** The display settings, which act from here as from their panel. */
export function LayoutPage() {
  const t = useLiveWords();
  return (
    <>
      <Lead>{t('layout')}</Lead>
      <Box
        sx={{
          maxWidth: 480,
          p: 3,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 2,
          bgcolor: 'background.paper',
        }}
      >
        <SettingsPanel />
      </Box>
    </>
  );
}
