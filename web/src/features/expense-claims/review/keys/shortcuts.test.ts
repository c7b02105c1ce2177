import { describe, expect, it } from 'vitest';
import { commandOf, type KeyPress, REVIEW_KEYS } from './shortcuts.ts';

const press = (key: string, parts: Partial<KeyPress> = {}): KeyPress => ({
  key,
  keyCode: key.length === 1 ? key.toUpperCase().charCodeAt(0) : 0,
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: document.body,
  ...parts,
});

/** The innermost element of the markup. */
function inside(html: string): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  return [...box.querySelectorAll('*')].at(-1) ?? box;
}

describe('the keys of the review page', () => {
  it('walk, decide and close, with Caps Lock on as well [B4-08]', () => {
    for (const [key, command] of Object.entries(REVIEW_KEYS)) {
      expect(commandOf(press(key === 'escape' ? 'Escape' : key))).toBe(command);
      expect(commandOf(press(key.toUpperCase()))).toBe(command);
    }
    expect(commandOf(press('x'))).toBeNull();
    expect(commandOf(press('toString'))).toBeNull();
  });

  it('never act while an IME composes, nor on the key that ends the composition [B0-11]', () => {
    expect(commandOf(press('a', { isComposing: true }))).toBeNull();
    expect(commandOf(press('a', { keyCode: 229 }))).toBeNull();
    expect(commandOf(press('Process', { keyCode: 229 }))).toBeNull();
    expect(commandOf(press('Escape', { isComposing: true }))).toBeNull();
  });

  it('never act where somebody types or another thing has the keys', () => {
    const places = [
      '<input>',
      '<textarea></textarea>',
      '<select></select>',
      '<p contenteditable="true"><b>x</b></p>',
      '<div role="dialog"><button>x</button></div>',
      '<ul role="menu"><li role="menuitem">x</li></ul>',
      '<ul role="listbox"><li role="option">x</li></ul>',
    ];
    for (const place of places) expect(commandOf(press('a', { target: inside(place) }))).toBeNull();
    expect(commandOf(press('a', { target: inside('<table><tr><td><a href="#">x</a></td></tr></table>') }))).toBe(
      'approve',
    );
  });

  it('leave the keys of the browser and of other handlers alone', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'] as const) {
      expect(commandOf(press('r', { [held]: true }))).toBeNull();
    }
  });
});
