// The grid alone on a page, with its store at hand, and what tests do on it: cells by line and column, the clipboard.
// React finds the hook of the counts when it loads.
import './render-counts.ts';

import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { expect } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { EntryGrid } from '../../src/features/expense-claims/sheet/EntryGrid.tsx';
import { SheetStore } from '../../src/features/expense-claims/sheet/store/sheet-store.ts';
import { theme } from '../../src/kit/theme/theme.ts';
import { showLanguage } from '../../src/platform/language.ts';
import { MessageArea } from '../../src/shell/messages/MessageArea.tsx';
import { show } from '../browser/show.ts';
import { SHEET_GROUND, SHEET_MASTERS, testLineId, trainRide } from '../sheet-ground.ts';
import { renderCounts } from './render-counts.ts';
import { SHEET_SUGGESTIONS } from './sheet-suggestions.ts';

export interface ClipboardContent {
  readonly text?: string;
  readonly html?: string;
}

/** Shows a grid of `lines` train rides. */
export async function showGrid({ lines = 3, isLocked = false, keepsEveryLine = false } = {}) {
  await page.viewport(1280, 800);
  showLanguage('ja');
  let made = 100_000;
  const store = new SheetStore({
    ground: SHEET_GROUND,
    newId: () => testLineId(made++),
    lines: Array.from({ length: lines }, (_, n) =>
      trainRide(n + 1, { to: '上野', unitFare: 200 + n, memo: n % 2 ? '雨天のため' : '' }),
    ),
  });
  const events = { submits: 0, leaves: 0, patches: 0 };
  store.onPatches(() => events.patches++);
  const bar = () => document.getElementById('bar');
  show(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <main>
        <h1>精算書</h1>
        <button type="button">前</button>
        <EntryGrid
          store={store}
          masters={SHEET_MASTERS}
          suggestions={SHEET_SUGGESTIONS}
          today={'2026-11-21' as PlainDate}
          readOnly={isLocked}
          keepsEveryLine={keepsEveryLine}
          onSubmitShortcut={() => events.submits++}
          onLeave={() => {
            events.leaves++;
            bar()?.focus();
          }}
          renderAttachments={(lineId) => (
            <button type="button" tabIndex={-1} aria-label={`${store.order().indexOf(lineId) + 1}行目の領収書`}>
              <span aria-hidden="true" />
            </button>
          )}
        />
        <button type="button" id="bar">
          申請する
        </button>
        <MessageArea />
      </main>
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('grid')).toBeVisible();
  return new ShownGrid(store, events);
}

export class ShownGrid {
  readonly store: SheetStore;
  readonly events: { readonly submits: number; readonly leaves: number; readonly patches: number };

  constructor(store: SheetStore, events: ShownGrid['events']) {
    this.store = store;
    this.events = events;
  }

  /** The stop of a cell; lines count from 1. */
  cell(line: number, column: string): Locator {
    return page
      .css('[data-line]')
      .nth(line - 1)
      .css(`[data-column="${column}"]`);
  }

  /** Line (from 1) and column of the cell that has the focus, and its edit state. */
  active(): { line: number; column: string | undefined; state: string | undefined } {
    const stop = document.activeElement?.closest<HTMLElement>('[data-column]');
    const row = stop?.closest('[data-line]');
    const line = row ? [...document.querySelectorAll('[data-line]')].indexOf(row) + 1 : 0;
    return { line, column: stop?.dataset['column'], state: stop?.dataset['state'] };
  }

  /** Line and column of the cell that has the focus, in one text. */
  at(): string {
    const { line, column } = this.active();
    return `${line} ${column}`;
  }

  /** The value that the store holds of a line's column. */
  held(line: number, field: string): unknown {
    return Reflect.get(this.store.lines()[line - 1] ?? {}, field);
  }

  lineCount(): number {
    return this.store.order().length;
  }

  /** The whole sheet as the store holds it. */
  sheet(): string {
    return JSON.stringify(this.store.lines());
  }

  /** Renders of rows and cells since the last call. */
  renders(): { rows: number; cells: number } {
    const { GridRow = 0, GridCell = 0, AmountCell = 0 } = renderCounts.renders;
    renderCounts.reset();
    return { rows: GridRow, cells: GridCell + AmountCell };
  }

  async paste({ text, html }: ClipboardContent): Promise<void> {
    const parts: Record<string, Blob> = {};
    if (text !== undefined) parts['text/plain'] = new Blob([text], { type: 'text/plain' });
    if (html !== undefined) parts['text/html'] = new Blob([html], { type: 'text/html' });
    await navigator.clipboard.write([new ClipboardItem(parts)]);
    await commands.press('Control+v');
  }

  /** The content of the clipboard, in both flavours. */
  async clipboard(): Promise<Required<ClipboardContent>> {
    const [item] = await navigator.clipboard.read();
    const read = async (kind: string) => (await item?.getType(kind))?.text() ?? '';
    return { text: await read('text/plain'), html: await read('text/html') };
  }
}
