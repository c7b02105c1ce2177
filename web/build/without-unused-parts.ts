// Parts that the library's buttons bring along and that no button of ours shows: the ripple (theme: `disableRipple`), 5 kB
// that every visitor would wait for, and the turning circle of the prop `loading`, 2 kB; the few that show one bring their own.
// The box of several lines that measures itself: ours grow by their style (kit/fields/growing.ts).
// The prefixes of browsers of ten years ago: those that are needed are ours (theme/prefixed.ts). And some smaller ones, below.
import type { Plugin } from 'vite';

const NOTHING = 'export default () => null;';
/** The stand-in for the ripple that the button tells of each press; it does nothing. */
const STILL =
  'const none = () => {}; const still = { start: none, stop: none, pulsate: none }; export default () => still;';
/** The browser's own box: a field of several lines that names none is not without one. */
const PLAIN = "export default 'textarea';";
/** The link that each route has as a property; ours are made with `createLink`, and the frame loads what draws them. */
const NO_LINK = 'export const Link = () => null;';

/** Writes the theme as the source of a script, for a compiler of styles that is not ours. */
const UNWRITTEN = 'export const stringifyTheme = undefined;';

/**
 * Knows every attribute that there is, to keep others from a styled element. Ours take none by their types, or name them; the
 * library's own are told apart as the library does for the root of a part.
 */
const ATTRIBUTES = "export default (name) => !['ownerState', 'theme', 'sx', 'as', 'classes'].includes(name);";

const PARTS = [
  { of: /\/@mui\/material\/ButtonBase\/ButtonBase\.m?js$/, part: /\/TouchRipple(?:\.m?js)?$/, instead: NOTHING },
  { of: /\/@mui\/material\/ButtonBase\/ButtonBase\.m?js$/, part: /\/useLazyRipple(?:\/index\.m?js)?$/, instead: STILL },
  { of: /\/@mui\/material\/Button\/Button\.m?js$/, part: /\/CircularProgress(?:\/index\.m?js)?$/, instead: NOTHING },
  {
    of: /\/@mui\/material\/IconButton\/IconButton\.m?js$/,
    part: /\/CircularProgress(?:\/index\.m?js)?$/,
    instead: NOTHING,
  },
  {
    of: /\/@mui\/material\/InputBase\/InputBase\.m?js$/,
    part: /\/TextareaAutosize(?:\/index\.m?js)?$/,
    instead: PLAIN,
  },
  { of: /\/@tanstack\/react-router\/dist\/esm\/route\.js$/, part: /\/link\.js$/, instead: NO_LINK },
  { of: /\/@emotion\/styled\/base\/.+\.js$/, part: /^@emotion\/is-prop-valid$/, instead: ATTRIBUTES },
  { of: /\/createThemeNoVars\.m?js$/, part: /\/stringifyTheme\.m?js$/, instead: UNWRITTEN },
  { of: /\/createThemeWithVars\.m?js$/, part: /\/stringifyTheme\.m?js$/, instead: UNWRITTEN },
] as const;
/** Of the styles' library; ours are handed to it. */
const STYLES = /\/@emotion\/cache\/.+\.js$/;
const PREFIXES = 'var defaultStylisPlugins = [prefixer];';

const STAND_IN = '\0stand-in:';

/** Puts a stand-in where a button imports them. Fails the build where the library no longer imports them so. */
export function withoutUnusedParts(): Plugin {
  const found = new Set<(typeof PARTS)[number]>();
  let hasPrefixes = false;
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const known = PARTS.find(({ of, part }) => of.test(importer) && part.test(source));
      if (known === undefined) return null;
      found.add(known);
      return STAND_IN + known.instead;
    },
    load: (id) => (id.startsWith(STAND_IN) ? id.slice(STAND_IN.length) : null),
    transform(code, id) {
      if (!STYLES.test(id) || !code.includes(PREFIXES)) return null;
      hasPrefixes = true;
      return { code: code.replace(PREFIXES, 'var defaultStylisPlugins = [];'), map: null };
    },
    buildEnd(error) {
      if (error === undefined && (found.size < PARTS.length || !hasPrefixes))
        this.error('A part of the libraries was not found: see without-unused-parts.ts');
    },
  };
}
