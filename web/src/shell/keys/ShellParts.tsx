import { itemsOf } from '@madoguchi/contract/menu/nodes.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useKeySheet } from '../../kit/keys/use-key-sheet.tsx';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { noteOpened } from '../../platform/opened-screens.ts';
import { useSession } from '../../platform/session.ts';
import { UnseenFaults } from '../errors/UnseenFaults.tsx';
import { useMenu, useMenuTitle } from '../nav/menu/use-menu.ts';
import { Palette } from '../palette/Palette.tsx';
import { openPalette } from '../palette/palette-state.ts';
import { useCurrentScreen } from '../routes/current-screen.ts';
import { CONTENT_ID } from './content-id.ts';
import { GO_KEYS } from './go-keys.ts';
import { useShellKeyWords } from './words.ts';

/** The frame's keyboard shortcuts and the parts that they open; it comes once the first screen stands. */
export function ShellParts() {
  return (
    <>
      <ShellKeys />
      <Palette />
      <UnseenFaults />
      <OpenedScreens />
    </>
  );
}

/** Whoever is signed in is counted with the screens that they open, by role and hour alone (B9-07). */
function OpenedScreens() {
  const screen = useCurrentScreen()?.id;
  const { user } = useSession();
  const isSomebody = user !== null;
  useEffect(() => {
    if (screen !== undefined && isSomebody) noteOpened(screen);
  }, [screen, isSomebody]);
  return null;
}

/** The keys that act on every page within the frame (KEY, B9-02). */
function ShellKeys() {
  const t = useShellKeyWords();
  const title = useMenuTitle();
  const navigate = useNavigate();
  const openSheet = useKeySheet();
  const { nodes } = useMenu();
  const places = itemsOf(nodes).flatMap((item) => {
    const keys = GO_KEYS[item.id as keyof typeof GO_KEYS];
    return keys === undefined ? [] : [{ keys, page: title(item.title), to: item.to }];
  });
  useKeys(t('everywhere'), [
    { keys: 'mod+k', label: t('palette'), run: openPalette },
    { keys: '?', label: t('sheet'), run: openSheet },
    { keys: '/', label: t('search'), run: () => focusSearch() || openPalette() },
    ...places.map(({ keys, page, to }) => ({ keys, label: t('go', { page }), run: () => void navigate({ to }) })),
  ]);
  return null;
}

/** Puts the focus into the page's own search. False where it has none. */
function focusSearch(page: Document = document): boolean {
  const field = page
    .getElementById(CONTENT_ID)
    ?.querySelector<HTMLInputElement>('input[type=search], [role=searchbox]');
  field?.focus();
  field?.select?.();
  return field !== null && field !== undefined;
}
