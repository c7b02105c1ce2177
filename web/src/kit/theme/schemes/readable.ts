// Contrast of a palette: every ink on every ground that a screen can put it on (WCAG 2 AA).
import { blend, contrast, inkOn } from '../contrast.ts';
import type { PaletteColours } from '../palettes.ts';
import { ERROR_GROUND, HOVER, SELECTED } from '../scheme.ts';

export const TEXT = 4.5;
/** Outlines and marks. */
export const SHAPE = 3;

export const ACCENTS = ['primary', 'secondary', 'error'] as const;
type Accent = (typeof ACCENTS)[number];

/** The surfaces that text and controls stand on: page, card, hovered and selected rows, an error's ground. */
export function groundsOf(palette: PaletteColours): string[] {
  return [palette.ground, palette.paper].flatMap((surface) => [
    surface,
    blend(palette.text, surface, HOVER),
    blend(palette.primary, surface, SELECTED),
    blend(palette.error, surface, ERROR_GROUND),
  ]);
}

/** True when the accent reads as text on all grounds, and as a fill carries its ink. */
export function accentReads(palette: PaletteColours, accent: Accent): boolean {
  const colour = palette[accent];
  return (
    contrast(inkOn(colour), colour) >= TEXT && groundsOf(palette).every((ground) => contrast(colour, ground) >= TEXT)
  );
}
