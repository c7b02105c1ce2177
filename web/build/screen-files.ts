// Writes down which scripts each screen needs, for the server to name them in the page (server/…/screen-files.ts).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../src');
const FEATURES = readdirSync(join(SOURCE, 'features')).map((name) => join(SOURCE, 'features', name));
/** A page of a feature: the screen's id, and the module of the page. */
const ROW = /^ {4}'?([\w.-]+)'?:\s+async \(\) =>\s+\(await import\('([^']+)'\)\)/gm;
/** Almost every screen stands in it, and the start loads it for every one. */
const FRAME = join(import.meta.dirname, '../src/shell/Frame.tsx');

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk') as readonly Chunk[];
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const started = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...reached(entry, byName)]));
      const pages = [join(SOURCE, 'shell'), ...FEATURES].flatMap(pagesOf);
      if (pages.length !== SCREENS.length) this.error('A feature.ts has a page that cannot be read');
      const listed = pages.map(({ id, page }) => {
        const files = [FRAME, page].flatMap((path) => {
          const home = chunks.find(({ moduleIds }) => moduleIds.includes(path));
          return home ? [...reached(home, byName)] : this.error(`${path} is in no file`);
        });
        return [id, [...new Set(files)].filter((file) => !started.has(file))] as const;
      });
      const source = JSON.stringify(Object.fromEntries(listed));
      this.emitFile({ type: 'asset', fileName: 'screen-files.json', source });
    },
  };
}

/** The pages that a folder's feature.ts names, by their screens. */
function pagesOf(folder: string): { readonly id: string; readonly page: string }[] {
  const feature = join(folder, 'feature.ts');
  const rows = existsSync(feature) ? readFileSync(feature, 'utf8').matchAll(ROW) : [];
  return [...rows].map(([, id = '', module = '']) => ({ id, page: join(folder, module) }));
}

/** The file and all that it imports. */
function reached(chunk: Chunk, byName: ReadonlyMap<string, Chunk>, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = byName.get(name);
    if (imported) reached(imported, byName, found);
  }
  return found;
}
