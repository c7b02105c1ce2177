// What every visitor needs before the first screen travels as one file: few requests, and it compresses best together.

import type { Plugin } from 'vite';

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Named by much that loads first, but used by forms and pages only: they go where they are used. */
const FOR_PAGES = new RegExp(
  [
    '/node_modules/zod/',
    '/node_modules/@mui/material/(?:TextareaAutosize/|InputBase/(?:InputBase|utils)\\.|OutlinedInput/(?!.*Classes)|SvgIcon/)',
    '/contract/src/(?:[a-z-]+/model|values/(?!month-of)[a-z-]+)\\.ts$',
  ].join('|'),
);

const eager = new Map<string, boolean>();

/** `start` for modules that the entry reaches without a dynamic import; others go with the pages that use them. */
export function startChunk(id: string, modules: Modules): string | null {
  if (FOR_PAGES.test(id)) return null;
  return isEager(id, modules, new Set()) ? 'start' : null;
}

function isEager(id: string, modules: Modules, asked: Set<string>): boolean {
  const known = eager.get(id);
  if (known !== undefined) return known;
  if (asked.has(id)) return false;
  asked.add(id);
  const info = modules.getModuleInfo(id);
  const is = info !== null && (info.isEntry || info.importers.some((importer) => isEager(importer, modules, asked)));
  if (is) eager.set(id, true);
  return is;
}

/** Fails the build where a file that the start imports imports the start back: the page would stay blank. */
export function startStandsAlone(): Plugin {
  return {
    name: 'start-stands-alone',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        for (const name of chunk.imports) {
          const imported = bundle[name];
          if (imported?.type !== 'chunk' || !imported.imports.includes(chunk.fileName)) continue;
          this.error(`${name} and the start import each other: see start-chunk.ts for what goes with the pages`);
        }
      }
    },
  };
}
