// Decides if the command palette is open; keys, toolbar and pages open it.
import { observable } from '../../platform/observable.ts';

export const paletteIsOpen = observable(false);

export function openPalette(): void {
  paletteIsOpen.set(true);
}

export function closePalette(): void {
  paletteIsOpen.set(false);
}
