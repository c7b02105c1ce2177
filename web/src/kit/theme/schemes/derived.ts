// `mainThemeLight` and `mainThemeDark`: the accents of the main palette on neutral surfaces (S6-10).
import type { SchemeKind } from '@madoguchi/contract/preferences/palette-names.ts';
import { NEUTRAL_SURFACES, type PaletteColours } from '../palettes.ts';
import { fromOklch, type Oklch, toOklch } from './oklch.ts';
import { ACCENTS, accentReads } from './readable.ts';

/** Bright colours tire on dark ground. */
const MOST_CHROMA: Readonly<Record<SchemeKind, number>> = { dark: 0.13, light: 0.16 };
const STEP = 0.004;

/** Hue and chroma of the main accents stay; their lightness moves away from the surface until each of them reads. */
export function derivedPalette(main: PaletteColours, kind: SchemeKind): PaletteColours {
  const step = kind === 'dark' ? STEP : -STEP;
  const accents = ACCENTS.map((name) => [name, capped(toOklch(main[name]), MOST_CHROMA[kind])] as const);
  const moved = new Map<string, Oklch>(accents);
  for (;;) {
    const palette = {
      ...NEUTRAL_SURFACES[kind],
      ...Object.fromEntries([...moved].map(([name, to]) => [name, fromOklch(to)])),
    };
    const faults = ACCENTS.filter((name) => !accentReads(palette as PaletteColours, name));
    if (faults.length === 0) return palette as PaletteColours;
    for (const name of faults) {
      const colour = moved.get(name);
      if (colour) moved.set(name, { ...colour, lightness: colour.lightness + step });
    }
  }
}

function capped(colour: Oklch, most: number): Oklch {
  return { ...colour, chroma: Math.min(colour.chroma, most) };
}
