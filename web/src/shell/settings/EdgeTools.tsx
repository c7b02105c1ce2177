import ButtonBase from '@mui/material/ButtonBase';
import { keyframes, styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { FRAME, LAYER, RADIUS, SHADOW } from '../../kit/theme/tokens.ts';
import { useObservable } from '../../platform/observable.ts';
import { useSidePanels } from '../side/use-side-panels.ts';
import { openPanel } from './panel-state.ts';
import { useFrameSettings } from './use-frame-settings.ts';
import { useSettingsWords } from './words.ts';

const Panels = lazy(async () => ({ default: (await import('./Panels.tsx')).Panels }));

const turning = keyframes({ to: { transform: 'rotate(360deg)' } });

const Edge = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: 0,
  // The menu may stand at the end of the line: there it would lie over them.
  '&[data-menu=right]': { insetInlineEnd: 'auto', insetInlineStart: 0 },
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
  borderInlineEnd: 0,
  borderStartStartRadius: RADIUS.menu,
  borderEndStartRadius: RADIUS.menu,
  '[data-menu=right] > &': {
    borderInlineStart: 0,
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 0,
    borderStartEndRadius: RADIUS.menu,
    borderEndEndRadius: RADIUS.menu,
  },
  boxShadow: SHADOW.bar,
  '&:hover': { color: theme.vars.palette.primary.main },
  '&.MuiButtonBase-root:focus-visible': { outlineOffset: -2 },
  '& .turns': { display: 'flex', animation: `${turning} 12s linear infinite` },
  '@media (prefers-reduced-motion: reduce)': { '& .turns': { animation: 'none' } },
}));

/** Two small buttons at the edge of the screen, and the sheets that they open, fetched when the first is wanted. */
export function EdgeTools() {
  const t = useSettingsWords();
  const sides = useSidePanels();
  const open = useObservable(openPanel);
  const { position } = useFrameSettings().layout.config.navbar;
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (open !== null) setWanted(true);
  }, [open]);
  return (
    <>
      <Edge data-menu={position} style={position === 'left' && sides.right ? { insetInlineEnd: FRAME.panelEnd } : {}}>
        <EdgeButton aria-label={t('settings')} title={t('settings')} onClick={() => openPanel.set('settings')}>
          <span className="turns">
            <Icon name="settings" size={16} />
          </span>
        </EdgeButton>
        <EdgeButton aria-label={t('schemes')} title={t('schemes')} onClick={() => openPanel.set('schemes')}>
          <Icon name="palette" size={16} />
        </EdgeButton>
      </Edge>
      <Suspense fallback={null}>{isWanted ? <Panels /> : null}</Suspense>
    </>
  );
}
