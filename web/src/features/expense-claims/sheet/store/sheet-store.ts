// The sheet of a claim outside React: lines, order, findings, sums, undo. Screens subscribe to what they show.
import type { CheckGround, Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import { LineChecks } from './line-checks.ts';
import { applyPatch, invert, lineIdOf, type Patch, type SheetState } from './patches.ts';
import { changedFields, type SheetLine } from './sheet-line.ts';
import { SheetSums, type Sums } from './sheet-sums.ts';
import { type Listener, Subscribers } from './subscribers.ts';
import { type UndoEntry, type UndoLabel, UndoStack } from './undo-stack.ts';

/** The state that one row shows. A new object whenever the line or its findings change, the same one until then. */
export interface RowState {
  readonly line: SheetLine;
  readonly findings: readonly Finding[];
}

export interface Summary extends Sums {
  readonly errorCount: number;
  readonly warningCount: number;
}

export type PatchListener = (patches: readonly Patch[]) => void;

const ORDER = Symbol('order');
const SUMMARY = Symbol('summary');

export class SheetStore {
  readonly ground: CheckGround;
  readonly #newId: () => string;
  readonly #state: SheetState = { lines: new Map(), order: [] };
  readonly #rows = new Map<string, RowState>();
  readonly #checks: LineChecks;
  readonly #sums: SheetSums;
  readonly #undo = new UndoStack();
  readonly #subscribers = new Subscribers<string | typeof ORDER | typeof SUMMARY>();
  readonly #patchListeners = new Set<PatchListener>();
  #summary: Summary;
  #isComposing = false;
  #waiting: (() => void)[] = [];

  /** `newId` makes ids of new lines (UUIDv7). */
  constructor(options: { ground: CheckGround; newId: () => string; lines?: readonly SheetLine[] }) {
    this.ground = options.ground;
    this.#newId = options.newId;
    this.#checks = new LineChecks(options.ground);
    this.#sums = new SheetSums(options.ground.masters.way);
    this.#summary = { ...this.#sums.current, errorCount: 0, warningCount: 0 };
    this.replaceAll(options.lines ?? []);
  }

  readonly newId = (): string => this.#newId();
  readonly order = (): readonly string[] => this.#state.order;
  readonly line = (id: string): SheetLine | undefined => this.#state.lines.get(id);
  readonly row = (id: string): RowState | undefined => this.#rows.get(id);
  readonly summary = (): Summary => this.#summary;

  lines(): SheetLine[] {
    return this.#state.order.flatMap((id) => this.#state.lines.get(id) ?? []);
  }

  readonly subscribeRow = (id: string, listener: Listener): (() => void) => this.#subscribers.add(id, listener);
  readonly subscribeOrder = (listener: Listener): (() => void) => this.#subscribers.add(ORDER, listener);
  readonly subscribeSummary = (listener: Listener): (() => void) => this.#subscribers.add(SUMMARY, listener);

  /** Hears every change that the person made, undo and redo included; never what came from the server. */
  readonly onPatches = (listener: PatchListener): (() => void) => {
    this.#patchListeners.add(listener);
    return () => this.#patchListeners.delete(listener);
  };

  /** Changes the sheet. One call is one step of undo under its label; `false` keeps it out of the undo. */
  apply(patches: readonly Patch[], { undo }: { undo: UndoLabel | false }): void {
    if (patches.length === 0) return;
    if (undo !== false) this.#undo.push({ label: undo, patches });
    this.#run(patches);
  }

  /** Takes the last step back. Answers it, so that the grid can go there and say it; `null` where there is none. */
  undo(): UndoEntry | null {
    const entry = this.#undo.undo();
    if (entry) this.#run(invert(entry.patches));
    return entry;
  }

  redo(): UndoEntry | null {
    const entry = this.#undo.redo();
    if (entry) this.#run(entry.patches);
    return entry;
  }

  /** The person left the lines: from now on they show what is still missing. */
  leaveLines(ids: readonly string[]): void {
    const lines = ids.flatMap((id) => this.line(id) ?? []).filter((line) => this.#checks.leave(line));
    if (lines.length > 0) this.#settle(new Map(lines.map((line) => [line.id, line])), false);
  }

  /** Every line shows what is still missing, as before a submission. */
  demandAll(): void {
    for (const id of this.#state.order) this.#checks.demand(id);
    this.#settle(new Map(this.#state.lines), false);
  }

  /** Begins anew with these lines: another month, or the state after a submission. Nothing can be undone. */
  replaceAll(lines: readonly SheetLine[]): void {
    const changed = new Map<string, SheetLine | undefined>();
    for (const id of this.#state.order) changed.set(id, undefined);
    for (const line of lines) changed.set(line.id, line);
    this.#undo.clear();
    this.#checks.clear();
    this.#sums.clear();
    this.#state.lines.clear();
    for (const line of lines) {
      this.#state.lines.set(line.id, line);
      this.#sums.replace(undefined, line);
      this.#checks.leave(line);
    }
    this.#state.order = lines.map(({ id }) => id);
    this.#settle(changed, true);
  }

  /**
   * Takes lines that another version brings. `merge` gets the lines as they stand when it runs: at once, or after a
   * composition that is under way. Undo entries that touch changed lines are closed; no patch is told to the autosave.
   */
  mergeServer(merge: (current: readonly SheetLine[]) => readonly SheetLine[]): void {
    this.whenIdle(() => {
      const before = this.#state.lines;
      const after = new Map(merge(this.lines()).map((line) => [line.id, line]));
      const changed = new Map<string, SheetLine | undefined>();
      for (const [id, line] of after) {
        const known = before.get(id);
        if (!known || changedFields(known, line).length > 0) changed.set(id, line);
      }
      for (const id of before.keys()) if (!after.has(id)) changed.set(id, undefined);
      for (const [id, line] of changed) {
        this.#sums.replace(before.get(id), line);
        if (line) before.set(id, line);
        else before.delete(id);
      }
      this.#undo.forget(new Set(changed.keys()));
      this.#state.order = [...after.keys()];
      this.#settle(changed, true);
    });
  }

  /** Between these two nothing may touch the rows: an input method is composing in one of their inputs. */
  beginComposition(): void {
    this.#isComposing = true;
  }

  endComposition(): void {
    if (!this.#isComposing) return;
    this.#isComposing = false;
    for (const work of this.#waiting.splice(0)) work();
  }

  /** Runs the work now, or as soon as no composition is under way. */
  whenIdle(work: () => void): void {
    if (this.#isComposing) this.#waiting.push(work);
    else work();
  }

  #run(patches: readonly Patch[]): void {
    const before = new Map(patches.map((patch) => [lineIdOf(patch), this.line(lineIdOf(patch))]));
    for (const patch of patches) applyPatch(this.#state, patch);
    const changed = new Map<string, SheetLine | undefined>();
    for (const [id, line] of before) {
      this.#sums.replace(line, this.line(id));
      changed.set(id, this.line(id));
    }
    this.#settle(
      changed,
      patches.some(({ kind }) => kind !== 'set'),
    );
    for (const listener of [...this.#patchListeners]) listener(patches);
  }

  /** Checks what changed, renews the rows and the summary, and tells whoever shows them. */
  #settle(changed: ReadonlyMap<string, SheetLine | undefined>, isOrderChanged: boolean): void {
    const others = this.#checks.update(changed, this.#state.order);
    const rows = new Set([...changed.keys(), ...others]);
    let { errorCount, warningCount } = this.#summary;
    const count = (id: string, sign: 1 | -1) => {
      const findings = this.#rows.get(id)?.findings ?? [];
      const errors = findings.filter(({ severity }) => severity === 'error').length;
      errorCount += sign * errors;
      warningCount += sign * (findings.length - errors);
    };
    for (const id of rows) {
      count(id, -1);
      const line = this.line(id);
      if (line) this.#rows.set(id, { line, findings: this.#checks.shown(id) });
      else this.#rows.delete(id);
      count(id, 1);
    }
    this.#summary = { ...this.#sums.current, errorCount, warningCount };
    for (const id of rows) this.#subscribers.tell(id);
    if (isOrderChanged) this.#subscribers.tell(ORDER);
    this.#subscribers.tell(SUMMARY);
  }
}
