// The bundler gives each dynamically loaded module whose code lies in a shared file a file of its own that only passes its exports on:
// one more request, which is made once the script that asks for it runs. Here the file that has the code is asked for at once.
import type { Plugin } from 'vite';

/** `export{a as Frame,b}from"./pages-….js";`, as the bundler writes it. */
const FACADE = /^export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["'];?\s*$/;

interface Facade {
  /** The file with the code. */
  readonly source: string;
  /** Makes an object of what the module exports out of all that the file does. */
  readonly picked: string;
}

function facadeOf(code: string): Facade | null {
  const [, names, source] = FACADE.exec(code.trim()) ?? [];
  if (names === undefined || source === undefined) return null;
  const fields = names.split(',').map((one) => {
    const [from = '', to = from] = one.trim().split(/\s+as\s+/);
    return `${to}:e.${from}`;
  });
  return { source, picked: `.then(e=>({${fields.join(',')}}))` };
}

const nameOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('/') + 1);

interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly isEntry: boolean;
  readonly moduleIds: readonly string[];
}

/** By their names. A file with code of its own is none, nor one that passes on what several have. */
function facadesIn(chunks: readonly Chunk[]): ReadonlyMap<string, Facade> {
  const found = new Map<string, Facade>();
  for (const { fileName, code, isEntry, moduleIds } of chunks) {
    const facade = isEntry || moduleIds.length > 0 ? null : facadeOf(code);
    if (facade) found.set(nameOf(fileName), facade);
  }
  return found;
}

export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const facades = facadesIn(chunks);
        if (facades.size === 0) this.error('The bundler passes exports on in another way: see without-facades.ts');
        const names = new RegExp(
          `(import\\(.)?\\./(${[...facades.keys()].join('|').replaceAll('.', '\\.')})(.\\))?`,
          'g',
        );
        for (const chunk of chunks) {
          chunk.code = chunk.code.replace(names, (_whole, asked = '', name: string, end = '') => {
            const { source, picked } = facades.get(name) ?? this.error(`${name} is no such file`);
            return `${asked}./${source}${end}${asked === '' ? '' : picked}`;
          });
        }
        for (const [key, { fileName }] of Object.entries(bundle)) if (facades.has(nameOf(fileName))) delete bundle[key];
      },
    },
  };
}
