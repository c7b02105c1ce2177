import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { DateSettings } from '../../shell/settings/DateSettings.tsx';
import { openPanel } from '../../shell/settings/panel-state.ts';
import { ShortcutChoice } from '../../shell/shortcuts/ShortcutChoice.tsx';
import { FontSizePanel } from '../../shell/toolbar/text-size/FontSizePanel.tsx';
import { NotificationSettings } from '../notifications/public.ts';
import { useProfileWords } from './words.ts';

/** 設定: what a person chose for themselves, wherever else it can be chosen (R38). */
export function SettingsTab() {
  const t = useProfileWords();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
        <Part title={t('settings.look')} lead={t('settings.lookLead')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              startIcon={<Icon name="palette" />}
              aria-haspopup="dialog"
              onClick={() => openPanel.set('schemes')}
            >
              {t('settings.schemes')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<Icon name="settings" />}
              aria-haspopup="dialog"
              onClick={() => openPanel.set('settings')}
            >
              {t('settings.frame')}
            </Button>
          </Box>
          <Box sx={{ mx: -3 }}>
            <FontSizePanel />
          </Box>
          <DateSettings />
        </Part>
        <Part title={t('settings.shortcuts')} lead={t('settings.shortcutsLead')}>
          <Box sx={{ mx: -2, maxHeight: 420, overflowY: 'auto' }}>
            <ShortcutChoice autoFocus={false} />
          </Box>
        </Part>
      </Box>
      <Part title={t('settings.notifications')}>
        <Box sx={{ m: -2 }}>
          <NotificationSettings />
        </Box>
      </Part>
    </Box>
  );
}

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Part({ title, lead, children }: PartProps) {
  const titleId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}
    >
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      {lead === undefined ? null : <Typography variant="body2">{lead}</Typography>}
      {children}
    </Card>
  );
}
