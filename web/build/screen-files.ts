// Writes down which scripts each screen needs, for the server to name them in the page (server/…/screen-files.ts).
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import type { Plugin } from 'vite';

const PAGES = join(import.meta.dirname, '../src/shell/routes/screen-pages.ts');
/** A row of the table of pages: the screen's id, and the module of its page. */
const ROW = /^ {2}'?([\w.-]+)'?:\s+async \(\) =>\s+\(await import\('([^']+)'\)\)/gm;
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
      const rows = [...readFileSync(PAGES, 'utf8').matchAll(ROW)];
      if (rows.length !== SCREENS.length) this.error(`${PAGES} has a row that cannot be read`);
      const listed = rows.map(([, id = '', module = '']) => {
        const files = [FRAME, join(dirname(PAGES), module)].flatMap((path) => {
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
