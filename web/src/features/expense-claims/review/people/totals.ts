// The totals row: people and yen of what the conditions leave.
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import type { countForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import type { AnyState } from '../../../../kit/list/place/list-changes.ts';

export type StateCounts = OutputOf<typeof countForReview>;

export interface PeopleTotals {
  readonly people: number;
  readonly totalYen: number;
  /** Only the rows loaded so far were added up. */
  readonly isPartial: boolean;
}

interface Held {
  readonly rows: readonly ReviewRow[];
  readonly isWhole: boolean;
  readonly state: AnyState;
}

/** The month's own sums where they answer the conditions; otherwise the sum of the rows in hand. */
export function totalsOf({ rows, isWhole, state }: Held, counts: StateCounts): PeopleTotals {
  const { state: wanted, ...others } = state.filters;
  if (state.q.trim() === '' && Object.keys(others).length === 0) {
    const listed = counts.filter((count) => isListed(count.state, Array.isArray(wanted) ? wanted : null, state.sort));
    return {
      people: listed.reduce((sum, count) => sum + count.people, 0),
      totalYen: listed.reduce((sum, count) => sum + count.totalYen, 0),
      isPartial: false,
    };
  }
  return {
    people: rows.length,
    totalYen: rows.reduce((sum, row) => sum + row.totalYen, 0),
    isPartial: !isWhole,
  };
}

/** An order by what only claims have leaves out whoever has none, unless they alone are asked for. */
function isListed(state: string, wanted: readonly string[] | null, sort: readonly string[]): boolean {
  if (wanted !== null && !wanted.includes(state)) return false;
  const isByPeople = sort.every((key) => /^-?(employee|kana)$/.test(key));
  return state !== 'not-submitted' || isByPeople || wanted?.length === 1;
}

/** How many people stand where, for the tabs. */
export function peopleByState(counts: StateCounts): Readonly<Record<string, number>> {
  return Object.fromEntries(counts.map(({ state, people }) => [state, people]));
}
