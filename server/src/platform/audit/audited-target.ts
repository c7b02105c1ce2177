// How a feature names the records of its own that the audit trail points to.
import type { TargetKind } from '@madoguchi/contract/audit/target-names.ts';
import type { RawBuilder } from 'kysely';

type Part = RawBuilder<unknown>;

/** The targets of a kind, for the statements of the trail. */
export interface AuditedTarget {
  readonly kind: TargetKind;
  /** Today's name of the record of this id (a uuid) as a scalar; null where there is none. */
  readonly name: (id: Part) => Part;
  /** A select of the ids, as text, of the records that a typed text names; by an index. */
  readonly named?: (typed: Part) => Part;
}
