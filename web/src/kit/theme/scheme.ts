// One palette's colours as a scheme of MUI.
import type { ColorSystemOptions } from '@mui/material/styles';
import { alpha, blend, inkOn } from './contrast.ts';
import { HUES, type Hue, MARK_COLOURS, type PaletteColours, STATUS_INKS } from './palettes.ts';
import './augmentation.ts';

/** How much of a colour lies over its ground, 0–1. */
export const HOVER = 0.06;
export const SELECTED = 0.12;
export const ERROR_GROUND = 0.1;
const DISABLED = 0.7;

function fill(main: string) {
  return { main, light: main, dark: blend('#000000', main, 0.12), contrastText: inkOn(main) };
}

export function schemeOf(palette: PaletteColours): ColorSystemOptions {
  const inks = STATUS_INKS[palette.kind];
  const status = Object.fromEntries(HUES.map((hue) => [hue, { ...inks[hue], onInk: inkOn(inks[hue].ink) }])) as Record<
    Hue,
    { ink: string; ground: string; onInk: string }
  >;
  return {
    palette: {
      mode: palette.kind,
      primary: fill(palette.primary),
      secondary: fill(palette.secondary),
      error: fill(palette.error),
      info: fill(inks.blue.ink),
      success: fill(inks.green.ink),
      warning: fill(inks.orange.ink),
      background: { default: palette.ground, paper: palette.paper },
      text: {
        primary: palette.text,
        secondary: palette.textSecondary,
        disabled: alpha(palette.textSecondary, DISABLED),
      },
      divider: palette.divider,
      action: {
        active: palette.textSecondary,
        hover: alpha(palette.text, HOVER),
        hoverOpacity: HOVER,
        selected: alpha(palette.primary, SELECTED),
        selectedOpacity: SELECTED,
        disabled: alpha(palette.textSecondary, DISABLED),
        disabledBackground: alpha(palette.text, SELECTED),
        focus: alpha(palette.primary, SELECTED),
      },
      control: palette.control,
      errorGround: blend(palette.error, palette.paper, ERROR_GROUND),
      status,
      mark: MARK_COLOURS[palette.kind],
    },
  };
}
