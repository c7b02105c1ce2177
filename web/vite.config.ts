// Builds the web room. The server fills four places of index.html when it serves it: where the portal is mounted
// (`__BASE_PATH__`), the moment's style nonce (`__CSP_NONCE__`), the person's frame settings (`__FRAME__`) and what the page
// brings along for them (`__OPENING__`).
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkOf, filesStandAlone } from './build/chunks.ts';
import { compileHints } from './build/compile-hints.ts';
import { compressAssets } from './build/compress-assets.ts';
import { firstFace } from './build/first-face.ts';
import { firstFrame } from './build/first-frame.ts';
import { firstLoad } from './build/first-load.ts';
import { readyVariables } from './build/made-variables.ts';
import { plainOperations } from './build/plain-operations.ts';
import { screenFiles } from './build/screen-files.ts';
import { withoutFacades } from './build/without-facades.ts';
import { withoutRuntime } from './build/without-runtime.ts';
import { withoutUnusedParts } from './build/without-unused-parts.ts';

const BASE = '__BASE_PATH__';

/**
 * Only what is used of them is wanted: the style library imports the two for a function that nobody here calls; and who takes one
 * thing from a feature's door is not to load the feature for what else it has there.
 */
const PURE = /node_modules\/(?:hoist-non-react-statics|react-is)\/|\/src\/features\/[a-z-]+\/public\.ts$/;

/** Addresses of the page's own files start where the portal is mounted, however deep the opened screen lies. */
function mountedPage(): Plugin {
  return {
    name: 'mounted-page',
    transformIndexHtml: (html, { server }) => (server ? html.replaceAll(BASE, '/') : html),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('There is no index.html');
        page.source = String(page.source)
          .replaceAll(/(="|url\()\.\//g, `$1${BASE}`)
          .replaceAll(/ crossorigin(?=[ >])/g, '');
      },
    },
  };
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    firstFrame(),
    firstFace(),
    mountedPage(),
    plainOperations(),
    readyVariables(),
    filesStandAlone(),
    withoutUnusedParts(),
    withoutRuntime(),
    withoutFacades(),
    screenFiles(),
    compileHints(),
    firstLoad(),
    compressAssets(),
  ],
  // React has the hook itself: what stands in for it in older ones stays out.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  define: command === 'build' ? { __PRODUCTION__: 'true' } : {},
  build: {
    target: 'es2022',
    // The security policy allows files of our own only: no `data:` fonts.
    assetsInlineLimit: 0,
    // Preloading needs no helper script: all browsers that the portal supports know modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: 'chunks' }] },
      },
    },
  },
}));
