import { lazy, Suspense } from 'react';
import { MenuCounts } from '../nav/MenuCounts.tsx';
import { useBreadth } from '../nav/use-nav-plan.ts';
import { ShortcutTools } from '../shortcuts/ShortcutTools.tsx';

const NotificationBell = lazy(async () => ({
  default: (await import('../../features/notifications/NotificationBell.tsx')).NotificationBell,
}));

/** What the toolbar has for signed-in people only. It grows to the left: nothing moves when the bell comes. */
export function PersonTools() {
  const isWide = useBreadth() === 'wide';
  return (
    <>
      <MenuCounts />
      {isWide ? <ShortcutTools /> : null}
      <Suspense fallback={null}>
        <NotificationBell />
      </Suspense>
    </>
  );
}
