// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type KeyPress, ownerOf, strokeOf } from './key-press.ts';

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

describe('a press of a key', () => {
  it('is the same with Caps Lock on, and with Ctrl as with Command [B9-02]', () => {
    expect(strokeOf(press('a'))).toBe('a');
    expect(strokeOf(press('A'))).toBe('a');
    expect(strokeOf(press('?'))).toBe('?');
    expect(strokeOf(press('Escape'))).toBe('Escape');
    expect(strokeOf(press('K', { ctrlKey: true }))).toBe('mod+k');
    expect(strokeOf(press('k', { metaKey: true }))).toBe('mod+k');
  });

  it('is an input method’s while it composes, and so is the key that ends the composition [B0-11]', () => {
    expect(strokeOf(press('a', { isComposing: true }))).toBeNull();
    expect(strokeOf(press('a', { keyCode: 229 }))).toBeNull();
    expect(strokeOf(press('Process', { keyCode: 229 }))).toBeNull();
    expect(strokeOf(press('Escape', { isComposing: true }))).toBeNull();
    expect(strokeOf(press('k', { ctrlKey: true, isComposing: true }))).toBeNull();
  });

  it('is nobody’s where it only holds others, or somebody has acted on it', () => {
    for (const key of ['Shift', 'Control', 'AltGraph', 'Dead']) expect(strokeOf(press(key))).toBeNull();
    expect(strokeOf(press('e', { altKey: true }))).toBeNull();
    expect(strokeOf(press('q', { ctrlKey: true, altKey: true }))).toBeNull();
    expect(strokeOf(press('r', { defaultPrevented: true }))).toBeNull();
  });

  it('belongs to the field that is typed in, or to what is open', () => {
    const places = [
      ['<input>', 'field'],
      ['<input type="checkbox">', 'page'],
      ['<input type="radio">', 'page'],
      ['<textarea></textarea>', 'field'],
      ['<select></select>', 'field'],
      ['<p contenteditable="true"><b>x</b></p>', 'field'],
      ['<div role="dialog"><input></div>', 'holder'],
      ['<div role="dialog"><button>x</button></div>', 'holder'],
      ['<ul role="menu"><li role="menuitem">x</li></ul>', 'holder'],
      ['<ul role="listbox"><li role="option">x</li></ul>', 'holder'],
      ['<table><tr><td><a href="#">x</a></td></tr></table>', 'page'],
    ] as const;
    for (const [html, owner] of places) expect(ownerOf({ target: inside(html) }), html).toBe(owner);
    expect(ownerOf({ target: window })).toBe('page');
  });
});
