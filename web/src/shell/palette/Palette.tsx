import { lazy, Suspense } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { paletteIsOpen } from './palette-state.ts';

const PaletteDialog = lazy(async () => ({ default: (await import('./PaletteDialog.tsx')).PaletteDialog }));

/** The place of the palette; what draws it is fetched when it first opens. */
export function Palette() {
  const isOpen = useObservable(paletteIsOpen);
  return <Suspense fallback={null}>{isOpen ? <PaletteDialog /> : null}</Suspense>;
}
