// `mainThemeLight` and `mainThemeDark`: the accents of the main palette on neutral surfaces (S6-10).
import type { SchemeKind } from '@madoguchi/contract/preferences/palette-names.ts';
import { NEUTRAL_SURFACES, type PaletteColours } from '../palettes.ts';
import { ACCENTS, accentReads } from './readable.ts';

// #RRGGBB to OKLCH and back (Björn Ottosson's OKLab, 2020), for colours that change in lightness alone.

interface Oklch {
  /** 0 black to 1 white. */
  readonly lightness: number;
  readonly chroma: number;
  /** Radians. */
  readonly hue: number;
}

type Three = readonly [number, number, number];

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const gamma = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

const times = (rows: readonly [Three, Three, Three], [a, b, c]: Three): Three =>
  rows.map((row) => row[0] * a + row[1] * b + row[2] * c) as unknown as Three;

function toOklch(colour: string): Oklch {
  const number = Number.parseInt(colour.slice(1), 16);
  const rgb = [number >> 16, (number >> 8) & 0xff, number & 0xff].map((channel) => linear(channel / 255));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb as unknown as Three,
  ).map(Math.cbrt);
  const [lightness, a, b] = times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones as unknown as Three,
  );
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** The nearest #RRGGBB: what lies outside the screen's colours is clipped. */
function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)],
  ).map((cone) => cone ** 3);
  const rgb = times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cones as unknown as Three,
  );
  const channel = (light: number) => Math.round(Math.min(1, Math.max(0, gamma(light))) * 255);
  return `#${rgb.map((light) => channel(light).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

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
