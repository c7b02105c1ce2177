// Rules for the names of files and folders, and for the place of a component.
import { basename } from 'node:path';
import type { ESTree } from 'vite';
import { type Finding, isCode, isTest, parse, type Rule, type Source } from './source.ts';

const VAGUE = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib', 'shared', 'types', 'constants']);
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^([A-Z][a-z0-9]*)+$/;

const whole = (path: string, what: string): Finding => ({ path, line: 0, what });

const stem = (path: string) => basename(path).replace(/(\.browser)?(\.(test|spec|config|types|d))?\.[a-z]+$/, '');

export const findableNames: Rule = {
  name: 'findable names',
  sentence:
    'No folder or file is called utils, helpers, common, misc, lib, shared, types or constants: a name says the idea',
  find: (tree) =>
    tree.flatMap(({ path }) => {
      const vague = path.split('/').find((part) => VAGUE.has(stem(part)) || VAGUE.has(part));
      return vague ? [whole(path, `"${vague}" says nothing about what is inside`)] : [];
    }),
};

export const spelledNames: Rule = {
  name: 'spelled names',
  sentence: 'Files and folders are kebab-case; only a React component file is PascalCase',
  find: (tree) =>
    tree
      .filter(({ path }) => isCode(path))
      .flatMap(({ path }) => {
        const parts = path.split('/').slice(0, -1);
        const folder = parts.find((part) => !KEBAB.test(part));
        if (folder) return [whole(path, `folder "${folder}"`)];
        const name = stem(path);
        if (KEBAB.test(name) || (path.endsWith('.tsx') && PASCAL.test(name))) return [];
        return [whole(path, `file "${name}"`)];
      }),
};

export const oneComponentPerFile: Rule = {
  name: 'one component a file',
  sentence: 'A file exports at most one React component, and a PascalCase file exports the component it is named after',
  find: (tree) => tree.filter(({ path }) => path.endsWith('.tsx') && !isTest(path)).flatMap(componentFaults),
};

function componentFaults(source: Source): Finding[] {
  const exported = parse(source).program.body.flatMap(exportedComponents);
  const name = stem(source.path);
  if (exported.length > 1) return [whole(source.path, `exports ${exported.join(' and ')}`)];
  if (PASCAL.test(name) && exported[0] !== name) return [whole(source.path, `does not export ${name}`)];
  return [];
}

function exportedComponents(statement: ESTree.Statement | ESTree.Directive): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  const names: string[] = [];
  if (declaration.type === 'FunctionDeclaration' && declaration.id) names.push(declaration.id.name);
  if (declaration.type === 'VariableDeclaration') {
    for (const { id, init } of declaration.declarations) {
      const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'CallExpression';
      if (id.type === 'Identifier' && isFunction) names.push(id.name);
    }
  }
  return names.filter((name) => PASCAL.test(name));
}
