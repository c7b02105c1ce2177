// By what a list tells its rows apart.
import type { List, RowOf } from '@madoguchi/contract/list/list.ts';

export interface RowIdentity<Row> {
  /** Names the row. */
  readonly keyOf: (row: Row) => string;
  /**
   * The row's subject. Where it equals the key, the row has nothing of its own yet: when it gets something, or
   * loses it, it stays the same row under another key.
   */
  readonly subjectOf: (row: Row) => string;
}

export function isSameRow<Row>({ keyOf, subjectOf }: RowIdentity<Row>, a: Row, b: Row | undefined): boolean {
  if (b === undefined || subjectOf(a) !== subjectOf(b)) return false;
  const subject = subjectOf(a);
  return keyOf(a) === keyOf(b) || keyOf(a) === subject || keyOf(b) === subject;
}

type KeyParts = Readonly<Record<string, string | number | null | undefined>>;

/** Names a row by the key that the list declares: a key of one part by that part alone, so that it reads well in a URL. */
export function declaredKey<L extends List>(list: L): (row: RowOf<L>) => string {
  return (row) => list.key.map((part) => String((row as KeyParts)[part] ?? '')).join(' ');
}
