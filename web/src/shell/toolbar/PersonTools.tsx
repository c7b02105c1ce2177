import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { MenuCounts } from '../nav/MenuCounts.tsx';
import { useBreadth } from '../nav/use-nav-plan.ts';
import { ShortcutTools } from '../shortcuts/ShortcutTools.tsx';

/** What the toolbar has for signed-in people only. */
export function PersonTools() {
  const isWide = useBreadth() === 'wide';
  return (
    <>
      <MenuCounts />
      {isWide ? <ShortcutTools /> : null}
      <NotificationBell />
    </>
  );
}
