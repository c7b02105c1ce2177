// copy, cut and paste on the grid: by the events alone, so that no permission is asked.

import { toHiragana } from '../../../../platform/reading/to-hiragana.ts';
import type { CellFocus } from '../control/cell-focus.ts';
import { type GridHost, typedGround } from '../control/grid-host.ts';
import { clearBlock } from '../editing/block-edits.ts';
import type { CellDraft } from '../editing/cell-draft.ts';
import { isTyped } from '../moves/columns.ts';
import type { Block } from '../moves/grid-moves.ts';
import type { SheetLine } from '../store/sheet-line.ts';
import { amountOf } from '../store/sheet-sums.ts';
import { copiedText } from '../values/cell-text.ts';
import { pasteBlock } from './paste-block.ts';
import { formatHtmlTable, formatTsv, parseHtmlTable, parseTsv } from './tsv.ts';

interface Parts {
  readonly host: GridHost;
  readonly focus: CellFocus;
  readonly draft: CellDraft;
}

/** Puts the chosen block on the clipboard, as text and as a table. In a text being typed, the browser copies itself. */
export function copyCells(event: ClipboardEvent, { host, focus, draft }: Parts): void {
  if (draft.state !== 'rest' || !focus.active || !event.clipboardData) return;
  const rows = textsOf(focus.block(), host);
  if (rows.length === 0) return;
  event.clipboardData.setData('text/plain', formatTsv(rows));
  event.clipboardData.setData('text/html', formatHtmlTable(rows));
  event.preventDefault();
}

export function cutCells(event: ClipboardEvent, parts: Parts): void {
  copyCells(event, parts);
  if (!event.defaultPrevented || parts.host.settings().isReadOnly) return;
  parts.host.flush(() => clearBlock(parts.host.store, parts.focus.block()));
  if (parts.draft.input) parts.draft.begin(parts.draft.input);
}

/** Takes a block from a spreadsheet, a mail or a web page; one value into a text being typed is the browser's own. */
export function pasteCells(event: ClipboardEvent, { host, focus, draft }: Parts): void {
  const rows = rowsOf(event.clipboardData);
  const isOneValue = rows.length === 1 && rows[0]?.length === 1;
  if (!focus.active || host.settings().isReadOnly || (isOneValue && draft.state !== 'rest')) return;
  event.preventDefault();
  if (rows.length === 0 || !(isTyped(focus.active.column) || focus.active.column === 'amount')) return;
  if (draft.input) draft.commit(draft.input);
  const { store, flush, settings } = host;
  const { patches, lineIds, leftOut } = pasteBlock(rows, focus.block(), store, typedGround(host, toHiragana));
  flush(() => store.apply(patches, { undo: 'paste' }));
  if (draft.input) draft.begin(draft.input);
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
