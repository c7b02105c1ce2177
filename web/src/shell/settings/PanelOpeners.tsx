import IconButton from '@mui/material/IconButton';
import { Icon } from '../../kit/Icon.tsx';
import { moveNav } from '../nav/nav-state.ts';
import { openPanel, type PanelName } from './panel-state.ts';
import { useSettingsWords } from './words.ts';

const PANELS = [
  ['settings', 'settings'],
  ['schemes', 'palette'],
] as const satisfies readonly (readonly [PanelName, 'settings' | 'palette'])[];

/** The way to both sheets from a phone's menu, which makes room for them. */
export function PanelOpeners() {
  const t = useSettingsWords();
  return PANELS.map(([panel, icon]) => (
    <IconButton
      key={panel}
      aria-label={t(panel)}
      title={t(panel)}
      onClick={() => {
        moveNav('mobileOpen', 'close');
        openPanel.set(panel);
      }}
    >
      <Icon name={icon} />
    </IconButton>
  ));
}
