// The one suggestion list of the grid: when it opens, what is marked, what taking a row does.

import { placeOf } from '../control/grid-dom.ts';
import type { GridHost } from '../control/grid-host.ts';
import type { CellDraft } from '../editing/cell-draft.ts';
import type { Patch } from '../store/patches.ts';
import { cellOf, sameCell } from '../store/sheet-line.ts';
import { hasOptions, marksFirst, type Option, optionsFor } from './options-for.ts';

export class ListControl {
  readonly #host: GridHost;
  readonly #draft: CellDraft;
  readonly #listId: string;

  constructor(host: GridHost, draft: CellDraft, listId: string) {
    this.#host = host;
    this.#draft = draft;
    this.#listId = listId;
  }

  get isOpen(): boolean {
    return this.#host.view.list.get() !== null;
  }

  get marked(): Option | null {
    const state = this.#host.view.list.get();
    return state?.options[state.marked] ?? null;
  }

  /** Shows what fits the text as it stands; during a composition too, by its reading. */
  refresh(): void {
    const input = this.#draft.input;
    if (!input || input.value === '') this.close();
    else this.#show(input, input.value, true);
  }

  /** Alt+↓: what fits the draft, or everything where nothing was typed. */
  open(): void {
    const input = this.#draft.input;
    if (input) this.#show(input, this.#draft.isDirty ? input.value : '', this.#draft.isDirty);
  }

  #show(input: HTMLInputElement, text: string, mayMark: boolean): void {
    const { store, view, settings } = this.#host;
    const place = placeOf(input);
    const line = place && store.line(place.lineId);
    if (!place || !line || !hasOptions(place.column)) return this.close();
    const options = optionsFor(place.column, line, text, settings());
    if (options.length === 0) return this.close();
    view.list.set({ place, options, marked: mayMark && marksFirst(place.column) ? 0 : -1 });
    this.#describe(input);
  }

  /** Marks the next or previous row, round the end. */
  mark(step: 1 | -1): void {
    const { view } = this.#host;
    const state = view.list.get();
    if (!state) return;
    const count = state.options.length;
    const from = state.marked < 0 && step < 0 ? 0 : state.marked;
    view.list.set({ ...state, marked: (from + step + count) % count });
    if (this.#draft.input) this.#describe(this.#draft.input);
  }

  close(): void {
    if (!this.isOpen) return;
    this.#host.view.list.set(null);
    if (this.#draft.input) this.#describe(this.#draft.input);
  }

  /** Fills what the row offers, as one step of undo, and leaves the cell at rest. */
  take(option: Option): void {
    const { store, view, flush } = this.#host;
    const input = this.#draft.input;
    const place = input && placeOf(input);
    const line = place && store.line(place.lineId);
    this.close();
    if (!input || !place || !line) return;
    const patches = option.fills.flatMap(({ field, value }): Patch[] => {
      const [before, after] = [cellOf(line, field), { value, typed: null }];
      return sameCell(before, after) ? [] : [{ kind: 'set', lineId: line.id, field, before, after }];
    });
    delete input.dataset['draft'];
    view.isTyping.set(false);
    flush(() => {
      store.apply(patches, { undo: option.isRide ? 'suggestion' : 'edit' });
      const changed = patches.flatMap((patch) =>
        patch.kind === 'set' && patch.field !== place.column ? patch.field : [],
      );
      if (option.isRide) view.markFilled(line.id, changed);
    });
    this.#draft.show(input);
    this.#draft.begin(input);
  }

  /** Ties the list to the input for assistive technology. */
  #describe(input: HTMLInputElement): void {
    const state = this.#host.view.list.get();
    input.setAttribute('aria-expanded', String(state !== null));
    if (state && state.marked >= 0) input.setAttribute('aria-activedescendant', optionId(this.#listId, state.marked));
    else input.removeAttribute('aria-activedescendant');
  }
}

export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
