// Additions of the theme to MUI's own: colour roles of ours, one text variant, CSS variables always on.
import type {} from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import type { Hue } from './palettes.ts';

interface OwnColours {
  /** Outlines of inputs, ticks and switches, ≥ 3:1 on every surface. */
  readonly control: string;
  readonly status: Readonly<Record<Hue, { readonly ink: string; readonly ground: string; readonly onInk: string }>>;
  readonly mark: { readonly frame: string; readonly counter: string };
  /** Ground of a part that holds an error. */
  readonly errorGround: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
  interface TypographyVariants {
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}
