// Rules for honest tests and comments: forbidden calls and switches in tests, forbidden leftovers in comments.
import type { ESTree } from 'vite';
import { isCode, isTest, lineAt, parse, type Rule, syntaxRule } from './source.ts';

const DECLARERS = new Set(['it', 'test', 'describe']);
const SWITCHES = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf', 'fails']);

const propertyName = (node: ESTree.Node): string | undefined =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;

function rootName(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? rootName(node.object) : undefined;
}

export const honestTests: Rule = syntaxRule({
  name: 'honest tests',
  sentence:
    'A test runs always, waits for a fact and not for a time, takes no snapshot, and mocks none of our own code',
  looksAt: (path) => isCode(path) && isTest(path),
  visit: (report) => ({
    CallExpression(node) {
      const { callee } = node;
      const name = propertyName(callee);
      const first = node.arguments[0];
      if (name === 'waitForTimeout') report(node, 'waitForTimeout');
      if (name?.endsWith('Snapshot')) report(node, name);
      const isMock = rootName(callee) === 'vi' && (name === 'mock' || name === 'doMock');
      const target = first?.type === 'Literal' ? String(first.value) : 'an import';
      if (isMock && /^(\.|@madoguchi\/|an import)/.test(target)) report(node, `a mock of ${target}`);
    },
    MemberExpression(node) {
      const name = propertyName(node);
      const root = rootName(node.object);
      if (name && root && SWITCHES.has(name) && DECLARERS.has(root)) report(node, `${root}.${name}`);
    },
    ImportDeclaration(node) {
      if (node.source.value === 'node:timers/promises' || node.source.value === 'timers/promises')
        report(node, 'a sleep');
    },
    NewExpression(node) {
      const executor = node.arguments[0];
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'Promise') return;
      if (executor?.type !== 'ArrowFunctionExpression') return;
      const only =
        executor.body.type === 'BlockStatement' && executor.body.body.length === 1
          ? executor.body.body[0]
          : executor.body;
      const call = only?.type === 'ExpressionStatement' ? only.expression : only;
      const callee = call?.type === 'CallExpression' ? call.callee : undefined;
      if (callee?.type === 'Identifier' && callee.name === 'setTimeout') report(node, 'a sleep');
    },
  }),
});

const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b/;
const SUPPRESSION = /^\s*(oxlint|eslint)-disable/;
const TYPE_SUPPRESSION = /@ts-(ignore|nocheck|expect-error)/;

export const honestComments: Rule = {
  name: 'honest comments',
  sentence:
    'A comment leaves no unfinished work without a decision record, silences no type error (a *.types.ts file proves them, each with a sentence after " — "), and gives its reason for a suppression after " -- "',
  find: (tree) =>
    tree
      .filter(({ path }) => isCode(path))
      .flatMap((source) =>
        parse(source).comments.flatMap(({ value, start }) => {
          const what = isProofOfTypes(source.path, value) ? undefined : commentFault(value);
          return what ? [{ path: source.path, line: lineAt(source.text, start), what }] : [];
        }),
      ),
};

/** An expected type error with its reason, in a file that is there for such proofs alone. */
function isProofOfTypes(path: string, comment: string): boolean {
  return path.endsWith('.types.ts') && /^ @ts-expect-error — \S.{10,}/.test(comment);
}

function commentFault(comment: string): string | undefined {
  const unfinished = UNFINISHED.exec(comment)?.[1];
  if (unfinished && !/docs\/decisions\/\d{4}/.test(comment)) return unfinished;
  const silenced = TYPE_SUPPRESSION.exec(comment);
  if (silenced) return silenced[0];
  if (SUPPRESSION.test(comment) && !comment.includes(' -- ')) return 'a suppression without a reason';
  return undefined;
}
