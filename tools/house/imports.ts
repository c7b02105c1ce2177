// How a file names what it imports, and that it does not pass on what is not its own.
import { isCode, type Rule, syntaxRule } from './source.ts';

const OWN = /^(\.{1,2}\/|@madoguchi\/)/;
const WITH_EXTENSION = /\.(tsx?|mjs|css|json|svg|png|woff2|ttf|sql|md)(\?[a-z]+)?$/;

const namesNoFile = (specifier: string) => OWN.test(specifier) && !WITH_EXTENSION.test(specifier);

export const explicitImports: Rule = syntaxRule({
  name: 'explicit imports',
  sentence: 'An import names the file with its extension, never a folder',
  looksAt: isCode,
  visit: (report) => ({
    ImportDeclaration(node) {
      if (namesNoFile(node.source.value)) report(node, node.source.value);
    },
    ImportExpression(node) {
      const { source } = node;
      if (source.type === 'Literal' && typeof source.value === 'string' && namesNoFile(source.value))
        report(node, source.value);
    },
  }),
});

const isIndex = (path: string) => /\/index\.(tsx?|mjs)$/.test(path);
const isHandlerList = (path: string) => /^server\/src\/features\/[^/]+\/index\.ts$/.test(path);

export const noBarrels: Rule = syntaxRule({
  name: 'no barrels',
  sentence:
    "No file passes on another file's exports, except a feature's public.ts; only a server feature has an index.ts, its handler list",
  looksAt: (path) => isCode(path) && !path.endsWith('/public.ts'),
  visit: (report, { path }) => ({
    Program(node) {
      if (isIndex(path) && !isHandlerList(path)) report(node, 'an index file that is no handler list');
    },
    ExportAllDeclaration(node) {
      report(node, `export * from ${node.source.value}`);
    },
    ExportNamedDeclaration(node) {
      if (node.source) report(node, `export … from ${node.source.value}`);
    },
  }),
});
