// The colours of the first frame: before any script has arrived, the page has the ground of the chosen scheme.
import type { SchemeKind } from '@madoguchi/contract/preferences/palette-names.ts';
import type { Plugin } from 'vite';
import { MARK_COLOURS, type PaletteColours, START_PALETTES } from '../src/kit/theme/palettes.ts';
import { derivedPalette } from '../src/kit/theme/schemes/derived.ts';
import { MORE_PALETTES } from '../src/kit/theme/schemes/more-palettes.ts';
import { showFirstScheme } from '../src/platform/first-frame.ts';
import { firstPictureStyles } from './first-picture.ts';

/** As the app has it where no scheme of the toolbar was chosen. */
const NEUTRAL = {
  light: derivedPalette(START_PALETTES.default, 'light'),
  dark: derivedPalette(START_PALETTES.default, 'dark'),
};

const SCHEMES: Readonly<Record<string, PaletteColours>> = {
  ...START_PALETTES,
  ...MORE_PALETTES,
  mainThemeLight: NEUTRAL.light,
  mainThemeDark: NEUTRAL.dark,
};

const ofKind = (kind: SchemeKind) =>
  `color-scheme:${kind};--mark-frame:${MARK_COLOURS[kind].frame};--mark-counter:${MARK_COLOURS[kind].counter}`;
const ofPalette = ({ ground, textSecondary, text, primary, paper, divider }: PaletteColours) =>
  `background:${ground};color:${textSecondary};--first-ink:${text};--first-second:${textSecondary};--first-link:${primary};--first-paper:${paper};--first-line:${divider}`;
const selectorOf = (name: string) => `[data-scheme=${name}]`;

/** The CSS rule that all schemes of a kind have in common, written once. */
function ruleOfKind(kind: SchemeKind): string {
  const names = Object.keys(SCHEMES).filter((name) => SCHEMES[name]?.kind === kind);
  return `${names.map(selectorOf).join()}{${ofKind(kind)}}`;
}

/** `html` follows the system; with `data-scheme` it has that scheme, and `default` where there is none of the name. */
function firstStyles(): string {
  const { default: light, defaultDark: dark } = START_PALETTES;
  return [
    `:root{${ofKind('light')};${ofPalette(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme]){${ofKind('dark')};${ofPalette(dark)}}}`,
    ruleOfKind('light'),
    ruleOfKind('dark'),
    // The toolbar has a scheme of its own: until one is chosen the neutral one.
    `.first-bar{${ofPalette(NEUTRAL.light)}}`,
    `@media (prefers-color-scheme:dark){.first-bar:not([data-scheme]){${ofPalette(NEUTRAL.dark)}}}`,
    ...Object.entries(SCHEMES).map(([name, palette]) => `${selectorOf(name)}{${ofPalette(palette)}}`),
  ].join('');
}

/** Writes styles and script into the page. The script is the same for everybody, so that the policy knows its hash. */
export function firstFrame(): Plugin {
  return {
    name: 'first-frame',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => ({
        html: server ? html.replace('__FRAME__', '').replace('"__OPENING__"', '').replace('__PICTURE__', '') : html,
        tags: [
          {
            tag: 'style',
            attrs: { nonce: '__CSP_NONCE__' },
            children: firstStyles() + firstPictureStyles(),
            injectTo: 'head',
          },
          { tag: 'script', children: `(${showFirstScheme})(window)`, injectTo: 'head' },
        ],
      }),
    },
  };
}
