// Puts the parts of the grid together on its element, and is what screens ask it to do.

import { CellDraft } from '../editing/cell-draft.ts';
import type { ColumnId } from '../moves/columns.ts';
import { ListControl } from '../suggestions/list-control.ts';
import type { Option } from '../suggestions/options-for.ts';
import { CellFocus } from './cell-focus.ts';
import { GridCommands } from './grid-commands.ts';
import { listenToGrid } from './grid-events.ts';
import type { GridHost } from './grid-host.ts';
import { LineSteps } from './line-steps.ts';

export class GridController {
  readonly #focus: CellFocus;
  readonly #draft: CellDraft;
  readonly #list: ListControl;
  readonly #lines: LineSteps;
  readonly #commands: GridCommands;
  readonly #stops: (() => void)[];

  constructor(host: GridHost, listId: string) {
    this.#draft = new CellDraft(host);
    this.#list = new ListControl(host, this.#draft, listId);
    this.#focus = new CellFocus(host, this.#draft, () => this.#list.close());
    this.#lines = new LineSteps(host, this.#focus, this.#draft);
    const parts = { focus: this.#focus, draft: this.#draft, list: this.#list, lines: this.#lines };
    this.#commands = new GridCommands(host, parts);
    this.#stops = [listenToGrid({ host, ...parts, commands: this.#commands })];
    this.#focus.renewTabStop();
  }

  /** Called after the rows are in the document in their new order. */
  linesChanged(before: readonly string[]): void {
    this.#focus.linesChanged(before);
  }

  focusCell(lineId: string, column: ColumnId): void {
    this.#focus.go({ lineId, column });
  }

  walkProblems(step: 1 | -1): void {
    this.#commands.walkProblems(step);
  }

  addLine(): void {
    this.#lines.addAtEnd();
  }

  undo(): void {
    this.#commands.undo('undo');
  }

  redo(): void {
    this.#commands.undo('redo');
  }

  /** Takes what is being typed into the sheet, as before a submission. */
  commit(): void {
    if (this.#draft.input) this.#draft.commit(this.#draft.input);
  }

  take(option: Option): void {
    this.#list.take(option);
  }

  /** Ends listening and lets waiting work run: the grid goes away. */
  stop(): void {
    this.commit();
    this.#draft.end();
    for (const stop of this.#stops) stop();
  }
}
