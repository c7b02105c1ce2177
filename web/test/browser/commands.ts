// Commands of browser tests that act outside the page: keys, an input method, fingers and media, over Playwright
// and the development tools' protocol. These functions run in Node; the page calls them through `commands`.
import type {} from '@vitest/browser-playwright';
import type { BrowserCommandContext } from 'vitest/node';

/**
 * How an input method ends a composition with Enter. `windows`: key Process/229, then the text. `mac`: Enter/229 while
 * composing, then the text. `safari`: the text first, then Enter/229 that no longer says it is composing.
 */
export type Ending = 'windows' | 'mac' | 'safari';

interface Point {
  readonly x: number;
  readonly y: number;
}

type Session = Awaited<ReturnType<BrowserCommandContext['context']['newCDPSession']>>;

/** The key code of every key that an input method has taken. */
const TAKEN = 229;
const CONTROL = 2;
const KEY_CODES: Readonly<Record<string, number>> = { Tab: 9, Enter: 13, PageDown: 34, End: 35, ArrowRight: 39 };

const sessions = new WeakMap<BrowserCommandContext['page'], Promise<Session>>();

function devtools({ page, context }: BrowserCommandContext): Promise<Session> {
  const known = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** Presses keys one after the other, named as Playwright names them: `Control+Shift+d`. */
async function press({ page }: BrowserCommandContext, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Types into whatever has the focus. */
async function type({ page }: BrowserCommandContext, text: string): Promise<void> {
  await page.keyboard.type(text);
}

/** Sends keys in one go, without waiting for an answer to any: letters, Control with a key, and the keys of KEY_CODES. */
async function burst(browser: BrowserCommandContext, ...keys: string[]): Promise<void> {
  const session = await devtools(browser);
  await Promise.all(
    keys.flatMap((pressed) => {
      const key = pressed.replace('Control+', '');
      const windowsVirtualKeyCode = KEY_CODES[key] ?? key.toUpperCase().charCodeAt(0);
      const event = { key, windowsVirtualKeyCode, modifiers: pressed === key ? 0 : CONTROL };
      const down =
        key in KEY_CODES
          ? ({ ...event, type: 'rawKeyDown' } as const)
          : ({ ...event, type: 'keyDown', text: key } as const);
      return [down, { ...event, type: 'keyUp' } as const].map((sent) => session.send('Input.dispatchKeyEvent', sent));
    }),
  );
}

/** Presses keys that the input method has taken, each alone or with Control. */
async function takenKey(browser: BrowserCommandContext, ...keys: string[]): Promise<void> {
  const session = await devtools(browser);
  for (const pressed of keys) {
    const key = pressed.replace('Control+', '');
    const modifiers = pressed === key ? 0 : CONTROL;
    const event = { key, code: key, modifiers, windowsVirtualKeyCode: TAKEN, nativeVirtualKeyCode: TAKEN };
    await session.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' });
    await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
  }
}

/** Begins or continues a composition: each step is one key and the text it leaves. */
async function compose(browser: BrowserCommandContext, ...steps: string[]): Promise<void> {
  const session = await devtools(browser);
  for (const text of steps) {
    const event = { key: 'Process', code: 'KeyK', windowsVirtualKeyCode: TAKEN, nativeVirtualKeyCode: TAKEN };
    await session.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' });
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
  }
}

/** Ends the composition with Enter, in the way of an operating system. */
async function endComposition(browser: BrowserCommandContext, text: string, ending: Ending = 'windows'): Promise<void> {
  const session = await devtools(browser);
  const key = ending === 'windows' ? 'Process' : 'Enter';
  const taken = { key, code: 'Enter', windowsVirtualKeyCode: TAKEN, nativeVirtualKeyCode: TAKEN };
  const down = () => session.send('Input.dispatchKeyEvent', { ...taken, type: 'rawKeyDown' });
  if (ending !== 'safari') await down();
  await session.send('Input.insertText', { text });
  if (ending === 'safari') await down();
  const up = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, nativeVirtualKeyCode: 13 };
  await session.send('Input.dispatchKeyEvent', { ...up, type: 'keyUp' });
}

/** Moves the mouse to a point of the window and turns its wheel by CSS pixels. */
async function wheelAt({ page }: BrowserCommandContext, at: Point, downPx: number): Promise<void> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, downPx);
}

/** Presses the mouse at a point of the window. */
async function clickAt({ page }: BrowserCommandContext, at: Point): Promise<void> {
  await page.mouse.click(at.x, at.y);
}

/** Emulates the device features that a stylesheet queries; the defaults are those of a desk in daylight. */
async function emulate(
  browser: BrowserCommandContext,
  device: { readonly scheme?: 'light' | 'dark'; readonly media?: 'screen' | 'print'; readonly hasTouch?: boolean } = {},
): Promise<void> {
  const { scheme = 'light', media = 'screen', hasTouch = false } = device;
  await browser.page.emulateMedia({ colorScheme: scheme, media });
  const session = await devtools(browser);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch, maxTouchPoints: 1 });
}

/** Draws one finger through points of the window; it stays down at the last one where `isHeld`. */
async function drawFinger(browser: BrowserCommandContext, points: readonly Point[], isHeld = false): Promise<void> {
  const session = await devtools(browser);
  for (const [index, point] of points.entries()) {
    const kind = index === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type: kind, touchPoints: [point] });
  }
  if (!isHeld) await liftFinger(browser);
}

/** Draws the mouse through points of the window with its button down, in small steps; it stays down at the last one where `isHeld`. */
async function drawMouse({ page }: BrowserCommandContext, points: readonly Point[], isHeld = false): Promise<void> {
  for (const [index, { x, y }] of points.entries()) {
    await page.mouse.move(x, y, { steps: index === 0 ? 1 : 8 });
    if (index === 0) await page.mouse.down();
  }
  if (!isHeld) await page.mouse.up();
}

async function liftMouse({ page }: BrowserCommandContext): Promise<void> {
  await page.mouse.up();
}

async function liftFinger(browser: BrowserCommandContext): Promise<void> {
  await (await devtools(browser)).send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export const BROWSER_COMMANDS = {
  press,
  type,
  burst,
  takenKey,
  compose,
  endComposition,
  wheelAt,
  clickAt,
  emulate,
  drawFinger,
  liftFinger,
  drawMouse,
  liftMouse,
};

type Commands = typeof BROWSER_COMMANDS;

/** Each command as the page calls it: without the browser, which is the page's own. */
export type BrowserCommandTypes = {
  readonly [Name in keyof Commands]: Parameters<Commands[Name]> extends [unknown, ...infer Args]
    ? (...args: Args) => Promise<void>
    : never;
};
