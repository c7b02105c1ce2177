import type { CDPSession } from '@playwright/test';

/**
 * How an input method ends a composition with Enter. `windows`: key Process/229, then the text. `mac`: Enter/229 while
 * composing, then the text. `safari`: the text first, then Enter/229 that no longer says it is composing.
 */
export type Ending = 'windows' | 'mac' | 'safari';

const TAKEN = 229;
const CONTROL = 2;

/** A Japanese input method as the browser hears it, over the development tools' protocol. */
export class InputMethod {
  readonly #devtools: CDPSession;

  constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  /** A key that the input method has taken, alone or with Ctrl. */
  async takenKey(pressed: string): Promise<void> {
    const key = pressed.replace('Control+', '');
    const modifiers = pressed === key ? 0 : CONTROL;
    const event = { key, code: key, modifiers, windowsVirtualKeyCode: TAKEN, nativeVirtualKeyCode: TAKEN };
    await this.#devtools.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' });
    await this.#devtools.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
  }

  /** Begins or goes on with a composition: each step is one key and the text it leaves. */
  async compose(...steps: string[]): Promise<void> {
    for (const text of steps) {
      const event = { key: 'Process', code: 'KeyK', windowsVirtualKeyCode: TAKEN, nativeVirtualKeyCode: TAKEN };
      await this.#devtools.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' });
      await this.#devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      await this.#devtools.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
    }
  }

  /** Ends the composition with Enter, as the system at hand does. */
  async endComposition(text: string, ending: Ending = 'windows'): Promise<void> {
    const key = ending === 'windows' ? 'Process' : 'Enter';
    const taken = { key, code: 'Enter', windowsVirtualKeyCode: TAKEN, nativeVirtualKeyCode: TAKEN };
    const down = () => this.#devtools.send('Input.dispatchKeyEvent', { ...taken, type: 'rawKeyDown' });
    if (ending !== 'safari') await down();
    await this.#devtools.send('Input.insertText', { text });
    if (ending === 'safari') await down();
    const up = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, nativeVirtualKeyCode: 13 };
    await this.#devtools.send('Input.dispatchKeyEvent', { ...up, type: 'keyUp' });
  }
}
