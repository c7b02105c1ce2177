// Clicks and drags on cells: the first click chooses a cell, a second one puts the caret, dragging chooses a block.
import type { CellDraft } from '../editing/cell-draft.ts';
import type { CellFocus } from './cell-focus.ts';
import type { GridCommands } from './grid-commands.ts';
import { isTextInput, placeOf, stopAt } from './grid-dom.ts';
import type { GridHost } from './grid-host.ts';

interface Parts {
  readonly host: GridHost;
  readonly focus: CellFocus;
  readonly draft: CellDraft;
  readonly commands: GridCommands;
}

export class CellPointer {
  readonly #parts: Parts;
  /** The cell that the present press has just chosen; `null` where it was chosen before. */
  #chosen: Element | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  down(event: MouseEvent): void {
    const { focus, draft, commands } = this.#parts;
    const stop = stopAt(event.target);
    commands.forgetTabs();
    this.#chosen = stop === draft.input ? null : stop;
    if (!event.shiftKey || !stop || !focus.active || draft.state !== 'rest') return;
    event.preventDefault();
    focus.extendTo(placeOf(stop));
  }

  over(event: MouseEvent): void {
    const stop = stopAt(event.target);
    if (event.buttons !== 1 || !this.#chosen || !stop || stop === this.#chosen) return;
    this.#parts.focus.extendTo(placeOf(stop));
  }

  clicked(event: MouseEvent): void {
    const { draft, host } = this.#parts;
    const input = event.target;
    if (!isTextInput(input) || input !== draft.input || event.shiftKey) return;
    if (this.#chosen === input) {
      if (draft.state === 'rest') input.select();
    } else if (!host.settings().isReadOnly) draft.putCaret();
  }
}
