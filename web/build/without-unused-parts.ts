// Parts that the library's buttons bring along and that no button of ours shows: the ripple (theme: `disableRipple`), 4 kB
// that every visitor would wait for, and the turning circle of the prop `loading`, 2 kB; the few that show one bring their own.
import type { Plugin } from 'vite';

const PARTS = [
  { of: /\/@mui\/material\/ButtonBase\/ButtonBase\.m?js$/, part: /\/TouchRipple(?:\.m?js)?$/ },
  { of: /\/@mui\/material\/Button\/Button\.m?js$/, part: /\/CircularProgress(?:\/index\.m?js)?$/ },
  { of: /\/@mui\/material\/IconButton\/IconButton\.m?js$/, part: /\/CircularProgress(?:\/index\.m?js)?$/ },
] as const;
const NOTHING = '\0no-part';

/** Puts nothing where a button imports them. Fails the build where the library no longer imports them so. */
export function withoutUnusedParts(): Plugin {
  const found = new Set<(typeof PARTS)[number]>();
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const known = PARTS.find(({ of, part }) => of.test(importer) && part.test(source));
      if (known === undefined) return null;
      found.add(known);
      return NOTHING;
    },
    load: (id) => (id === NOTHING ? 'export default () => null;' : null),
    buildEnd(error) {
      if (error === undefined && found.size < PARTS.length)
        this.error('A part of the buttons was not found: see without-unused-parts.ts');
    },
  };
}
