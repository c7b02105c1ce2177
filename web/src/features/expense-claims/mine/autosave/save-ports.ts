// The ports of the autosave. All of them are injected, so that tests control the clock and the server's answers.

import type { LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';
import type { Claim, ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import type { saveDraft } from '@madoguchi/contract/expense-claims/operations.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import type { FieldProblem, ProblemBody } from '@madoguchi/contract/problem-body.ts';
import type { Timers } from '../../../../platform/timers.ts';
import type { SheetLine } from '../../sheet/store/sheet-line.ts';
import type { Conflict } from './merge.ts';
import type { Changes } from './sheet-lines.ts';

export interface SheetPort {
  /** In their order. */
  lines(): readonly SheetLine[];
  /** Takes what `merge` makes of the lines: at once, or after a composition that is under way. Causes no `onChange`. */
  merge(merge: (current: readonly SheetLine[]) => readonly SheetLine[]): void;
  onChange(listener: (lineIds: ReadonlySet<string>) => void): () => void;
}

export type Batch = Omit<InputOf<typeof saveDraft>, 'month'>;

/** A batch on its way, frozen until it is answered: a retry sends the same body under the same key. */
export interface Attempt {
  readonly key: string;
  readonly version: number;
  readonly changes: Changes;
}

export type Answer =
  | { readonly kind: 'saved'; readonly header: ClaimHeader }
  /** By index in the batch. Nothing of the batch was saved. */
  | { readonly kind: 'lines-refused'; readonly faults: ReadonlyMap<number, readonly FieldProblem[]> }
  | { readonly kind: 'newer'; readonly claim: Claim }
  /** No answer, or one that may be better later. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly problem: ProblemBody };

export interface DevicePort {
  keep(draft: DeviceDraft): void;
  forget(): void;
}

/** Text in a cell that has not been committed yet. */
export interface Typing {
  readonly lineId: string;
  readonly field: LineField;
  readonly text: string;
}

/** The draft that the device keeps until the server has acknowledged it. */
export interface DeviceDraft {
  readonly claimId: string | null;
  readonly version: number;
  readonly base: readonly SheetLine[];
  readonly mine: readonly SheetLine[];
  readonly attempt: Attempt | null;
  readonly typing: Typing | null;
}

export interface SavePorts {
  readonly sheet: SheetPort;
  readonly device: DevicePort;
  readonly timers: Timers;
  readonly newKey: () => string;
  send(batch: Batch, delivery: { readonly key: string }): Promise<Answer>;
}

export interface SaveState {
  readonly phase: 'saved' | 'saving' | 'unsent';
  /** Lines that the server has not acknowledged. */
  readonly unsent: number;
  /** Instant of the last acknowledgement on this page, by the server's clock. */
  readonly savedAt: string | null;
  /** Why unsent lines are not under way. */
  readonly reason: 'unreachable' | 'conflict' | 'lines-refused' | ProblemBody | null;
  readonly conflicts: readonly Conflict[];
  /** The server's refusals, by line; each goes when its line is changed. */
  readonly refused: ReadonlyMap<string, readonly FieldProblem[]>;
  readonly claimId: string | null;
  readonly version: number;
}
