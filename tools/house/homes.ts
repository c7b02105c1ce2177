// Things that live in one place only: SQL, the clock, the environment, and what the contract may not touch.
import type { ESTree, VisitorObject } from 'vite';
import { isProduct, type Report, type Rule, syntaxRule } from './source.ts';

/** `object.property` of a plain member expression, by dot or by literal index; undefined for any other node. */
function memberName(node: ESTree.Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  const { object, property, computed } = node;
  if (!computed && property.type === 'Identifier') return `${object.name}.${property.name}`;
  return property.type === 'Literal' && typeof property.value === 'string'
    ? `${object.name}.${property.value}`
    : undefined;
}

const isNamed = (node: ESTree.Node, name: string) => node.type === 'Identifier' && node.name === name;

/** Visits the ways to read the clock: `Date.now`, `new Date()` and `Date()` without argument, `Temporal.Now`. */
function clockReads(report: Report): VisitorObject {
  return {
    MemberExpression(node) {
      const name = memberName(node);
      if (name === 'Date.now' || name === 'Temporal.Now') report(node, name);
    },
    NewExpression(node) {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0) report(node, 'new Date()');
    },
    CallExpression(node) {
      if (isNamed(node.callee, 'Date')) report(node, 'Date()');
    },
  };
}

export const clockHome: Rule = syntaxRule({
  name: 'one clock',
  sentence: 'The clock is read only in platform/clock.ts; everyone else is given the time',
  looksAt: (path) => isProduct(path) && !/^(server|web)\/src\/platform\/clock\.ts$/.test(path),
  visit: clockReads,
});

const IMPURE_MEMBERS = new Set(['Date.now', 'Temporal.Now', 'Math.random', 'performance.now']);
const IMPURE_CALLS = new Set(['fetch', 'setTimeout', 'setInterval', 'queueMicrotask']);
const IMPURE_OBJECTS = new Set([
  'process',
  'window',
  'document',
  'globalThis',
  'navigator',
  'localStorage',
  'crypto',
  'console',
]);

export const pureContract: Rule = syntaxRule({
  name: 'pure contract',
  sentence: 'The contract has no clock, no randomness, no network, no process and no window',
  looksAt: (path) => isProduct(path) && path.startsWith('contract/src/'),
  visit: (report) => ({
    ...clockReads(report),
    MemberExpression(node) {
      const name = memberName(node);
      if (name && IMPURE_MEMBERS.has(name)) report(node, name);
      else if (node.object.type === 'Identifier' && IMPURE_OBJECTS.has(node.object.name))
        report(node, node.object.name);
    },
    CallExpression(node) {
      if (node.callee.type !== 'Identifier') return;
      if (IMPURE_CALLS.has(node.callee.name) || node.callee.name === 'Date') report(node, `${node.callee.name}()`);
    },
  }),
});

export const environmentHome: Rule = syntaxRule({
  name: 'one environment',
  sentence: 'The environment is read only in server/src/platform/config.ts; everyone else is given the settings',
  looksAt: (path) => isProduct(path) && path !== 'server/src/platform/config.ts',
  visit: (report) => ({
    MemberExpression(node) {
      if (memberName(node) === 'process.env') report(node, 'process.env');
      const isMeta = node.object.type === 'MetaProperty' && !node.computed;
      if (isMeta && node.property.type === 'Identifier' && node.property.name === 'env')
        report(node, 'import.meta.env');
    },
    VariableDeclarator(node) {
      if (node.init && isNamed(node.init, 'process')) report(node, 'process under another name');
    },
    ImportDeclaration(node) {
      const isProcess = node.source.value === 'node:process' || node.source.value === 'process';
      if (isProcess && node.importKind !== 'type') report(node, 'an import of process');
    },
  }),
});

const BUILDER = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto']);
const STATEMENT =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+(recursive\s+)?\w+\s+as\s|(create|alter|drop|truncate)\s+(table|index|role|schema|function|extension)\s|(listen|notify)\s+\w+$)/i;

export const sqlHome: Rule = syntaxRule({
  name: 'one home for SQL',
  sentence:
    'SQL, as text, tag or builder, stands only in a store.ts (or …-store.ts), in server/src/platform/db and in db',
  looksAt: (path) =>
    isProduct(path) &&
    !path.startsWith('db/') &&
    !path.startsWith('server/src/platform/db/') &&
    !/[/-]store\.ts$/.test(path),
  visit: (report) => ({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (BUILDER.has(callee.property.name)) report(node, `.${callee.property.name}(…)`);
    },
    TaggedTemplateExpression(node) {
      if (isNamed(node.tag, 'sql')) report(node, 'sql`…`');
    },
    Literal(node) {
      if (typeof node.value === 'string' && STATEMENT.test(node.value)) report(node, 'an SQL statement');
    },
    TemplateLiteral(node) {
      const text = node.quasis.map((quasi) => quasi.value.raw).join('x');
      if (STATEMENT.test(text)) report(node, 'an SQL statement');
    },
  }),
});
