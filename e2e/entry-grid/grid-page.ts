import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Ending, InputMethod } from '../input-method.ts';

const CONTROL = 2;
const KEY_CODES: Readonly<Record<string, number>> = { Tab: 9, Enter: 13, PageDown: 34, End: 35, ArrowRight: 39 };

export interface ClipboardContent {
  readonly text?: string;
  readonly html?: string;
}

/** The harness page with what tests do on it: cells by line and column, compositions, the clipboard, the store. */
export class GridPage {
  readonly page: Page;
  readonly #devtools: CDPSession;
  readonly #inputMethod: InputMethod;

  constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.#devtools = devtools;
    this.#inputMethod = new InputMethod(devtools);
  }

  /** The stop of a cell; lines count from 1. */
  cell(line: number, column: string): Locator {
    return this.page
      .locator('[data-line]')
      .nth(line - 1)
      .locator(`[data-column="${column}"]`);
  }

  press(...keys: string[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Sends keys to the browser in one go, without waiting for an answer to any. Letters, and the keys of KEY_CODES. */
  async burst(...keys: readonly string[]): Promise<void> {
    await Promise.all(
      keys.flatMap((pressed) => {
        const key = pressed.replace('Control+', '');
        const windowsVirtualKeyCode = KEY_CODES[key] ?? key.toUpperCase().charCodeAt(0);
        const event = { key, windowsVirtualKeyCode, modifiers: pressed === key ? 0 : CONTROL };
        const down = key in KEY_CODES ? { ...event, type: 'rawKeyDown' } : { ...event, type: 'keyDown', text: key };
        return [down, { ...event, type: 'keyUp' }].map((sent) =>
          this.#devtools.send('Input.dispatchKeyEvent', sent as typeof event & { type: 'keyUp' }),
        );
      }),
    );
  }

  /** A key that the input method has taken, alone or with Ctrl. */
  takenKey(pressed: string): Promise<void> {
    return this.#inputMethod.takenKey(pressed);
  }

  /** Begins or goes on with a composition: each step is one key and the text it leaves. */
  compose(...steps: string[]): Promise<void> {
    return this.#inputMethod.compose(...steps);
  }

  /** Ends the composition with Enter, as the system at hand does. */
  endComposition(text: string, ending?: Ending): Promise<void> {
    return this.#inputMethod.endComposition(text, ending);
  }

  /** Line (from 1) and column of the cell that has the focus, and its edit state. */
  active(): Promise<{ line: number; column: string | undefined; state: string | undefined }> {
    return this.page.evaluate(() => {
      const stop = document.activeElement?.closest<HTMLElement>('[data-column]');
      const row = stop?.closest('[data-line]');
      const line = row ? [...document.querySelectorAll('[data-line]')].indexOf(row) + 1 : 0;
      return { line, column: stop?.dataset['column'], state: stop?.dataset['state'] };
    });
  }

  /** What the store holds of a line's column. */
  held(line: number, field: string): Promise<unknown> {
    return this.page.evaluate(([n, name]) => Reflect.get(harness.store.lines()[n - 1] ?? {}, name), [
      line,
      field,
    ] as const);
  }

  lineCount(): Promise<number> {
    return this.page.evaluate(() => harness.store.order().length);
  }

  /** The whole sheet as the store holds it. */
  sheet(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify(harness.store.lines()));
  }

  async paste({ text, html }: ClipboardContent): Promise<void> {
    await this.page.evaluate(
      ([plain, rich]) => {
        const parts: Record<string, Blob> = {};
        if (plain !== undefined) parts['text/plain'] = new Blob([plain], { type: 'text/plain' });
        if (rich !== undefined) parts['text/html'] = new Blob([rich], { type: 'text/html' });
        return navigator.clipboard.write([new ClipboardItem(parts)]);
      },
      [text, html] as const,
    );
    await this.press('Control+v');
  }

  /** What is on the clipboard, in both flavours. */
  clipboard(): Promise<Required<ClipboardContent>> {
    return this.page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text() ?? '';
      return { text: await read('text/plain'), html: await read('text/html') };
    });
  }
}
