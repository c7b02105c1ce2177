// Which cell is active, and the block of cells chosen with it. The document's focus is the truth.

import type { CellDraft } from '../editing/cell-draft.ts';
import { columnOf, isSecondPart } from '../moves/columns.ts';
import { type Block, blockBetween, type Place } from '../moves/grid-moves.ts';
import type { Listener } from '../store/subscribers.ts';
import { cellBox, isTextInput, placeOf, stopAt, stopOf } from './grid-dom.ts';
import type { GridHost } from './grid-host.ts';

export class CellFocus {
  readonly #host: GridHost;
  readonly #draft: CellDraft;
  readonly #onMoved: Listener;
  #active: Place | null = null;
  #end: Place | null = null;
  #tabStop: HTMLElement | null = null;
  #hasFocus = false;

  /** `onMoved` hears that another cell has become active. */
  constructor(host: GridHost, draft: CellDraft, onMoved: Listener) {
    this.#host = host;
    this.#draft = draft;
    this.#onMoved = onMoved;
  }

  get active(): Place | null {
    return this.#active;
  }

  /** Moves the focus there, opening the second line where the cell is in it. */
  go(place: Place): void {
    const { root, view, flush } = this.#host;
    this.extendTo(null);
    if (isSecondPart(place.column) && !view.secondPart(place.lineId).includes(place.column)) {
      flush(() => view.setOpen(place.lineId, true));
    }
    const stop = stopOf(root, place) ?? stopOf(root, { ...place, column: 'useDate' });
    if (stop === document.activeElement && isTextInput(stop)) this.#draft.begin(stop);
    stop?.focus();
  }

  /** Whatever took the focus (a key, a click, a screen reader, a link to an error) is the active cell. */
  entered(target: EventTarget | null): void {
    const stop = stopAt(target);
    const place = stop && placeOf(stop);
    if (!stop || !place) return;
    const before = this.#active;
    this.#hasFocus = true;
    this.#active = place;
    this.#host.view.active.set(place);
    this.#setTabStop(target instanceof HTMLElement ? target : stop);
    // Coming back to the window with a draft in hand: go on where the caret stands.
    const isDraftKept = isTextInput(target) && target === this.#draft.input && this.#draft.isDirty;
    if (isTextInput(target)) {
      if (!isDraftKept) this.#draft.begin(target);
    } else this.#draft.end();
    if (before?.lineId !== place.lineId || before.column !== place.column) {
      this.extendTo(null);
      this.#onMoved();
    }
    if (before && before.lineId !== place.lineId) this.#leftLine(before.lineId);
  }

  /** The focus has left the grid. The active cell stays the way back in. */
  left(): void {
    this.#hasFocus = false;
    this.#host.view.active.set(null);
    if (this.#active) this.#leftLine(this.#active.lineId);
    this.#draft.end();
  }

  #leftLine(lineId: string): void {
    this.#host.store.leaveLines([lineId]);
    this.#host.view.settle(lineId);
  }

  /** Makes the active cell and `end` the corners of a block; `null` leaves the active cell alone. */
  extendTo(end: Place | null): void {
    for (const box of this.#host.root.querySelectorAll('[data-chosen]')) box.removeAttribute('data-chosen');
    this.#end = end;
    if (end === null) return;
    for (const lineId of this.block().lineIds) {
      for (const { id } of this.block().columns) cellBox(this.#host.root, lineId, id)?.setAttribute('data-chosen', '');
    }
    cellBox(this.#host.root, end.lineId, end.column)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** The other corner of the block. */
  get end(): Place | null {
    return this.#end ?? this.#active;
  }

  block(): Block {
    const { order } = this.#host.store;
    if (!this.#active) return { lineIds: [], columns: [] };
    if (!this.#end) return { lineIds: [this.#active.lineId], columns: [columnOf(this.#active.column)] };
    return blockBetween(this.#active, this.#end, order());
  }

  /** Exactly one stop of the grid is reached by Tab from outside: the active cell, or the first of all. */
  renewTabStop(): void {
    if (this.#tabStop?.isConnected) return;
    const lineId = this.#host.store.order()[0];
    const first = lineId === undefined ? null : stopOf(this.#host.root, { lineId, column: 'useDate' });
    if (first) this.#setTabStop(first);
  }

  /** The lines have changed. Where the active one is gone, its neighbour takes over. */
  linesChanged(before: readonly string[]): void {
    const { store, view } = this.#host;
    this.extendTo(null);
    if (this.#active && !store.line(this.#active.lineId)) {
      const { lineId, column } = this.#active;
      const order = store.order();
      const next = order[Math.min(Math.max(0, before.indexOf(lineId)), order.length - 1)];
      this.#active = null;
      this.#draft.end();
      view.active.set(null);
      const isThere = next !== undefined && (!isSecondPart(column) || view.secondPart(next).includes(column));
      if (next !== undefined && this.#hasFocus) this.go({ lineId: next, column: isThere ? column : 'useDate' });
    }
    this.renewTabStop();
  }

  #setTabStop(stop: HTMLElement): void {
    if (this.#tabStop && this.#tabStop !== stop) this.#tabStop.tabIndex = -1;
    stop.tabIndex = 0;
    this.#tabStop = stop;
  }
}
