import { describe, expect, it } from 'vitest';
import { blend, contrast, inkOn } from './contrast.ts';
import { HUES, PALETTES, type PaletteColours, STATUS_INKS } from './palettes.ts';

const TEXT = 4.5;
const SHAPE = 3;

/** The surfaces that text and controls stand on: page, card, hovered and selected rows, an error's ground. */
function grounds(palette: PaletteColours): string[] {
  return [palette.ground, palette.paper].flatMap((surface) => [
    surface,
    blend(palette.text, surface, 0.06),
    blend(palette.primary, surface, 0.12),
    blend(palette.error, surface, 0.1),
  ]);
}

describe.each(Object.entries(PALETTES))('%s', (_, palette: PaletteColours) => {
  it('reads on every surface: text, accents and errors at 4.5, outlines at 3', () => {
    for (const ground of grounds(palette)) {
      for (const ink of ['text', 'textSecondary', 'primary', 'secondary', 'error'] as const) {
        expect(contrast(palette[ink], ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
      }
      expect(contrast(palette.control, ground), `control on ${ground}`).toBeGreaterThanOrEqual(SHAPE);
    }
  });

  it('gives every fill an ink that reads on it [S6-11]', () => {
    for (const fill of [palette.primary, palette.secondary, palette.error]) {
      expect(contrast(inkOn(fill), fill), fill).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it('shows states readably on their own ground, on paper, and filled', () => {
    for (const hue of HUES) {
      const { ink, ground } = STATUS_INKS[palette.kind][hue];
      expect(contrast(ink, ground), hue).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(ink, palette.paper), hue).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(inkOn(ink), ink), hue).toBeGreaterThanOrEqual(TEXT);
    }
  });
});

it('takes a contrast of exactly 3 against white for a dark ground [S6-11]', () => {
  expect(contrast('#949494', '#FFFFFF')).toBeGreaterThanOrEqual(3);
  expect(inkOn('#949494')).toBe('#FFFFFF');
  expect(inkOn('#959595')).toBe('#14171C');
});
