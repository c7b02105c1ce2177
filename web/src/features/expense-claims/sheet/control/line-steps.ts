// Keys that make a line and go into it. Where the claim is full, the person is told and stays.
import type { CellDraft } from '../editing/cell-draft.ts';
import type { ColumnId } from '../moves/columns.ts';
import type { Place } from '../moves/grid-moves.ts';
import { duplicateLine, insertLine } from '../store/line-commands.ts';
import { isBlank } from '../store/sheet-line.ts';
import type { CellFocus } from './cell-focus.ts';
import type { GridHost } from './grid-host.ts';

export class LineSteps {
  readonly #host: GridHost;
  readonly #focus: CellFocus;
  readonly #draft: CellDraft;

  constructor(host: GridHost, focus: CellFocus, draft: CellDraft) {
    this.#host = host;
    this.#focus = focus;
    this.#draft = draft;
  }

  /** A line at the end. `false` where there is none to be had: the sheet is full or locked. */
  addAtEnd(column: ColumnId = 'useDate'): boolean {
    const { store, settings } = this.#host;
    if (settings().isReadOnly) return false;
    return this.#add(column, () => insertLine(store, store.order().length).ids[0]);
  }

  addBelow({ lineId }: Place): void {
    const { store } = this.#host;
    this.#add('useDate', () => insertLine(store, store.order().indexOf(lineId) + 1).ids[0]);
  }

  duplicate({ lineId, column }: Place): void {
    this.#add(column, () => duplicateLine(this.#host.store, lineId).ids[0]);
  }

  /** True when the line is the last one and there is nothing to go on from: it is blank, or the sheet is locked. */
  isUntouchedEnd({ lineId }: Place): boolean {
    const { store, settings } = this.#host;
    const line = store.line(lineId);
    const isLast = store.order().at(-1) === lineId;
    return isLast && (settings().isReadOnly || (line !== undefined && isBlank(line)));
  }

  #add(column: ColumnId, make: () => string | undefined): boolean {
    const { store, view, settings, flush } = this.#host;
    if (this.#draft.input) this.#draft.commit(this.#draft.input);
    const id = flush(make);
    if (id !== undefined) this.#focus.go({ lineId: id, column });
    else view.announce(settings().say('lines.full', { limit: store.ground.limits.lines }));
    return id !== undefined;
  }
}
