// A palette as the CSS variables that the theme's parts read. Wherever they are set, everything inside has its colours.
import { createTheme } from '@mui/material/styles';
import { type PaletteColours, START_PALETTES } from '../palettes.ts';
import { schemeOf } from '../scheme.ts';
import { theme, VARIABLE_PREFIX } from '../theme.ts';

export type Variables = Readonly<Record<string, string>>;

const OF_COLOURS = new RegExp(`^--${VARIABLE_PREFIX}-(palette|opacity)-`);

const made = new WeakMap<PaletteColours, Variables>();

/** Takes over what was made before. */
export function knowVariables(before: readonly (readonly [PaletteColours, Variables])[]): void {
  for (const [palette, variables] of before) made.set(palette, variables);
}

/** To make one takes several milliseconds on a quick processor: that of the first palette is there already. */
function themeOf(palette: PaletteColours): Pick<typeof theme, 'generateStyleSheets'> {
  if (palette === START_PALETTES.default) return theme;
  return createTheme({
    cssVariables: { cssVarPrefix: VARIABLE_PREFIX },
    colorSchemes: { [palette.kind]: schemeOf(palette) },
    defaultColorScheme: palette.kind,
  });
}

export function schemeVariables(palette: PaletteColours): Variables {
  const known = made.get(palette);
  if (known) return known;
  const sheets = themeOf(palette)
    .generateStyleSheets()
    .flatMap((sheet) => Object.values(sheet) as Variables[]);
  const colours = sheets.flatMap((sheet) => Object.entries(sheet)).filter(([name]) => OF_COLOURS.test(name));
  const variables = { ...Object.fromEntries(colours), 'color-scheme': palette.kind };
  made.set(palette, variables);
  return variables;
}
