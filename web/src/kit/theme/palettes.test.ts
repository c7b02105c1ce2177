import { DERIVED_NAMES, kindOf, PALETTE_NAMES } from '@madoguchi/contract/preferences/palette-names.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { contrast, countsAsDark, inkOn } from './contrast.ts';
import { HUES, type PaletteColours, START_DERIVED, START_PALETTES, STATUS_INKS } from './palettes.ts';
import { derivedPalette } from './schemes/derived.ts';
import { loadPalettes, paletteOf } from './schemes/palette-store.ts';
import { ACCENTS, groundsOf, SHAPE, TEXT } from './schemes/readable.ts';
import { schemeVariables } from './schemes/scheme-variables.ts';

beforeAll(loadPalettes);

function expectReadable(palette: PaletteColours): void {
  for (const ground of groundsOf(palette)) {
    for (const ink of ['text', 'textSecondary', 'primary', 'secondary', 'error'] as const) {
      expect(contrast(palette[ink], ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast(palette.control, ground), `control on ${ground}`).toBeGreaterThanOrEqual(SHAPE);
  }
  for (const fill of ACCENTS.map((accent) => palette[accent])) {
    expect(contrast(inkOn(fill), fill), fill).toBeGreaterThanOrEqual(TEXT);
  }
}

describe.each(PALETTE_NAMES)('%s', (name) => {
  it('is of its kind and reads everywhere: text, accents and errors at 4.5, outlines at 3 (C3) [S6-10] [S6-11]', () => {
    const palette = paletteOf(name, name);
    expect(palette.kind).toBe(kindOf(name));
    expectReadable(palette);
  });

  it('gives its accents to the derived schemes, on neutral surfaces, as readable as itself [S6-10]', () => {
    for (const derived of DERIVED_NAMES) {
      const palette = paletteOf(derived, name);
      expect(palette.kind).toBe(kindOf(derived));
      expect(palette.ground).toBe(derived === 'mainThemeLight' ? '#F4F5F7' : '#16181B');
      expectReadable(palette);
    }
  });

  it('shows states readably on their own ground, on every surface, and filled', () => {
    const palette = paletteOf(name, name);
    for (const hue of HUES) {
      const { ink, ground } = STATUS_INKS[palette.kind][hue];
      for (const under of [ground, ...groundsOf(palette)]) {
        expect(contrast(ink, under), `${hue} on ${under}`).toBeGreaterThanOrEqual(TEXT);
      }
      expect(contrast(inkOn(ink), ink), hue).toBeGreaterThanOrEqual(TEXT);
    }
  });
});

it('keeps the high-contrast pair at 7 [S6-10]', () => {
  for (const name of ['light12', 'dark12'] as const) {
    const palette = paletteOf(name, name);
    for (const ink of ['text', 'primary', 'secondary'] as const) {
      expect(contrast(palette[ink], palette.paper), `${name} ${ink}`).toBeGreaterThanOrEqual(7);
    }
  }
});

it.each(['default', 'defaultDark'] as const)('knows what is derived of %s without deriving it', (main) => {
  for (const name of DERIVED_NAMES) {
    expect(START_DERIVED[main][name]).toEqual(derivedPalette(START_PALETTES[main], kindOf(name)));
  }
});

it('makes the derived schemes anew of another main scheme, and of `default` where main is derived itself (L11)', () => {
  expect(paletteOf('mainThemeDark', 'light1').primary).not.toBe(paletteOf('mainThemeDark', 'light5').primary);
  expect(paletteOf('mainThemeLight', 'mainThemeDark')).toBe(paletteOf('mainThemeLight', 'default'));
  expect(paletteOf('mainThemeLight', 'default').primary).toBe(START_PALETTES.default.primary);
});

it('has the same variables of `default` from the theme itself as from one made of it', () => {
  expect(schemeVariables(START_PALETTES.default)).toEqual(schemeVariables({ ...START_PALETTES.default }));
});

it('takes a contrast of exactly 3 against white for a dark ground (C1, C2) [S6-11]', () => {
  expect([countsAsDark(3), countsAsDark(2.999)]).toEqual([true, false]);
  expect(inkOn('#949494')).toBe('#FFFFFF');
  expect(inkOn('#959595')).toBe('#14171C');
});
