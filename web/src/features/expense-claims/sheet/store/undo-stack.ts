// The undo stack: one entry for each act of the person, however many cells it changed.
import { lineIdOf, type Patch } from './patches.ts';

const DEPTH = 200;

/** The act of the person, as the announcement after an undo names it. */
export type UndoLabel =
  | 'edit'
  | 'clear'
  | 'paste'
  | 'fill'
  | 'copy'
  | 'suggestion'
  | 'add'
  | 'remove'
  | 'move'
  | 'sort'
  | 'attach';

export interface UndoEntry {
  readonly label: UndoLabel;
  readonly patches: readonly Patch[];
}

export class UndoStack {
  #done: UndoEntry[] = [];
  #undone: UndoEntry[] = [];

  push(entry: UndoEntry): void {
    this.#done = [...this.#done, entry].slice(-DEPTH);
    this.#undone = [];
  }

  /** The entry to take back, which from now on can be done again. */
  undo(): UndoEntry | null {
    const entry = this.#done.pop();
    if (entry) this.#undone.push(entry);
    return entry ?? null;
  }

  redo(): UndoEntry | null {
    const entry = this.#undone.pop();
    if (entry) this.#done.push(entry);
    return entry ?? null;
  }

  /** Closes entries that touch these lines: another person's version came between, taking back would undo theirs. */
  forget(lineIds: ReadonlySet<string>): void {
    const isOurs = ({ patches }: UndoEntry) => !patches.some((patch) => lineIds.has(lineIdOf(patch)));
    this.#done = this.#done.filter(isOurs);
    this.#undone = this.#undone.filter(isOurs);
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
  }
}
