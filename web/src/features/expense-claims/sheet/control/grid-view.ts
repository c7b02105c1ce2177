// The view state of the grid besides the sheet itself: open second lines, filled marks, the active cell, list and menu.
import { observable } from '../../../../platform/observable.ts';
import type { ColumnId } from '../moves/columns.ts';
import type { Place } from '../moves/grid-moves.ts';
import { type Listener, Subscribers } from '../store/subscribers.ts';
import type { Option } from '../suggestions/options-for.ts';

export interface LineView {
  readonly isOpen: boolean;
  /** Columns that a suggestion filled and nobody has touched since. */
  readonly filled: ReadonlySet<ColumnId>;
}

export interface ListState {
  readonly place: Place;
  readonly options: readonly Option[];
  /** −1: nothing is marked, and Enter keeps what was typed. */
  readonly marked: number;
}

const UNTOUCHED: LineView = { isOpen: false, filled: new Set() };

export class GridView {
  readonly active = observable<Place | null>(null);
  /** While a cell is being typed in, what was wrong with it is not shown. */
  readonly isTyping = observable(false);
  readonly list = observable<ListState | null>(null);
  readonly menuLine = observable<string | null>(null);
  readonly announcement = observable('');
  readonly #lines = new Map<string, LineView>();
  readonly #subscribers = new Subscribers<string>();

  readonly line = (id: string): LineView => this.#lines.get(id) ?? UNTOUCHED;
  readonly subscribeLine = (id: string, listener: Listener): (() => void) => this.#subscribers.add(id, listener);
  readonly isOpen = (id: string): boolean => this.line(id).isOpen;

  setOpen(id: string, isOpen: boolean): void {
    if (this.isOpen(id) !== isOpen) this.#change(id, { ...this.line(id), isOpen });
  }

  markFilled(id: string, columns: readonly ColumnId[]): void {
    this.#change(id, { ...this.line(id), filled: new Set([...this.line(id).filled, ...columns]) });
  }

  /** The person looked at the cell: it is theirs now. */
  touch({ lineId, column }: Place): void {
    const { filled, isOpen } = this.line(lineId);
    if (filled.has(column))
      this.#change(lineId, { isOpen, filled: new Set([...filled].filter((id) => id !== column)) });
  }

  /** Says a sentence to assistive technology; the same one again is said again. */
  announce(sentence: string): void {
    const isRepeated = this.announcement.get() === sentence;
    this.announcement.set(isRepeated ? `${sentence}\u00A0` : sentence);
  }

  #change(id: string, view: LineView): void {
    this.#lines.set(id, view);
    this.#subscribers.tell(id);
  }
}
