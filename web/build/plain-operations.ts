// In production the browser checks neither its own requests nor the answers: the server does both. So the bundle gets
// the operations as plain rows (id, method, path, access), the lists without the schema of their rows, the screens without
// what they use, and of the contract's schemas only those that a form uses.
import { pathToFileURL } from 'node:url';
import { type Plugin, parseAst } from 'vite';

const OPERATIONS = /\/contract\/src\/[a-z-]+\/operations\.ts$/;
/** The table of screens: what each uses is for the tests alone, and what it opens with for the server. */
const SCREENS = /\/contract\/src\/screens\.ts$/;
/** Declared lists, and nothing else: such a file exports no schema. */
const LISTS = /\/contract\/src\/[a-z-]+\/lists\.ts$/;
const CONTRACT = /\/contract\/src\/.+\.ts$/;

/** Replaces each `operations.ts` by its rows; a schema imported from there is then missing, and the build says so. */
export function plainOperations(): Plugin {
  return {
    name: 'plain-operations',
    apply: 'build',
    async load(id) {
      if (!OPERATIONS.test(id) && !LISTS.test(id) && !SCREENS.test(id)) return null;
      const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
      if (LISTS.test(id) && Object.values(exported).some(isSchema)) return null;
      const rows = Object.entries(exported).filter(([, value]) => !isSchema(value));
      return rows
        .map(
          ([name, value]) =>
            `export const ${name} = ${JSON.stringify(value, SCREENS.test(id) ? withoutUses : withoutSchemas)};`,
        )
        .join('\n');
    },
    transform(code, id) {
      return CONTRACT.test(id) ? { code: droppable(code), map: null, moduleSideEffects: false } : null;
    },
  };
}

/** Marks what a constant is made by as free of effects: the contract only declares, so an unused one may go. */
function droppable(code: string): string {
  let marked = '';
  let end = 0;
  for (const statement of parseAst(code).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') continue;
      marked += `${code.slice(end, init.start)}/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`;
      end = init.end;
    }
  }
  return marked + code.slice(end);
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function withoutSchemas(_key: string, value: unknown): unknown {
  return isSchema(value) ? undefined : value;
}

function withoutUses(key: string, value: unknown): unknown {
  return key === 'uses' || key === 'opensWith' ? undefined : value;
}
