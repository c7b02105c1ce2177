import { MenuCounts } from '../nav/MenuCounts.tsx';
import { useBreadth } from '../nav/use-nav-plan.ts';
import { ShortcutTools } from '../shortcuts/ShortcutTools.tsx';

/** What the toolbar shows a signed-in person once the first screen stands. It grows to the left: nothing moves. */
export function LateTools() {
  const isWide = useBreadth() === 'wide';
  return (
    <>
      <MenuCounts />
      {isWide ? <ShortcutTools /> : null}
    </>
  );
}
