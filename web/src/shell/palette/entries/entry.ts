// How the palette groups what it offers.
import type { PaletteEntry } from '../../../platform/palette.ts';

export interface PaletteGroup {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly PaletteEntry[];
}

/** More of one kind hide the others. */
export const ENTRIES_AT_MOST = 10;
