import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

/** Longer than any typing rests. */
const REST_MS = 1_000;

let asked: string[] = [];
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const rest = () => {
  act(() => {
    vi.advanceTimersByTime(REST_MS);
  });
};

describe('the search of a list', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    render(<SearchBox q="" onSearch={(q) => asked.push(q)} />);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks once, when the typing rests, and at once on Enter [B0-10]', () => {
    type('さ');
    type('さと');
    expect(asked).toEqual([]);
    rest();
    expect(asked).toEqual(['さと']);
    type('さとう ');
    fireEvent.keyDown(box(), { key: 'Enter' });
    rest();
    expect(asked).toEqual(['さと', 'さとう']);
  });

  it('asks nothing while an IME composes, however long, and then for what was meant [B0-11]', () => {
    fireEvent.compositionStart(box());
    type('ｓ');
    type('さと');
    rest();
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
    expect(asked).toEqual([]);
    expect(box().value).toBe('さと');
    type('佐藤');
    fireEvent.compositionEnd(box());
    rest();
    expect(asked).toEqual(['佐藤']);
  });

  it('is emptied by Escape and by its cross', () => {
    type('佐藤');
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(box().value).toBe('');
    type('田中');
    fireEvent.click(screen.getByRole('button'));
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
  });
});

describe('the search of a list that is somewhere else by now', () => {
  it('asks from where the list is when typing rests, not from where it was [B0-10]', () => {
    vi.useFakeTimers();
    const from = (place: string) => <SearchBox q="" onSearch={(q) => asked.push(`${place} ${q}`)} />;
    asked = [];
    const { rerender } = render(from('all'));
    type('佐藤');
    rerender(from('filtered'));
    rest();
    vi.useRealTimers();
    expect(asked).toEqual(['filtered 佐藤']);
  });

  it('shows what the URL says [B0-10]', () => {
    const { rerender } = render(<SearchBox q="佐藤" onSearch={() => {}} />);
    expect(box().value).toBe('佐藤');
    rerender(<SearchBox q="" onSearch={() => {}} />);
    expect(box().value).toBe('');
  });
});
