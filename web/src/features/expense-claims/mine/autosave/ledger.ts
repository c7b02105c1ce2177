// The lines that the server has acknowledged and those it has refused: the base for finding unsent changes.
import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import type { FieldProblem } from '@madoguchi/contract/problem-body.ts';
import { isBlank, type SheetLine, toLineInput } from '../../sheet/store/sheet-line.ts';
import type { Attempt, Batch } from './save-ports.ts';
import { afterSaving, type Changes, changesBetween, fitting, isEmpty, lineOfServer, sameLine } from './sheet-lines.ts';

/** A claim as far as saving needs it. */
export type Beginning = Pick<Claim, 'id' | 'version' | 'lines'>;

export class Ledger {
  claimId: string | null = null;
  version = 0;
  base: readonly SheetLine[] = [];
  readonly #refused = new Map<string, { readonly line: SheetLine; readonly faults: readonly FieldProblem[] }>();

  /**
   * `null`: a month without a claim. Lines that the sheet holds alike become the sheet's own objects, so that asking
   * what is unsaved compares fields of changed lines only.
   */
  adopt(claim: Beginning | null, sheet: readonly SheetLine[]): void {
    const held = new Map(sheet.map((line) => [line.id, line]));
    this.claimId = claim?.id ?? null;
    this.version = claim?.version ?? 0;
    this.base = (claim?.lines ?? []).map((stored) => {
      const [line, here] = [lineOfServer(stored), held.get(stored.id)];
      return here && sameLine(here, line) ? here : line;
    });
  }

  /** All that differs from what the server has. */
  unsaved(lines: readonly SheetLine[]): Changes {
    return changesBetween(this.base, this.#begun(lines));
  }

  /** Of it, what the server has not refused. */
  sendable(lines: readonly SheetLine[]): Changes {
    return changesBetween(this.base, this.#begun(lines), (line) => {
      const refusal = this.#refused.get(line.id);
      return refusal !== undefined && sameLine(refusal.line, line);
    });
  }

  nextAttempt(lines: readonly SheetLine[], bytes: number, newKey: () => string): Attempt | null {
    const changes = fitting(this.sendable(lines), bytes);
    return isEmpty(changes) ? null : { key: newKey(), version: this.version, changes };
  }

  saved(attempt: Attempt, header: Pick<Claim, 'id' | 'version'>): void {
    this.claimId = header.id;
    this.version = header.version;
    this.base = afterSaving(this.base, attempt.changes);
  }

  refuse(attempt: Attempt, faults: ReadonlyMap<number, readonly FieldProblem[]>): void {
    attempt.changes.lines.forEach((line, index) => {
      const found = faults.get(index);
      if (found) this.#refused.set(line.id, { line, faults: found });
    });
  }

  /** Forgets the refusals of lines that are no longer what was refused. */
  forgive(lines: readonly SheetLine[]): void {
    const now = new Map(lines.map((line) => [line.id, line]));
    for (const [id, { line }] of this.#refused) {
      const here = now.get(id);
      if (!here || !sameLine(here, line)) this.#refused.delete(id);
    }
  }

  /** A new line is nothing to save until something is typed into it. */
  #begun(lines: readonly SheetLine[]): readonly SheetLine[] {
    const known = new Set(this.base.map(({ id }) => id));
    return lines.filter((line) => known.has(line.id) || !isBlank(line));
  }

  get refusals(): ReadonlyMap<string, readonly FieldProblem[]> {
    return new Map([...this.#refused].map(([id, { faults }]) => [id, faults]));
  }
}

export function batchOf({ version, changes }: Attempt): Batch {
  return {
    version,
    lines: changes.lines.map(toLineInput),
    removed: [...changes.removed],
    ...(changes.order ? { order: [...changes.order] } : {}),
  };
}
