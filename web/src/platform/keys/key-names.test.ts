import { expect, it } from 'vitest';
import { keyNames } from './key-names.ts';

it('keys are called as they stand on the keyboard at hand [B9-02]', () => {
  expect(keyNames('mod+k', false)).toEqual(['Ctrl', 'K']);
  expect(keyNames('mod+k', true)).toEqual(['⌘', 'K']);
  expect(keyNames('alt+ArrowDown', false)).toEqual(['Alt', '↓']);
  expect(keyNames('Escape', false)).toEqual(['Esc']);
  expect(keyNames('?', false)).toEqual(['?']);
});
