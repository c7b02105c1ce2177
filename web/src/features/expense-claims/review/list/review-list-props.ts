import type { Totals } from '../rows/totals.ts';
import type { ReviewList } from '../rows/use-review-list.ts';
import type { ReviewSearch } from '../search.ts';
import type { RowCursor } from './row-focus.ts';

/** What the table and the cards are given alike: they show the same list. */
export interface ReviewListProps {
  readonly label: string;
  readonly list: ReviewList;
  readonly search: ReviewSearch;
  /** `null` until the month's counts are there. */
  readonly totals: Totals | null;
  readonly cursor: RowCursor;
  readonly ownEmployeeId: string | null;
  readonly onSearch: (search: ReviewSearch) => void;
  readonly onOpen: (claimId: string) => void;
}
