// The rows that somebody chose, by their keys. They stay chosen while the list moves on: the rows come along.

export type Chosen<Row> = ReadonlyMap<string, Row>;

export interface ChosenRows<Row> {
  readonly rows: Chosen<Row>;
  /** The row that was chosen last: with Shift the range begins there. */
  readonly anchor: string | null;
}

export const NOTHING_CHOSEN: ChosenRows<never> = { rows: new Map<string, never>(), anchor: null };

type KeyOf<Row> = (row: Row) => string;

/** Chooses a row or lets it go; with `isRange` all from the last one to it are chosen as it will be. */
export function toggledRow<Row>(
  { rows: before, anchor }: ChosenRows<Row>,
  shown: readonly Row[],
  row: Row,
  isRange: boolean,
  keyOf: KeyOf<Row>,
): ChosenRows<Row> {
  const key = keyOf(row);
  const isOn = !before.has(key);
  const to = shown.findIndex((one) => keyOf(one) === key);
  const from = isRange && anchor !== null ? shown.findIndex((one) => keyOf(one) === anchor) : -1;
  const range = from < 0 ? [row] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const rows = new Map(before);
  for (const one of range) {
    if (isOn) rows.set(keyOf(one), one);
    else rows.delete(keyOf(one));
  }
  return { rows, anchor: key };
}

/** All rows in hand, or none where all of them were chosen. */
export function toggledAll<Row>(chosen: ChosenRows<Row>, shown: readonly Row[], keyOf: KeyOf<Row>): ChosenRows<Row> {
  if (shown.every((row) => chosen.rows.has(keyOf(row)))) return NOTHING_CHOSEN;
  const rows = new Map<string, Row>(chosen.rows);
  for (const row of shown) rows.set(keyOf(row), row);
  return { rows, anchor: null };
}

/** Chosen rows as they are now: what has changed since is taken from the rows in hand. */
export function refreshedRows<Row>(chosen: Chosen<Row>, shown: readonly Row[], keyOf: KeyOf<Row>): readonly Row[] {
  const now = new Map(shown.map((row) => [keyOf(row), row]));
  return [...chosen].map(([key, row]) => now.get(key) ?? row);
}
