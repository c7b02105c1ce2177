import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { singleKeys } from './shortcut-preference.ts';
import { useShortcuts } from './use-shortcuts.ts';

let ran: string[] = [];

function Page({ approves = true }: { readonly approves?: boolean }) {
  useShortcuts({
    next: () => ran.push('next'),
    close: () => ran.push('close'),
    ...(approves ? { approve: () => ran.push('approve') } : {}),
  });
  return (
    <>
      <a href="#row">row</a>
      <textarea aria-label="reason" />
    </>
  );
}

describe('the keys of a page that shows', () => {
  beforeEach(() => {
    ran = [];
    singleKeys.set(true);
  });

  it('act wherever the focus rests on the page, and not in a text field [B4-08]', () => {
    render(<Page />);
    fireEvent.keyDown(screen.getByRole('link'), { key: 'a' });
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a' });
    expect(ran).toEqual(['approve', 'next']);
  });

  it('do nothing while an IME composes [B0-11]', () => {
    render(<Page />);
    fireEvent.keyDown(document.body, { key: 'a', isComposing: true });
    fireEvent.keyDown(document.body, { key: 'a', keyCode: 229 });
    expect(ran).toEqual([]);
  });

  it('can be switched off, but for Escape; the choice is kept in this browser', () => {
    render(<Page />);
    singleKeys.set(false);
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(ran).toEqual(['close']);
    expect(localStorage.getItem('madoguchi.single-keys')).toBe('off');
  });

  it('leave alone what the page has no use for, and stop when it goes', () => {
    const { unmount } = render(<Page approves={false} />);
    expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(false);
    unmount();
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(ran).toEqual(['next']);
  });
});
