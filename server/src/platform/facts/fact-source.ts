// A feature declares its facts here; people are notified of them after the commit, so no write waits for it.
import type { RawBuilder } from 'kysely';

/** The transactions whose facts are wanted: after the first, before the second, which has an open one or is the newest. */
export interface FactSpan {
  readonly after: RawBuilder<unknown>;
  readonly before: RawBuilder<unknown>;
  /** At most so many facts, and all of the last one's transaction. */
  readonly most: RawBuilder<unknown>;
}

/** A feature's facts in the order of their commits, and who is told of each. */
export interface FactSource {
  /** The name of its cursor. */
  readonly name: string;
  /**
   * A select of facts whose `change_xid` lies in the span, ordered by it: `id uuid, change_xid xid8, kind text,
   * at timestamptz, subject uuid, about text, said jsonb`, and what `recipients` needs. A kind of null tells nobody.
   */
  readonly facts: (span: FactSpan) => RawBuilder<unknown>;
  /** A select of one column `account_id`, for the fact `f`: whom it concerns. Who may not log in is left out afterwards. */
  readonly recipients: RawBuilder<unknown>;
  /** For the fact `f`, the subject whose tasks are done with it; null where none is. */
  readonly settles: RawBuilder<unknown>;
  /** For the notification `n` of such a task: whether its person has it still, though another has done their part. */
  readonly keeps?: RawBuilder<unknown>;
}
