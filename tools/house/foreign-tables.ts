// Which feature's SQL names a table of another feature: a coupling that no import shows.
import { isProduct, type Rule, type Source } from './source.ts';

/** Every feature joins them for names: they say who somebody is, as the session does, and belong to no single feature. */
const EVERYBODYS = ['accounts', 'employees'];

/** Tables that no feature's SQL fills, each with the feature that answers for it. */
const OWNERS: Readonly<Record<string, string>> = {
  holidays: 'master-data',
  classification_detail_versions: 'classifications',
  purchase_words: 'purchase-requests',
};

const FEATURE = /^server\/src\/features\/([^/]+)\//;
const featureOf = ({ path }: Source) => FEATURE.exec(path)?.[1];

const INSERTED = /\binsert\s+into\s+(\w+)|insertInto\('(\w+)'/gi;
const NAMED =
  /\b(?:from|join|into|update|using)\s+(?:only\s+)?(\w+)\b|(?:selectFrom|insertInto|updateTable|deleteFrom|[a-z]+Join)\('(\w+)/gi;

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, plain, built]) => plain ?? built ?? '');

/** The feature of each table: the one whose SQL inserts into it. */
function ownersOf(stores: readonly Source[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const store of stores) {
    for (const table of namesIn(store.text, INSERTED)) owners.set(table, featureOf(store) ?? '');
  }
  for (const [table, feature] of Object.entries(OWNERS)) owners.set(table, feature);
  for (const table of EVERYBODYS) owners.delete(table);
  return owners;
}

export const foreignTables: Rule = {
  name: 'own tables',
  sentence:
    "A feature's SQL names its own tables alone (those that it inserts into) and views; it asks another feature through its public.ts",
  find: (tree) => {
    const stores = tree.filter((source) => isProduct(source.path) && featureOf(source) !== undefined);
    const owners = ownersOf(stores);
    return stores.flatMap((store) =>
      [...new Set(namesIn(store.text, NAMED))].flatMap((table) => {
        const [asker, owner] = [featureOf(store), owners.get(table)];
        const isOwn = owner === undefined || owner === asker;
        return isOwn ? [] : [{ path: store.path, line: 0, what: `${table} (${asker} → ${owner})` }];
      }),
    );
  },
};
