import IconButton from '@mui/material/IconButton';
import { createLink } from '@tanstack/react-router';
import { lazy } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { usePreference } from '../../platform/preferences.ts';
import { itemsOf } from '../nav/menu/nodes.ts';
import { useMenu, useMenuTitle } from '../nav/menu/use-menu.ts';
import { ToolButton } from '../toolbar/ToolButton.tsx';
import { chosenOf } from './chosen.ts';
import { useShortcutWords } from './words.ts';

/** As many as the toolbar has room for; the menu holds all. */
const SHOWN = 5;

const ShortcutMenu = lazy(async () => ({ default: (await import('./ShortcutMenu.tsx')).ShortcutMenu }));
const IconLink = createLink(IconButton);

/** In the toolbar from lg on: the person's own screens a press away, and the star that chooses them (P9). */
export function ShortcutTools() {
  const t = useShortcutWords();
  const title = useMenuTitle();
  const { nodes, currentId } = useMenu();
  const { value } = usePreference('shortcuts');
  const chosen = chosenOf(itemsOf(nodes), value).slice(0, SHOWN);
  return (
    <>
      {chosen.length === 0 ? null : (
        <nav aria-label={t('name')} className="shortcuts">
          {chosen.map((item) => (
            <IconLink
              key={item.id}
              to={item.to}
              aria-label={title(item.title)}
              title={title(item.title)}
              aria-current={item.id === currentId ? 'page' : undefined}
            >
              <Icon name={item.icon} />
            </IconLink>
          ))}
        </nav>
      )}
      <ToolButton icon={chosen.length === 0 ? 'star' : 'starOn'} label={t('name')} kind="dialog" opens={ShortcutMenu} />
    </>
  );
}
