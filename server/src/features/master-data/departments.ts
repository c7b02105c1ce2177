// Departments as a search and a filter mean them: by any of their names, and with those below them.
import type { MasterValue } from '@madoguchi/contract/master-data/model.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';

type Group = MasterValue<'group'>;

/** The codes with those of every department below them; a code that no list knows stands for itself. */
export function withThoseBelow(codes: readonly string[], groups: readonly Group[]): readonly string[] {
  const found = new Set(codes);
  // A set hands on what is added while it is walked, so each level finds the next, and a circle ends.
  for (const code of found) {
    for (const group of groups) if (group.extra.parent === code) found.add(group.code);
  }
  return [...found];
}

/** The codes of departments whose name, reading or code has the folded word. */
export function departmentsNamed(word: string, groups: readonly Group[]): readonly string[] {
  return groups
    .filter(({ code, name, nameEn, kana }) => [code, name, nameEn, kana].some((text) => folded(text).includes(word)))
    .map(({ code }) => code);
}
