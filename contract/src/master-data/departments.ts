// The tree of departments as filters and leaders mean it: a department takes those below it along.
import type { MasterValue } from './model.ts';

type Group = Pick<MasterValue<'group'>, 'code' | 'extra'>;

/** The codes with those of every department below them; a code that no list knows stands for itself. */
export function withThoseBelow(codes: readonly string[], groups: readonly Group[]): readonly string[] {
  const found = new Set(codes);
  // A set hands on what is added while it is walked, so each level finds the next, and a circle ends.
  for (const code of found) {
    for (const group of groups) if (group.extra.parent === code) found.add(group.code);
  }
  return [...found];
}

/** Departments of which the employee of the number is head or deputy, with those below them. */
export function departmentsLedBy(number: string, groups: readonly Group[]): readonly string[] {
  const led = groups.filter(({ extra: { head, deputy } }) => head === number || deputy === number);
  return withThoseBelow(
    led.map(({ code }) => code),
    groups,
  );
}
