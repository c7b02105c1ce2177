import ButtonBase from '@mui/material/ButtonBase';
import { keyframes, styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { Icon } from '../../ui/Icon.tsx';
import { loadPalettes } from '../../ui/theme/schemes/palette-store.ts';
import { LAYER, RADIUS, SHADOW } from '../../ui/theme/tokens.ts';
import { PanelSheet } from './PanelSheet.tsx';
import { openPanel, type PanelName } from './panel-state.ts';
import { useSettingsWords } from './words.ts';

// Both draw schemes: their colours come along with them.
const PANELS = {
  settings: lazy(async () => {
    const [{ SettingsPanel }] = await Promise.all([import('./SettingsPanel.tsx'), loadPalettes()]);
    return { default: SettingsPanel };
  }),
  schemes: lazy(async () => {
    const [{ SchemesPanel }] = await Promise.all([import('./SchemesPanel.tsx'), loadPalettes()]);
    return { default: SchemesPanel };
  }),
};

const turning = keyframes({ to: { transform: 'rotate(360deg)' } });

const Edge = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 0,
  top: '40%',
  zIndex: LAYER.bar,
  display: 'grid',
  gap: 4,
  // In the page's margin; a phone has none to spare, and leads here from its menu.
  [theme.breakpoints.down('sm')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const EdgeButton = styled(ButtonBase)(({ theme }) => ({
  width: 24,
  height: 36,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRight: 0,
  borderRadius: `${RADIUS.menu}px 0 0 ${RADIUS.menu}px`,
  boxShadow: SHADOW.bar,
  '&:hover': { color: theme.vars.palette.primary.main },
  '&.MuiButtonBase-root:focus-visible': { outlineOffset: -2 },
  '& .turns': { display: 'flex', animation: `${turning} 12s linear infinite` },
  '@media (prefers-reduced-motion: reduce)': { '& .turns': { animation: 'none' } },
}));

/** Two small buttons at the edge of the screen, and the sheets that they open. */
export function EdgeTools() {
  const t = useSettingsWords();
  const open = useObservable(openPanel);
  return (
    <>
      <Edge>
        <EdgeButton aria-label={t('settings')} title={t('settings')} onClick={() => openPanel.set('settings')}>
          <span className="turns">
            <Icon name="settings" size={16} />
          </span>
        </EdgeButton>
        <EdgeButton aria-label={t('schemes')} title={t('schemes')} onClick={() => openPanel.set('schemes')}>
          <Icon name="palette" size={16} />
        </EdgeButton>
      </Edge>
      {(['settings', 'schemes'] satisfies PanelName[]).map((name) => {
        const Panel = PANELS[name];
        return (
          <PanelSheet key={name} title={t(name)} isOpen={open === name} onClose={() => openPanel.set(null)}>
            <Suspense fallback={null}>
              <Panel />
            </Suspense>
          </PanelSheet>
        );
      })}
    </>
  );
}
