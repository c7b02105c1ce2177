// The totals row: people and yen of what the filters leave.
import type { countForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import type { ReviewSearch, ReviewState } from '../search.ts';
import type { HeldRows } from './pages.ts';

export type StateCounts = OutputOf<typeof countForReview>;

export interface Totals {
  readonly people: number;
  readonly totalYen: number;
  /** Only the rows loaded so far were added up. */
  readonly isPartial: boolean;
}

export function peopleIn(counts: StateCounts, state: ReviewState | undefined): number {
  return ofState(counts, state).reduce((sum, count) => sum + count.people, 0);
}

/** The month's own sums where they answer the filters; otherwise the sum of the rows in hand. */
export function totalsOf(search: ReviewSearch, counts: StateCounts, held: HeldRows): Totals {
  if (search.department === undefined && search.warned === undefined) {
    const listed = ofState(counts, search.state).filter(
      ({ state }) => search.state === state || isListed(search, state),
    );
    return {
      people: listed.reduce((sum, count) => sum + count.people, 0),
      totalYen: listed.reduce((sum, count) => sum + count.totalYen, 0),
      isPartial: false,
    };
  }
  return {
    people: held.rows.length,
    totalYen: held.rows.reduce((sum, row) => sum + row.totalYen, 0),
    isPartial: held.offset > 0 || !held.isComplete,
  };
}

/** A list ordered by total or by day of submission leaves out whoever has neither. */
function isListed(search: ReviewSearch, state: ReviewState): boolean {
  return state !== 'not-submitted' || search.sort === undefined || search.sort === 'kana';
}

function ofState(counts: StateCounts, state: ReviewState | undefined): StateCounts {
  return counts.filter((count) => state === undefined || count.state === state);
}
