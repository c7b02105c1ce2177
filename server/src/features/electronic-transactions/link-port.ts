// The port of a feature whose records papers are linked to.
import type { LinkedRecord, LinkKind } from '@madoguchi/contract/electronic-transactions/links.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Asking } from '../../platform/record/record-kit.ts';

export interface AskedCandidates {
  /** As typed; blank where the paper itself says what to look for. */
  readonly q: string;
  /** Of the paper with its tax, or as typed. */
  readonly amount: number | null;
  /** The words of `q`, else those of the counterparty, for `like` over folded text. */
  readonly patterns: readonly string[];
  /** The day of the paper. */
  readonly day: string;
}

export interface LinkPort {
  readonly kind: LinkKind;
  /** Submitted records of these ids, in any order. */
  readonly find: (ground: Ground, ids: readonly string[]) => Promise<LinkedRecord[]>;
  /** Submitted records that are meant, some dozens at most. */
  readonly candidates: (ground: Ground, asked: AskedCandidates) => Promise<LinkedRecord[]>;
  /** @throws Problem `not-found` where the caller may not see the record */
  readonly mustSee: (asking: Asking, id: string) => Promise<unknown>;
}
