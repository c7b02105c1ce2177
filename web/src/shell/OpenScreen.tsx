import { Outlet, useMatches } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { WholePage } from '../kit/whole-page.ts';
import { openScreen } from './routes/current-screen.ts';

/** The open screen, its head first. */
export function OpenScreen() {
  const open = useMatches({ select: (matches) => openScreen(matches)?.id });
  // Before the first screen none was drawn.
  const drawn = useDeferredValue<typeof open | 'none'>(open, 'none');
  return (
    <WholePage value={drawn === open}>
      <Outlet />
    </WholePage>
  );
}
