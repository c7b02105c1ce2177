import { describe, expect, it } from 'vitest';
import { affectedSpecs, NAMED_OTHERWISE, readTree, serverFilters, type Tree } from './affected.ts';

const files = (...names: string[]) => new Set(names);
const TREE: Tree = {
  features: new Set(['faq', 'expense-claims', 'people']),
  specs: new Map([
    ['every-screen', files('journey.ts', 'walk.ts')],
    ['expense-claims', files('journey.ts', 'hand-in.ts')],
    ['faq', files('journey.ts')],
    ['faq-hostile', files('journey.ts')],
    ['palette', files('journey.ts')],
    ['review', files('journey.ts', 'hand-in.ts')],
    ['start', files('journey.ts')],
  ]),
};
const BASE = ['every-screen', 'start'];

describe('the journeys of a change', () => {
  it.each([
    ['a feature, on any side', 'server/src/features/faq/store.ts', ['faq', 'faq-hostile']],
    ['its pages', 'web/src/features/faq/FaqPage.tsx', ['faq', 'faq-hostile']],
    ['its contract', 'contract/src/faq/rules.ts', ['faq', 'faq-hostile']],
    ['a feature whose specs have other names', 'contract/src/expense-claims/model.ts', ['expense-claims', 'review']],
    ['a feature without specs', 'server/src/features/people/store.ts', BASE],
    ['what all share', 'contract/src/values/yen.ts', BASE],
    ['the kit', 'web/src/kit/list/List.tsx', BASE],
    ['a part of the shell that has a spec', 'web/src/shell/palette/Palette.tsx', ['every-screen', 'palette', 'start']],
    ['the platform', 'server/src/platform/http/mount.ts', BASE],
    ['the database', 'db/migrations/0039.sql', BASE],
    ['a package', 'package-lock.json', BASE],
    ['a spec', 'e2e/palette.spec.ts', ['palette']],
    ['a file that some specs import', 'e2e/hand-in.ts', ['expense-claims', 'review']],
    ['a file that most specs import', 'e2e/journey.ts', BASE],
    ['a test', 'web/src/kit/list/List.test.tsx', []],
    ['a document', 'docs/commands.md', []],
  ])('%s', (_what, path, specs) => {
    expect(affectedSpecs([path], TREE)).toEqual(specs);
  });

  it('are each named once, of all changed files', () => {
    const changed = ['contract/src/faq/rules.ts', 'web/src/features/faq/FaqPage.tsx', 'web/src/app.tsx'];
    expect(affectedSpecs(changed, TREE)).toEqual(['every-screen', 'faq', 'faq-hostile', 'start']);
  });
});

describe('the tests of the server for a change', () => {
  const ACCESS = 'server/test/access-matrix.test.ts';

  it('are those of its features, and who may do what', () => {
    const changed = ['contract/src/faq/rules.ts', 'server/src/features/people/store.ts', 'web/src/app.tsx'];
    expect(serverFilters(changed, TREE)).toEqual(['server/src/features/faq/', 'server/src/features/people/', ACCESS]);
  });

  it('are chosen by imports where it reaches further', () => {
    expect(serverFilters(['server/src/features/faq/store.ts', 'server/src/app.ts'], TREE)).toEqual([]);
    expect(serverFilters(['contract/src/values/yen.ts'], TREE)).toEqual([]);
  });

  it('are a changed test itself', () => {
    expect(serverFilters(['server/test/races.test.ts'], TREE)).toEqual([ACCESS, 'server/test/races.test.ts']);
  });
});

it('the table of other names holds specs that exist, and the base as well', () => {
  const { specs } = readTree();
  const named = [...Object.values(NAMED_OTHERWISE).flat(), ...affectedSpecs(['db/schema.sql'], readTree())];
  expect(named.filter((spec) => !specs.has(spec))).toEqual([]);
});
