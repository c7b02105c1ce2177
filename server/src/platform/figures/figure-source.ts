// A feature declares here what of it is counted by day; sums of days are kept after the commit, so no write waits for it.
import type { RawBuilder } from 'kysely';

type Part = RawBuilder<unknown>;

export type Measure =
  | 'claim-yen'
  | 'claims'
  | 'purchase-yen'
  | 'requests'
  | 'decided'
  | 'passed'
  | 'approved'
  | 'approval-minutes';

/** Facts that are counted in parts: one of which something changed is counted anew, so that late facts correct former days. */
export interface FigureSource {
  readonly name: 'claims' | 'purchases' | 'approvals';
  /**
   * A select of one column `part text`, no part twice: those with a change of a transaction that `isSince` says of its column. A fact
   * stays in its part for good, or is found in the one that it left as well.
   */
  readonly touched: (isSince: (changeXid: Part) => Part) => Part;
  /** A select of `part, day, measure, department, value`, summed up, over the rows of `parts`. */
  readonly counted: (parts: Part) => Part;
}
