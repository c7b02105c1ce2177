// What the list does when rows change while somebody looks at it: values change in place, rows do not move unasked.
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { type HeldRows, rowKey } from './pages.ts';

export interface SettledRows {
  readonly held: HeldRows;
  /** Rows that came, went or moved and are not shown so yet: the number on the pill. */
  readonly waiting: number;
  /** Keys of rows that changed under the eyes: their ground fades once. */
  readonly changed: readonly string[];
}

/**
 * Brings the shown rows up to the latest ones. While the list is in use (`mayMove` false) a row keeps its place: new
 * values are shown where they are, and everything that would shift a row waits for the reader.
 */
export function settleRows(shown: HeldRows, latest: HeldRows, mayMove: boolean): SettledRows {
  if (mayMove || shown.offset !== latest.offset || keepsPlaces(shown, latest)) {
    return { held: latest, waiting: 0, changed: changedRows(shown, latest) };
  }
  const find = finder(latest.rows);
  const kept = shown.rows.map((row) => find(row) ?? row);
  const known = new Set(kept);
  // Rows of pages loaded since then follow at the end: scrolling goes on while an update waits.
  const following = latest.rows.slice(shown.rows.length).filter((row) => !known.has(row));
  const held = { ...latest, rows: [...kept, ...following] };
  const changed = kept.filter((row, index) => !isUnchanged(shown.rows[index], row)).map(rowKey);
  return { held, waiting: differences(held.rows, latest.rows), changed };
}

/** A row stays itself when the person hands a claim in or takes it back: then only the claim's id comes or goes. */
function isSameRow(a: ReviewRow, b: ReviewRow | undefined): boolean {
  if (a.employeeId !== b?.employeeId) return false;
  return a.claimId === b.claimId || a.claimId === null || b.claimId === null;
}

function isUnchanged(before: ReviewRow | undefined, now: ReviewRow): boolean {
  return before?.version === now.version && before.status === now.status && before.claimId === now.claimId;
}

function keepsPlaces(shown: HeldRows, latest: HeldRows): boolean {
  return shown.rows.every((row, index) => isSameRow(row, latest.rows[index]));
}

/** Finds what became of a row. A person may stand in the list twice: with a rejected claim, and with the next one. */
function finder(rows: readonly ReviewRow[]): (row: ReviewRow) => ReviewRow | undefined {
  const byKey = new Map(rows.map((row) => [rowKey(row), row]));
  const byPerson = Map.groupBy(rows, (row) => row.employeeId);
  return (row) => byKey.get(rowKey(row)) ?? byPerson.get(row.employeeId)?.find((other) => isSameRow(row, other));
}

function changedRows(shown: HeldRows, latest: HeldRows): string[] {
  if (shown.rows.length === 0) return [];
  const find = finder(shown.rows);
  const end = shown.isComplete ? Number.POSITIVE_INFINITY : shown.offset + shown.rows.length;
  // A row that was not shown is news only among the shown ones; behind them it is just the next page.
  const isNews = (index: number) => latest.offset === shown.offset && latest.offset + index < end;
  return latest.rows
    .filter((row, index) => {
      const before = find(row);
      return before ? !isUnchanged(before, row) : isNews(index);
    })
    .map(rowKey);
}

/** How many rows came or went; where none did, how many stand elsewhere. */
function differences(shown: readonly ReviewRow[], latest: readonly ReviewRow[]): number {
  const then = new Set(shown.map(rowKey));
  const now = new Set(latest.map(rowKey));
  const moves = [...then].filter((key) => !now.has(key)).length + [...now].filter((key) => !then.has(key)).length;
  return moves > 0 ? moves : shown.filter((row, index) => !isSameRow(row, latest[index])).length;
}
