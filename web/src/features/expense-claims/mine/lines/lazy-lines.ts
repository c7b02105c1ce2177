// Of grid and phone form a device needs one only. Both are drawn at once where they have been loaded before.

import { lazyRouteComponent } from '@tanstack/react-router';
import { isLikelyNarrow } from './use-narrow.ts';

export const LinesInGrid = lazyRouteComponent(() => import('./LinesInGrid.tsx'), 'LinesInGrid');
export const LinesOnPhone = lazyRouteComponent(() => import('../phone/LinesOnPhone.tsx'), 'LinesOnPhone');

/** Loads the one that this window will show. */
export async function preloadLines(): Promise<void> {
  await (isLikelyNarrow() ? LinesOnPhone : LinesInGrid).preload?.();
}
