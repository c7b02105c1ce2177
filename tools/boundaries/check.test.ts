import { describe, expect, it } from 'vitest';
import { checkBoundaries } from './check.ts';

type Tree = Record<string, string>;

function faultsOf(tree: Tree): string[] {
  const sources = Object.entries(tree).map(([path, text]) => ({ path, text }));
  return checkBoundaries(sources, (path) => path in tree).faults.flatMap((fault) => fault.split('\n').slice(1));
}

const CROSSINGS: readonly (readonly [what: string, from: string, text: string, to?: string])[] = [
  ['the contract to the server', 'contract/src/a.ts', "import '@madoguchi/server/main.ts'", 'server/src/main.ts'],
  ['the contract to Node', 'contract/src/a.ts', "import { readFileSync } from 'node:fs'"],
  ['the contract to a package', 'contract/src/a.ts', "import type { Kysely } from 'kysely'"],
  ["the contract's test to a room", 'contract/src/a.test.ts', "import '../../db/seed.ts'", 'db/seed.ts'],
  [
    'the web to the server, by type',
    'web/src/a.ts',
    "import type { A } from '../../server/src/app.ts'",
    'server/src/app.ts',
  ],
  [
    'the web to the server, by a type expression',
    'web/src/a.ts',
    "type A = import('@madoguchi/server/app.ts').A",
    'server/src/app.ts',
  ],
  ['the web to the database', 'web/src/a.ts', "const a = import('@madoguchi/db/seed.ts')", 'db/seed.ts'],
  ['the server to the web', 'server/src/a.ts', "export * from '../../web/src/app.ts'", 'web/src/app.ts'],
  ['the database to the server', 'db/seed.ts', "import '../server/src/app.ts'", 'server/src/app.ts'],
  ['a feature to another', 'server/src/features/a/x.ts', "import '../b/store.ts'", 'server/src/features/b/store.ts'],
  [
    'the platform to a feature',
    'server/src/platform/a.ts',
    "import '../features/b/public.ts'",
    'server/src/features/b/public.ts',
  ],
  ['a part to a feature', 'web/src/kit/Field.tsx', "import '../features/b/Page.tsx'", 'web/src/features/b/Page.tsx'],
  ['the product to a test', 'server/src/a.ts', "import './b.test.ts'", 'server/src/b.test.ts'],
  ['the product to a tool', 'server/src/a.ts', "import '../../tools/check.ts'", 'tools/check.ts'],
  ['a file to itself', 'web/src/a.ts', "import './a.ts'"],
  ['a file to nothing', 'web/src/a.ts', "import './gone.css?inline'"],
];

it.for(CROSSINGS)('%s: such an import is refused', ([, from, text, to]) => {
  expect(faultsOf({ [from]: text, ...(to ? { [to]: '' } : {}) })).toHaveLength(1);
});

it('imports within the boundaries pass', () => {
  const tree = {
    'contract/src/values/yen.ts': "import { z } from 'zod';",
    'contract/src/faq/rules.test.ts': "import fc from 'fast-check'; import '../values/yen.ts';",
    'server/src/features/faq/public.ts': "import '@madoguchi/contract/values/yen.ts'; import './store.ts';",
    'server/src/features/faq/store.ts': "import { sql } from 'kysely';",
    'server/src/features/claims/index.ts': "import '../faq/public.ts'; import '../../platform/clock.ts';",
    'server/src/platform/clock.ts': "import 'node:os';",
    'server/src/main.ts': "import '@madoguchi/db/seed.ts'; import './features/claims/index.ts';",
    'db/seed.ts': "import '@madoguchi/contract/values/yen.ts';",
    'db/seed.test.ts': "import '@madoguchi/server/main.ts';",
    'web/src/features/faq/Page.tsx': "import '../../kit/Field.tsx';",
    'web/src/kit/Field.tsx': "import './field.css';",
    'web/src/kit/field.css': '',
  };
  const sources = Object.entries(tree)
    .filter(([path]) => !path.endsWith('.css'))
    .map(([path, text]) => ({ path, text }));
  expect(checkBoundaries(sources, (path) => path in tree)).toEqual({ faults: [], importCount: 15 });
});

describe('a circle', () => {
  it('is told once, by the way that leads back', () => {
    const tree = {
      'web/src/a.ts': "import './b.ts';",
      'web/src/b.ts': "import { c } from './c.ts';",
      'web/src/c.ts': "const again = () => import('./b.ts');",
    };
    expect(faultsOf(tree)).toEqual(['  web/src/b.ts → web/src/c.ts → web/src/b.ts']);
  });

  it('is not what two ways to one file make', () => {
    const tree = {
      'web/src/a.ts': "import './b.ts'; import './c.ts';",
      'web/src/b.ts': "import './c.ts';",
      'web/src/c.ts': '',
    };
    expect(faultsOf(tree)).toEqual([]);
  });
});
