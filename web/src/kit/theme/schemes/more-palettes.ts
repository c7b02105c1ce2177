// The schemes that somebody has to choose before they are seen, by name (S6-10).
import type { PaletteName } from '@madoguchi/contract/preferences/palette-names.ts';
import type { PaletteColours, START_PALETTES } from '../palettes.ts';
import { DARK_PALETTES } from './dark-palettes.ts';
import { LIGHT_PALETTES } from './light-palettes.ts';

export const MORE_PALETTES: Readonly<Record<Exclude<PaletteName, keyof typeof START_PALETTES>, PaletteColours>> = {
  ...LIGHT_PALETTES,
  ...DARK_PALETTES,
};
