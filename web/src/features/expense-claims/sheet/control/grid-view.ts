// The view state of the grid besides the sheet itself: open second lines, filled marks, the active cell, list and menu.
import { observable } from '../../../../platform/observable.ts';
import { type ColumnId, SECOND_PART } from '../moves/columns.ts';
import type { Place } from '../moves/grid-moves.ts';
import { type Listener, Subscribers } from '../store/subscribers.ts';
import type { Option } from '../suggestions/options-for.ts';

export interface LineView {
  /** True once the person opened the whole second line. */
  readonly isOpen: boolean;
  /** The columns of the second line that are shown although it was not opened: something has to be filled or put right there. */
  readonly needed: readonly ColumnId[];
  /** Columns that a suggestion filled and nobody has touched since. */
  readonly filled: ReadonlySet<ColumnId>;
}

export interface ListState {
  readonly place: Place;
  readonly options: readonly Option[];
  /** −1: nothing is marked, and Enter keeps what was typed. */
  readonly marked: number;
}

const UNTOUCHED: LineView = { isOpen: false, needed: [], filled: new Set() };
const WHOLE_SECOND_PART = SECOND_PART.map(({ id }) => id);

export class GridView {
  readonly active = observable<Place | null>(null);
  /** While a cell is being typed in, what was wrong with it is not shown. */
  readonly isTyping = observable(false);
  readonly list = observable<ListState | null>(null);
  readonly menuLine = observable<string | null>(null);
  readonly announcement = observable('');
  readonly #lines = new Map<string, LineView>();
  readonly #needed = new Map<string, readonly ColumnId[]>();
  readonly #subscribers = new Subscribers<string>();

  readonly line = (id: string): LineView => this.#lines.get(id) ?? UNTOUCHED;
  readonly subscribeLine = (id: string, listener: Listener): (() => void) => this.#subscribers.add(id, listener);
  readonly isOpen = (id: string): boolean => this.line(id).isOpen;

  /** The columns that the line shows below its first row, in their order. */
  readonly secondPart = (id: string): readonly ColumnId[] => {
    const { isOpen, needed } = this.line(id);
    return isOpen ? WHOLE_SECOND_PART : needed;
  };

  setOpen(id: string, isOpen: boolean): void {
    if (this.isOpen(id) !== isOpen) this.#change(id, { ...this.line(id), isOpen });
  }

  /** Shows what the line needs below its first row. In the active line nothing shown goes away under the person's hands. */
  setNeeded(id: string, columns: readonly ColumnId[]): void {
    this.#needed.set(id, columns);
    const shown = this.line(id).needed;
    const isActive = this.active.get()?.lineId === id;
    this.#showNeeded(id, isActive ? [...shown, ...columns] : columns);
  }

  /** The person has left the line: what was filled there meanwhile is folded away. */
  settle(id: string): void {
    this.#showNeeded(id, this.#needed.get(id) ?? []);
  }

  #showNeeded(id: string, columns: readonly ColumnId[]): void {
    const needed = WHOLE_SECOND_PART.filter((column) => columns.includes(column));
    const line = this.line(id);
    if (needed.join() !== line.needed.join()) this.#change(id, { ...line, needed });
  }

  markFilled(id: string, columns: readonly ColumnId[]): void {
    this.#change(id, { ...this.line(id), filled: new Set([...this.line(id).filled, ...columns]) });
  }

  /** The person looked at the cell: it is theirs now. */
  touch({ lineId, column }: Place): void {
    const line = this.line(lineId);
    if (line.filled.has(column))
      this.#change(lineId, { ...line, filled: new Set([...line.filled].filter((id) => id !== column)) });
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
