// Runs each command. Answers whether the key was handled; where not, the browser goes on with it.

import { clearBlock, fillDown, fillToday } from '../editing/block-edits.ts';
import type { CellDraft } from '../editing/cell-draft.ts';
import { type ColumnId, isSecondPart, isTyped, SECOND_PART } from '../moves/columns.ts';
import { type Motion, moved, opensSecondPart, type Place, type SheetShape } from '../moves/grid-moves.ts';
import type { Command } from '../moves/key-commands.ts';
import { nextProblem } from '../moves/problem-walk.ts';
import type { Patch } from '../store/patches.ts';
import { lineIdOf } from '../store/patches.ts';
import type { UndoEntry } from '../store/undo-stack.ts';
import type { ListControl } from '../suggestions/list-control.ts';
import type { CellFocus } from './cell-focus.ts';
import type { GridHost } from './grid-host.ts';
import type { LineSteps } from './line-steps.ts';

const CHANGING = new Set<Command['do']>([
  'clear',
  'fill-down',
  'fill-today',
  'duplicate-line',
  'insert-below',
  'undo',
  'redo',
]);

export class GridCommands {
  readonly #host: GridHost;
  readonly #focus: CellFocus;
  readonly #draft: CellDraft;
  readonly #list: ListControl;
  readonly #lines: LineSteps;
  /** Where the present run of Tabs began: Enter goes back below it. */
  #tabOrigin: ColumnId | null = null;

  constructor(host: GridHost, parts: { focus: CellFocus; draft: CellDraft; list: ListControl; lines: LineSteps }) {
    this.#host = host;
    this.#focus = parts.focus;
    this.#draft = parts.draft;
    this.#list = parts.list;
    this.#lines = parts.lines;
  }

  /** The person moved by other means than Tab. */
  forgetTabs(): void {
    this.#tabOrigin = null;
  }

  run(command: Command): boolean {
    const place = this.#focus.active;
    if (!place) return false;
    if (this.#list.isOpen && this.#inList(command)) return true;
    if (this.#host.settings().isReadOnly && CHANGING.has(command.do)) return true;
    switch (command.do) {
      case 'move':
        return this.#move(place, command.motion, command.isExtending ?? false);
      case 'enter':
        return this.#enter(place, command.motion);
      case 'walk-problems':
        return this.walkProblems(command.step);
      case 'put-caret':
        if (!this.#host.settings().isReadOnly) this.#draft.putCaret();
        return true;
      case 'give-up':
        if (!this.#draft.revert()) this.#leave();
        return true;
      case 'open-list':
        if (!this.#host.settings().isReadOnly) this.#list.open();
        return true;
      case 'toggle-second':
        return this.#toggleSecond(place);
      case 'submit':
        this.#commit();
        this.#host.settings().onSubmitShortcut();
        return true;
      case 'undo':
      case 'redo':
        return this.undo(command.do);
      case 'clear':
        if (!isTyped(place.column)) return false;
        return this.#change(() => clearBlock(this.#host.store, this.#focus.block()));
      case 'fill-down':
        return this.#change(() => fillDown(this.#host.store, this.#focus.block()));
      case 'fill-today':
        if (place.column !== 'useDate') return true;
        return this.#change(() => fillToday(this.#host.store, this.#focus.block(), this.#host.settings().today));
      case 'duplicate-line':
        this.#lines.duplicate(place);
        return true;
      case 'insert-below':
        this.#lines.addBelow(place);
        return true;
    }
  }

  /** Takes the sheet's last step back, or the draft's; goes there and says it. */
  undo(direction: 'undo' | 'redo'): boolean {
    const { store, view, settings, flush } = this.#host;
    if (settings().isReadOnly || this.#draft.step(direction)) return true;
    this.#commit();
    const { say } = settings();
    const [here, orderBefore] = [this.#focus.active, store.order()];
    const entry = flush(() => store[direction]());
    view.announce(sentenceOf(entry, direction, say));
    const place = entry && (this.#firstPlaceOf(entry.patches) ?? this.#nearestTo(here, orderBefore));
    if (place) this.#focus.go(place);
    else if (store.order().length === 0) this.#leave();
    return true;
  }

  walkProblems(step: 1 | -1): boolean {
    const { store, view, settings } = this.#host;
    this.#commit();
    const place = nextProblem(store, this.#focus.active, step);
    if (place) this.#focus.go(place);
    else view.announce(settings().say('problems.none'));
    return true;
  }

  #commit(): void {
    if (this.#draft.input) this.#draft.commit(this.#draft.input);
    this.#list.close();
  }

  /** The open list takes ↑ ↓ Esc, and Enter and Tab where a row is marked. */
  #inList(command: Command): boolean {
    if (command.do === 'give-up') {
      this.#list.close();
      return true;
    }
    if (command.do === 'move' && !command.isExtending && (command.motion === 'up' || command.motion === 'down')) {
      this.#list.mark(command.motion === 'down' ? 1 : -1);
      return true;
    }
    const takes = command.do === 'enter' || (command.do === 'move' && command.motion === 'next');
    const option = this.#list.marked;
    if (takes && option) this.#list.take(option);
    return false;
  }

  #shape(): SheetShape {
    const { store, view, root } = this.#host;
    const row = root.querySelector<HTMLElement>('[data-line]');
    const screen = root.querySelector<HTMLElement>('[data-scroller]') ?? root;
    const pageLines = Math.max(1, Math.floor(screen.clientHeight / (row?.offsetHeight || 40)) - 1);
    return { order: store.order(), secondPart: view.secondPart, pageLines };
  }

  #move(place: Place, motion: Motion, isExtending: boolean): boolean {
    this.#commit();
    const shape = this.#shape();
    if (isExtending) {
      const target = moved(this.#focus.end ?? place, motion, shape);
      if (typeof target === 'object') this.#focus.extendTo(target);
      return true;
    }
    if (motion === 'right' && opensSecondPart(place, shape)) return this.#toggleSecond(place);
    const isTab = motion === 'next' || motion === 'previous';
    if (motion === 'next' && this.#lines.isUntouchedEnd(place)) return false;
    const target = moved(place, motion, shape);
    if (target === 'before') return false;
    if (target === 'after') return motion === 'next' ? this.#addAtEnd() : this.#rest();
    const origin = isTab ? (this.#tabOrigin ?? place.column) : null;
    this.#focus.go(target);
    this.#tabOrigin = origin;
    return true;
  }

  #enter(place: Place, motion: 'up' | 'down'): boolean {
    this.#commit();
    const column = this.#tabOrigin ?? place.column;
    const target = moved({ ...place, column }, motion, this.#shape());
    if (target === 'after')
      return this.#lines.isUntouchedEnd(place) ? this.#rest() : this.#addAtEnd(column) || this.#rest();
    if (typeof target === 'object') this.#focus.go(target);
    this.#tabOrigin = null;
    return true;
  }

  /** At the edge: the cell stays, committed and at rest. */
  #rest(): boolean {
    if (this.#draft.input) this.#draft.begin(this.#draft.input);
    return true;
  }

  /** `false` where the sheet is full or locked: then Tab leaves the grid. */
  #addAtEnd(column?: ColumnId): boolean {
    const isAdded = this.#lines.addAtEnd(column);
    if (isAdded) this.#tabOrigin = null;
    return isAdded;
  }

  #change(work: () => void): boolean {
    this.#commit();
    this.#host.flush(work);
    return this.#rest();
  }

  #toggleSecond({ lineId, column }: Place): boolean {
    const { view, flush } = this.#host;
    this.#commit();
    const isOpen = view.isOpen(lineId);
    // Behind the cells that were shown already comes the next one.
    const next = SECOND_PART[SECOND_PART.findIndex(({ id }) => id === column) + 1];
    if (isOpen) this.#focus.go({ lineId, column: isTyped(column) ? 'useDate' : column });
    flush(() => view.setOpen(lineId, !isOpen));
    if (!isOpen) this.#focus.go({ lineId, column: next?.id ?? 'visitedParty' });
    return true;
  }

  #leave(): void {
    this.#list.close();
    this.#host.settings().onLeave();
  }

  /** The place itself, or the same column of the line that has taken its line's place. */
  #nearestTo(place: Place | null, orderBefore: readonly string[]): Place | null {
    const { store } = this.#host;
    if (!place || store.line(place.lineId)) return place;
    const lineId = store.order()[Math.min(orderBefore.indexOf(place.lineId), store.order().length - 1)];
    return lineId === undefined ? null : { lineId, column: isSecondPart(place.column) ? 'useDate' : place.column };
  }

  #firstPlaceOf(patches: readonly Patch[]): Place | null {
    const patch = patches.find((candidate) => this.#host.store.line(lineIdOf(candidate)));
    if (!patch) return null;
    return { lineId: lineIdOf(patch), column: patch.kind === 'set' ? patch.field : 'useDate' };
  }
}

function sentenceOf(entry: UndoEntry | null, direction: 'undo' | 'redo', say: ReturnType<GridHost['settings']>['say']) {
  if (!entry) return say(direction === 'undo' ? 'undo.nothing' : 'redo.nothing');
  const what = say(`act.${entry.label}`);
  return direction === 'undo' ? say('undone', { what }) : say('redone', { what });
}
