// F8: from one cell with a finding to the next, in the order of the sheet, round its end.
import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import type { SheetStore } from '../store/sheet-store.ts';
import { COLUMNS, type ColumnId } from './columns.ts';
import type { Place } from './grid-moves.ts';

const placeInLine = (column: ColumnId) => COLUMNS.findIndex(({ id }) => id === column);

/** The column that a finding points at; one about the line as a whole points at its first. */
export function columnOfFinding({ field }: Finding): ColumnId {
  return field === null || field === 'lines' ? 'useDate' : field;
}

/** Orders findings of one line as its columns stand, left to right and then the second line. */
export function byColumn(a: Finding, b: Finding): number {
  return placeInLine(columnOfFinding(a)) - placeInLine(columnOfFinding(b));
}

/** The next cell with a finding after `from` (before it for −1); `null` where no line has any. */
export function nextProblem(store: SheetStore, from: Place | null, step: 1 | -1): Place | null {
  const places = store.order().flatMap((lineId) => {
    const findings = store.row(lineId)?.findings ?? [];
    const columns = [...new Set(findings.toSorted(byColumn).map(columnOfFinding))];
    return columns.map((column): Place => ({ lineId, column }));
  });
  const rankOf = (place: Place) => store.order().indexOf(place.lineId) * COLUMNS.length + placeInLine(place.column);
  const here = from ? rankOf(from) : -1;
  const walk = step === 1 ? places : places.reverse();
  return walk.find((place) => (rankOf(place) - here) * step > 0) ?? walk[0] ?? null;
}
