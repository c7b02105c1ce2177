// Doing one thing to many chosen rows: what it will do is shown first, what became of each row after (B0-10).
import type { ReactNode } from 'react';

/** Why a chosen row is left out, or what became of it. */
export interface RowOutcome {
  readonly name: string;
  readonly text: string;
}

export interface BulkPlan<Row> {
  /** Those to which it will be done. */
  readonly rows: readonly Row[];
  /** Those which it leaves out, each with the reason. */
  readonly leftOut: readonly RowOutcome[];
}

export interface BulkAction<Row> {
  readonly id: string;
  /** The verb on its button. */
  readonly label: string;
  /** The question, with how many rows. */
  readonly title: (count: number) => string;
  /** The consequence, with sums where it is about money. */
  readonly effect: (rows: readonly Row[]) => string;
  readonly plan: (rows: readonly Row[]) => BulkPlan<Row>;
  readonly nameOf: (row: Row) => string;
  /**
   * A write of its own for each row, with its own key, which says of how many rows it is. Answers why it was not done;
   * throws where it was refused.
   */
  readonly run: (row: Row, inBulkOf: number) => Promise<string | null>;
  /** How many it did, in a sentence. */
  readonly done: (count: number) => string;
  /** After the last row, whatever became of them. */
  readonly onEnd: () => void;
}

/** One write for all chosen rows together, which a dialog of the feature asks about. */
export interface AskedBulk<Row> {
  readonly id: string;
  /** The verb on its button. */
  readonly label: string;
  /** Why it cannot be done to these rows together; null where it can. */
  readonly whyNot: (rows: readonly Row[]) => string | null;
  readonly dialog: (asked: {
    readonly rows: readonly Row[];
    /** `isDone`: the rows are let go. */
    readonly onClose: (isDone: boolean) => void;
  }) => ReactNode;
}

export interface BulkProgress {
  readonly done: number;
  readonly of: number;
}

export interface BulkResult {
  readonly done: readonly string[];
  readonly failed: readonly RowOutcome[];
}

/** Writes under way at once: quick, and no burst. */
const AT_ONCE = 4;

/** Does it row by row; a row that is refused stops no other. */
export async function runBulk<Row>(
  action: Pick<BulkAction<Row>, 'run' | 'nameOf'>,
  rows: readonly Row[],
  sayFault: (error: unknown) => string,
  onProgress: (progress: BulkProgress) => void,
): Promise<BulkResult> {
  const outcomes = new Map<number, RowOutcome | null>();
  const queue = rows.entries();
  const work = async () => {
    for (const [index, row] of queue) {
      const text = await action.run(row, rows.length).catch(sayFault);
      outcomes.set(index, text === null ? null : { name: action.nameOf(row), text });
      onProgress({ done: outcomes.size, of: rows.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    done: rows.filter((_row, index) => outcomes.get(index) === null).map(action.nameOf),
    failed: rows.flatMap((_row, index) => outcomes.get(index) ?? []),
  };
}
