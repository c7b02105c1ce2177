// The columns of the review table: what stands where, how wide, and which go first when room is short.

import type { ReviewSort } from '../search.ts';
import type { SayReview } from '../words.ts';

export interface ReviewColumn {
  readonly id: 'employee' | 'kana' | 'department' | 'lines' | 'total' | 'warnings' | 'status' | 'submitted';
  /** Absent where the server cannot order by it. */
  readonly sort?: ReviewSort;
  /** `null` takes what is left. */
  readonly widthPx: number | null;
  readonly isNumber?: true;
  /** Below this width of the table the column is left out; never is one squeezed below its text. */
  readonly fromPx?: number;
}

export const COLUMNS: readonly ReviewColumn[] = [
  { id: 'employee', sort: 'employee', widthPx: 120 },
  { id: 'kana', sort: 'kana', widthPx: null },
  { id: 'department', widthPx: 168, fromPx: 900 },
  { id: 'lines', widthPx: 80, isNumber: true, fromPx: 1_000 },
  { id: 'total', sort: 'total', widthPx: 128, isNumber: true },
  { id: 'warnings', widthPx: 88, isNumber: true, fromPx: 680 },
  { id: 'status', widthPx: 152 },
  { id: 'submitted', sort: 'submitted', widthPx: 160, fromPx: 800 },
];

export function columnName(column: ReviewColumn, t: SayReview): string {
  return t(`column.${column.id}`);
}
