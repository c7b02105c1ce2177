// The document's events on the grid, and the one rule before all others: what belongs to an input method is its own.

import { arrowOf } from '../../../../platform/keys/arrow-of.ts';
import { toHiragana } from '../../../../platform/reading/to-hiragana.ts';
import { pasteBlock } from '../clipboard/paste-block.ts';
import { formatHtmlTable, formatTsv, parseHtmlTable, parseTsv } from '../clipboard/tsv.ts';
import { clearBlock } from '../editing/block-edits.ts';
import type { CellDraft } from '../editing/cell-draft.ts';
import { isTyped } from '../moves/columns.ts';
import type { Block } from '../moves/grid-moves.ts';
import { commandOf } from '../moves/key-commands.ts';
import type { SheetLine } from '../store/sheet-line.ts';
import { amountOf } from '../store/sheet-sums.ts';
import type { ListControl } from '../suggestions/list-control.ts';
import { copiedText } from '../values/cell-text.ts';
import type { CellFocus } from './cell-focus.ts';
import type { GridCommands } from './grid-commands.ts';
import { cellBox, isTextInput, placeOf, stopAt } from './grid-dom.ts';
import { type GridHost, typedGround } from './grid-host.ts';

// copy, cut and paste on the grid: by the events alone, so that no permission is asked.
interface ClipboardEventsParts {
  readonly host: GridHost;
  readonly focus: CellFocus;
  readonly draft: CellDraft;
}

/** Puts the chosen block on the clipboard, as text and as a table. In a text being typed, the browser copies itself. */
function copyCells(event: ClipboardEvent, { host, focus, draft }: ClipboardEventsParts): void {
  if (draft.state !== 'rest' || !focus.active || !event.clipboardData) return;
  const rows = textsOf(focus.block(), host);
  if (rows.length === 0) return;
  event.clipboardData.setData('text/plain', formatTsv(rows));
  event.clipboardData.setData('text/html', formatHtmlTable(rows));
  event.preventDefault();
}

function cutCells(event: ClipboardEvent, parts: ClipboardEventsParts): void {
  copyCells(event, parts);
  if (!event.defaultPrevented || parts.host.settings().isReadOnly) return;
  parts.host.flush(() => clearBlock(parts.host.store, parts.focus.block()));
  if (parts.draft.input) parts.draft.begin(parts.draft.input);
}

/** Takes a block from a spreadsheet, a mail or a web page; one value into a text being typed is the browser's own. */
function pasteCells(event: ClipboardEvent, { host, focus, draft }: ClipboardEventsParts): void {
  const rows = rowsOf(event.clipboardData);
  const isOneValue = rows.length === 1 && rows[0]?.length === 1;
  if (!focus.active || host.settings().isReadOnly || (isOneValue && draft.state !== 'rest')) return;
  event.preventDefault();
  if (rows.length === 0 || !(isTyped(focus.active.column) || focus.active.column === 'amount')) return;
  if (draft.input) draft.commit(draft.input);
  const { store, flush, settings } = host;
  const { patches, lineIds, leftOut } = pasteBlock(rows, focus.block(), store, typedGround(host, toHiragana));
  flush(() => {
    store.apply(patches, { undo: 'paste' });
    // Nobody goes through pasted lines one by one: what is missing in any of them is counted at once.
    if (!isOneValue) store.leaveLines(lineIds);
  });
  if (draft.input) draft.begin(draft.input);
  const lastId = lineIds.at(-1);
  if (lastId !== undefined) cellBox(host.root, lastId, 'useDate')?.scrollIntoView({ block: 'nearest' });
  if (!isOneValue) settings().onPasted(lineIds.length, { lineCount: leftOut.length, text: formatTsv(leftOut) });
}

function rowsOf(data: DataTransfer | null): string[][] {
  const text = data?.getData('text/plain') ?? '';
  const rows = text === '' ? [] : parseTsv(text);
  if (rows.length > 1 || (rows[0]?.length ?? 0) > 1) return rows;
  return parseHtmlTable(data?.getData('text/html') ?? '') ?? rows;
}

function textsOf({ lineIds, columns }: Block, { store, settings }: GridHost): string[][] {
  const ids = columns.map(({ id }) => id);
  const textOf = (line: SheetLine, id: (typeof ids)[number]): string[] => {
    if (id === 'amount') return [String(amountOf(line, store.ground.masters.way) ?? '')];
    return isTyped(id) ? [copiedText(line, id, settings())] : [];
  };
  return lineIds.flatMap((lineId) => {
    const line = store.line(lineId);
    const cells = line ? ids.flatMap((id) => textOf(line, id)) : [];
    return cells.length > 0 ? [cells] : [];
  });
}

interface GridParts {
  readonly host: GridHost;
  readonly focus: CellFocus;
  readonly draft: CellDraft;
  readonly list: ListControl;
  readonly commands: GridCommands;
}

/** Key code of every key that an input method has taken. Safari sends it after the composition's end, too. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Listens on the grid. Answers how to stop. */
export function listenToGrid(parts: GridParts): () => void {
  const { root } = parts.host;
  const stop = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type], parts: GridParts) => void,
    isCapture = false,
  ) => root.addEventListener(type, (event) => listener(event, parts), { signal: stop.signal, capture: isCapture });
  on('keydown', pressed);
  on('focusin', ({ target }) => parts.focus.entered(target));
  on('focusout', left);
  on('input', typed);
  on('beforeinput', aboutToChange);
  on('compositionstart', () => parts.draft.beginComposition());
  on('compositionend', composed);
  const pointer = new CellPointer(parts);
  on('mousedown', (event) => pointer.down(event));
  on('mouseover', (event) => pointer.over(event));
  on('click', (event) => pointer.clicked(event));
  on('copy', copyCells);
  on('cut', cutCells);
  on('paste', pasteCells);
  // Scrolling does not bubble: heard on its way down.
  on('scroll', () => parts.list.close(), true);
  return () => stop.abort();
}

function pressed(event: KeyboardEvent, { draft, focus, commands }: GridParts): void {
  if (event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD || draft.isComposing) return;
  if (!stopAt(event.target) || !focus.active) return;
  const input = draft.input;
  // A button (receipts, actions) keeps the keys that press it.
  if (!input && (event.key === 'Enter' || event.key === ' ') && event.target instanceof HTMLButtonElement) return;
  const command = commandOf(
    {
      // In a text that is being typed, they belong to its caret.
      key: draft.state === 'rest' ? arrowOf(event.key) : event.key,
      isShift: event.shiftKey,
      isAlt: event.altKey,
      isControl: event.ctrlKey || event.metaKey,
    },
    {
      state: draft.state,
      isCaretAtStart: input?.selectionStart === 0 && input.selectionEnd === 0,
      isCaretAtEnd: input?.selectionStart === input?.value.length,
    },
  );
  if (command && commands.run(command)) event.preventDefault();
}

function left(event: FocusEvent, { host, draft, focus, list, commands }: GridParts): void {
  list.close();
  // Losing the window keeps the focus in the document: the person comes back to the same cell and draft.
  if (document.activeElement === event.target) return;
  if (isTextInput(event.target)) draft.commit(event.target);
  if (event.relatedTarget instanceof Node && host.root.contains(event.relatedTarget)) return;
  commands.forgetTabs();
  focus.left();
}

function typed(event: Event, { draft, list }: GridParts): void {
  if (!isTextInput(event.target)) return;
  draft.changed(event.target, event.timeStamp);
  // Text that an input method still puts into a cell that was left: the sheet takes it at once.
  if (event.target !== draft.input) return draft.commit(event.target);
  list.refresh();
}

/** The menu's and the touch gesture's undo, and Enter of a screen keyboard, come without a key of their own. */
function aboutToChange(event: InputEvent, { draft, commands }: GridParts): void {
  if (draft.isComposing || event.isComposing) return;
  if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
    event.preventDefault();
    commands.undo(event.inputType === 'historyUndo' ? 'undo' : 'redo');
  } else if (event.inputType === 'insertLineBreak') {
    event.preventDefault();
    commands.run({ do: 'enter', motion: 'down' });
  }
}

function composed(event: CompositionEvent, { draft, list }: GridParts): void {
  draft.endComposition(event.timeStamp);
  if (event.target === draft.input) list.refresh();
}

interface Parts {
  readonly host: GridHost;
  readonly focus: CellFocus;
  readonly draft: CellDraft;
  readonly commands: GridCommands;
}

class CellPointer {
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
