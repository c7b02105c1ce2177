import type { Locator, Page } from '@playwright/test';
import type { InputMethod } from './input-method.ts';

/** The entry grid of a claim page as a journey works on it: cells by line and column, keys, compositions. */
export class GridPage {
  readonly page: Page;
  readonly #inputMethod: InputMethod;

  constructor(page: Page, inputMethod: InputMethod) {
    this.page = page;
    this.#inputMethod = inputMethod;
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

  /** Begins or continues a composition: each step is one key and the text it leaves. */
  compose(...steps: string[]): Promise<void> {
    return this.#inputMethod.compose(...steps);
  }

  /** Ends the composition with Enter. */
  endComposition(text: string): Promise<void> {
    return this.#inputMethod.endComposition(text);
  }
}
