// Rules for a list whose rows change while somebody looks at it: values change in place, rows do not move unasked.
import { isSameRow, type RowIdentity } from './identity.ts';
import type { HeldRows } from './pages.ts';

export interface SettledRows<Row> {
  readonly held: HeldRows<Row>;
  /** Rows that came, went or moved and are not shown so yet: the number on the pill. */
  readonly waiting: number;
  /** Keys of rows that changed under the eyes: their ground fades once. */
  readonly changed: readonly string[];
}

const DEALT_WITH = new WeakSet<object>();

/** The reader has dealt with the row: where the list does not have it any more it leaves at once, also under their eyes. */
export function dealtWith(row: object): void {
  DEALT_WITH.add(row);
}

const isDealtWith = (row: unknown): boolean => typeof row === 'object' && row !== null && DEALT_WITH.has(row);

/**
 * Brings the shown rows up to the latest ones. While the list is in use (`mayMove` false) a row keeps its place: new
 * values are shown where they are, and everything that would shift a row waits for the reader, but for what they have dealt
 * with themselves.
 */
export function settleRows<Row>(
  shown: HeldRows<Row>,
  latest: HeldRows<Row>,
  mayMove: boolean,
  identity: RowIdentity<Row>,
): SettledRows<Row> {
  if (mayMove || shown.offset !== latest.offset || keepsPlaces(shown, latest, identity)) {
    return { held: latest, waiting: 0, changed: changedRows(shown, latest, identity) };
  }
  const find = finder(latest.rows, identity);
  const standing = shown.rows.filter((row) => !isDealtWith(row) || find(row) !== undefined);
  const kept = standing.map((row) => find(row) ?? row);
  const known = new Set(kept);
  // Rows of pages loaded since then follow at the end: scrolling goes on while an update waits.
  const following = latest.rows.slice(shown.rows.length).filter((row) => !known.has(row));
  const held = { ...latest, rows: [...kept, ...following] };
  const changed = kept.filter((row, index) => !isUnchanged(standing[index], row)).map(identity.keyOf);
  return { held, waiting: differences(held.rows, latest.rows, identity), changed };
}

/** Rows come as JSON, their keys in one order. */
function isUnchanged<Row>(before: Row | undefined, now: Row): boolean {
  return before === now || JSON.stringify(before) === JSON.stringify(now);
}

function keepsPlaces<Row>(shown: HeldRows<Row>, latest: HeldRows<Row>, identity: RowIdentity<Row>): boolean {
  return shown.rows.every((row, index) => isSameRow(identity, row, latest.rows[index]));
}

/** Finds what became of a row. A subject may stand in the list twice, once with each of what it has. */
function finder<Row>(rows: readonly Row[], identity: RowIdentity<Row>): (row: Row) => Row | undefined {
  const { keyOf, subjectOf } = identity;
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const bySubject = Map.groupBy(rows, subjectOf);
  return (row) =>
    byKey.get(keyOf(row)) ?? bySubject.get(subjectOf(row))?.find((other) => isSameRow(identity, row, other));
}

function changedRows<Row>(shown: HeldRows<Row>, latest: HeldRows<Row>, identity: RowIdentity<Row>): string[] {
  if (shown.rows.length === 0) return [];
  const find = finder(shown.rows, identity);
  const end = shown.isComplete ? Number.POSITIVE_INFINITY : shown.offset + shown.rows.length;
  // A row that was not shown is news only among the shown ones; behind them it is just the next page.
  const isNews = (index: number) => latest.offset === shown.offset && latest.offset + index < end;
  return latest.rows
    .filter((row, index) => {
      const before = find(row);
      return before === undefined ? isNews(index) : !isUnchanged(before, row);
    })
    .map(identity.keyOf);
}

/** How many rows came or went; where none did, how many stand elsewhere. */
function differences<Row>(shown: readonly Row[], latest: readonly Row[], identity: RowIdentity<Row>): number {
  const then = new Set(shown.map(identity.keyOf));
  const now = new Set(latest.map(identity.keyOf));
  const moves = [...then].filter((key) => !now.has(key)).length + [...now].filter((key) => !then.has(key)).length;
  return moves > 0 ? moves : shown.filter((row, index) => !isSameRow(identity, row, latest[index])).length;
}
