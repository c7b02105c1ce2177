// Two people's values of one record, field by field: what each changed, and what both did (B0-02).

export type Values = Readonly<Record<string, unknown>>;
export type Side = 'mine' | 'theirs';

/** A field on which the two sides differ; `side` is what stands chosen at first: whoever changed it, else mine. */
export interface Difference {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly side: Side;
}

export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => sameValue(Reflect.get(a, name), Reflect.get(b, name)));
}

/** The value at a path (`visibility.skills`); `undefined` where the path leads nowhere. */
export function valueAt(values: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      values,
    );
}

/**
 * The named fields on which mine and theirs differ, from the values that both began with. What lies within another named
 * field is compared with it: a row of a list by the list.
 */
export function differences(base: Values, mine: Values, theirs: Values, names: readonly string[]): Difference[] {
  return names
    .filter((name) => !names.some((outer) => name.startsWith(`${outer}.`)))
    .map((name) => ({ name, mine: valueAt(mine, name), theirs: valueAt(theirs, name), base: valueAt(base, name) }))
    .filter((field) => !sameValue(field.mine, field.theirs))
    .map(({ base: before, ...field }) => ({ ...field, side: sameValue(field.mine, before) ? 'theirs' : 'mine' }));
}
