// That both sides are built on the contract: each feature has its noun there, and no access is left to a default.
import type { ESTree } from 'vite';
import { isProduct, type Rule, syntaxRule } from './source.ts';

export const featuresOfTheContract: Rule = {
  name: 'features of the contract',
  sentence: 'Every folder in server/src/features and web/src/features has the folder of the same name in contract/src',
  find: (tree) => {
    const nouns = new Set(tree.map(({ path }) => /^contract\/src\/([^/]+)\//.exec(path)?.[1]));
    const folders = new Set(
      tree.flatMap(({ path }) => /^(?:server|web)\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0] ?? []),
    );
    return [...folders]
      .filter((folder) => !nouns.has(folder.split('/').at(-1)))
      .map((folder) => ({ path: folder, line: 0, what: `no contract/src/${folder.split('/').at(-1)}` }));
  },
};

const isAccess = (node: ESTree.Node): boolean =>
  (node.type === 'Identifier' && node.name === 'access') ||
  (node.type === 'MemberExpression' &&
    !node.computed &&
    node.property.type === 'Identifier' &&
    isAccess(node.property));

export const noDefaultAccess: Rule = syntaxRule({
  name: 'no default access',
  sentence: 'Access is always written down: it is never optional and never falls back',
  looksAt: isProduct,
  visit: (report) => ({
    TSPropertySignature(node) {
      if (node.optional && isAccess(node.key)) report(node, 'access?');
    },
    AssignmentPattern(node) {
      if (isAccess(node.left)) report(node, 'access = …');
    },
    LogicalExpression(node) {
      if (node.operator !== '&&' && isAccess(node.left)) report(node, `access ${node.operator} …`);
    },
  }),
});
