// The colours of a newcomer's frame as CSS variables, made here once instead of on each device.
import type { Plugin } from 'vite';
import { START_DERIVED, START_PALETTES } from '../src/kit/theme/palettes.ts';
import { schemeVariables, type Variables } from '../src/kit/theme/schemes/scheme-variables.ts';

const FILE = /\/web\/src\/kit\/theme\/schemes\/made-variables\.ts$/;

/** As code, beside their colours; those of `default` are the theme's own. */
const PALETTES = {
  'START_PALETTES.defaultDark': START_PALETTES.defaultDark,
  'START_PALETTES.greyDark': START_PALETTES.greyDark,
  'START_DERIVED.default.mainThemeLight': START_DERIVED.default.mainThemeLight,
  'START_DERIVED.default.mainThemeDark': START_DERIVED.default.mainThemeDark,
  'START_DERIVED.defaultDark.mainThemeDark': START_DERIVED.defaultDark.mainThemeDark,
} as const;

/** Each as its differences from the one before: they have most of it in common. */
function madeVariables(): string {
  let before: Variables = {};
  const rows = Object.entries(PALETTES).map(([code, palette]) => {
    const variables = schemeVariables(palette);
    const gone = Object.keys(before).filter((name) => !Object.hasOwn(variables, name));
    const changed = Object.entries(variables).filter(([name, value]) => before[name] !== value);
    before = variables;
    return `[${code}, ${JSON.stringify(Object.fromEntries(changed))}, ${JSON.stringify(gone)}]`;
  });
  return [
    "import { START_DERIVED, START_PALETTES } from '../palettes.ts';",
    'let before = {};',
    `export const MADE = [${rows.join(',')}].map(([palette, changed, gone]) => {`,
    '  before = { ...before, ...changed };',
    '  for (const name of gone) delete before[name];',
    '  return [palette, before];',
    '});',
  ].join('\n');
}

/** Puts them in the place of the file that declares them. */
export function readyVariables(): Plugin {
  return {
    name: 'ready-variables',
    apply: 'build',
    load: (id) => (FILE.test(id) ? madeVariables() : null),
  };
}
