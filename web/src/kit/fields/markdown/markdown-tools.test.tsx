import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showLanguage } from '../../../platform/language.ts';
import { ThemeGround } from '../../theme/ThemeGround.tsx';
import { MarkdownTools } from './MarkdownTools.tsx';

function Written() {
  const [text, setText] = useState('明日は休業です。');
  return (
    <ThemeGround>
      <MarkdownTools boxId="box" field="本文" />
      <textarea id="box" aria-label="本文" value={text} onChange={(event) => setText(event.target.value)} />
    </ThemeGround>
  );
}

beforeEach(() => {
  showLanguage('ja');
  // This page's document writes nothing by command: a browser's own test does.
  document.execCommand = () => false;
});
afterEach(cleanup);

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('names its tools in both languages, and their field [S1-02]', () => {
  const { unmount } = render(<Written />);
  expect(screen.getByRole('toolbar', { name: '本文の書式' }).getAttribute('aria-controls')).toBe('box');
  expect(names()).toEqual(['強調', '見出し', '箇条書き', 'リンク']);
  unmount();
  showLanguage('en');
  render(<Written />);
  expect(names()).toEqual(['Bold', 'Heading', 'List', 'Link']);
});

it('wraps what is selected, which stays selected in the box that has the focus', () => {
  render(<Written />);
  box().setSelectionRange(3, 5);
  fireEvent.click(screen.getByRole('button', { name: '強調' }));
  expect(box().value).toBe('明日は**休業**です。');
  expect(document.activeElement).toBe(box());
  expect([box().selectionStart, box().selectionEnd]).toEqual([5, 7]);
  fireEvent.click(screen.getByRole('button', { name: '見出し' }));
  expect(box().value).toBe('## 明日は**休業**です。');
});

it('is one stop of the Tab key; arrows, Home and End lead from tool to tool', () => {
  render(<Written />);
  const buttons = screen.getAllByRole('button');
  const stops = () => buttons.map(({ tabIndex }) => tabIndex);
  expect(stops()).toEqual([0, -1, -1, -1]);
  buttons[0]?.focus();
  const pressed = (key: string) => {
    fireEvent.keyDown(document.activeElement as Element, { key });
    return buttons.indexOf(document.activeElement as HTMLButtonElement);
  };
  expect(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map(pressed)).toEqual([
    1, 2, 1, 3, 0, 3, 0,
  ]);
  pressed('End');
  expect(stops()).toEqual([-1, -1, -1, 0]);
});
