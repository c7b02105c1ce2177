// Sizes of text. Each is at least 11 px, so that 70 % keeps kanji legible; two weights, 400 and 600.
import type { TypographyVariantsOptions } from '@mui/material/styles';

const FACES =
  "'Inter var', Roboto, Helvetica, Arial, 'Noto Sans JP', 'Noto Sans CJK JP', 'Noto Sans JP Variable', " +
  "'Hiragino Sans', 'BIZ UDPGothic', 'Yu Gothic UI', Meiryo, sans-serif";

const size = (rem: number) => `max(11px, ${rem}rem)`;
const style = (rem: number, lineHeight: number, fontWeight: 400 | 600 = 400) => ({
  fontSize: size(rem),
  lineHeight,
  fontWeight,
  letterSpacing: 0,
});

/** Counts on badges; no sentences. */
const micro = style(0.6875, 1.5);
const small = style(0.75, 1.5);
/** Cells, chips, menus: 13 px (S6-12). */
const base = style(0.8125, 1.5);
const body = style(0.875, 1.7);
const lead = style(1, 1.6, 600);

export const TYPE_SCALE = {
  fontFamily: FACES,
  fontSize: 13,
  htmlFontSize: 16,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: style(1.3125, 1.4, 600),
  h2: style(1.125, 1.45, 600),
  h3: lead,
  h4: lead,
  h5: lead,
  h6: lead,
  subtitle1: lead,
  subtitle2: { ...base, fontWeight: 600 },
  body1: body,
  body2: base,
  caption: small,
  overline: { ...micro, textTransform: 'none' },
  button: { ...body, lineHeight: 1.5, fontWeight: 600, textTransform: 'none' },
  figure: { ...style(1.5625, 1.3, 600), fontVariantNumeric: 'tabular-nums' },
} as const satisfies TypographyVariantsOptions;
