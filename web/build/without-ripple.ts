// No button of ours spreads a ripple (theme: `disableRipple`), yet the library's button brings its code along: 4 kB that
// every visitor would wait for.
import type { Plugin } from 'vite';

const BUTTON = /\/@mui\/material\/ButtonBase\/ButtonBase\.m?js$/;
const RIPPLE = /\/TouchRipple(?:\.m?js)?$/;
const NOTHING = '\0no-ripple';

/** Puts nothing where the button imports its ripple. Fails the build where the library no longer imports it so. */
export function withoutRipple(): Plugin {
  let isFound = false;
  return {
    name: 'without-ripple',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !BUTTON.test(importer) || !RIPPLE.test(source)) return null;
      isFound = true;
      return NOTHING;
    },
    load: (id) => (id === NOTHING ? 'export default () => null;' : null),
    buildEnd(error) {
      if (error === undefined && !isFound) this.error('The ripple of buttons was not found: see without-ripple.ts');
    },
  };
}
