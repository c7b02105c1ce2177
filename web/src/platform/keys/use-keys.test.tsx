import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepGuestValue } from '../preferences/guest-preferences.ts';
import { takeGuestPreferences } from '../preferences.ts';
import { keyGroups } from './key-registry.ts';
import { useKeys } from './use-keys.ts';

let ran: string[] = [];

interface Props {
  readonly word?: string;
  readonly approves?: boolean;
}

function Page({ word = '承認する', approves = true }: Props) {
  useKeys('この画面', [
    { keys: 'j', label: '次へ', run: () => ran.push('next') },
    { keys: 'g d', label: '移動', run: () => ran.push('go') },
    { keys: 'mod+k', label: '検索', run: () => ran.push('search') },
    { keys: 'Escape', label: '閉じる', run: () => ran.push('close') },
    { keys: 'F8', label: '次の確認項目', run: null },
    ...(approves ? [{ keys: 'a', label: word, run: () => ran.push(word) }] : []),
  ]);
  return (
    <>
      <a href="#row">row</a>
      <textarea aria-label="reason" />
      <div role="dialog">
        <button type="button">inside</button>
      </div>
    </>
  );
}

/** Presses as soon as the page is there, as no hand can. */
function PressedAtOnce() {
  useLayoutEffect(() => {
    fireEvent.keyDown(document.body, { key: 'a' });
  }, []);
  return <Page />;
}

function Form() {
  useKeys('フォーム', [{ keys: 'mod+k', label: '送信', run: null }]);
  return null;
}

function singleKeys(areOn: boolean): void {
  keepGuestValue('single-keys', areOn);
  takeGuestPreferences();
}

describe('the keys of a page that shows', () => {
  beforeEach(() => {
    ran = [];
    singleKeys(true);
  });

  it('act wherever the focus rests on the page, also one after the other [B9-02]', () => {
    render(<Page />);
    fireEvent.keyDown(screen.getByRole('link'), { key: 'a' });
    fireEvent.keyDown(document.body, { key: 'J' });
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(ran).toEqual(['承認する', 'next', 'go']);
  });

  it('leave typing alone, but for those with Ctrl, and all to what is open', () => {
    render(<Page />);
    for (const key of ['a', 'Escape']) fireEvent.keyDown(screen.getByRole('textbox'), { key });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'k', ctrlKey: true });
    fireEvent.keyDown(screen.getByRole('button'), { key: 'j' });
    fireEvent.keyDown(screen.getByRole('button'), { key: 'k', ctrlKey: true });
    expect(ran).toEqual(['search']);
  });

  it('do nothing while an IME composes [B0-11]', () => {
    render(<Page />);
    fireEvent.keyDown(document.body, { key: 'a', isComposing: true });
    fireEvent.keyDown(document.body, { key: 'a', keyCode: 229 });
    expect(ran).toEqual([]);
  });

  it('of one character can be switched off, sequences of them too; others go on', () => {
    render(<Page />);
    singleKeys(false);
    for (const key of ['a', 'g', 'd']) fireEvent.keyDown(document.body, { key });
    expect(ran).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    expect(ran).toEqual(['close', 'search']);
  });

  it('are listed while they act, in the words of the screen, and stop when it goes', () => {
    const { rerender, unmount } = render(<Page />);
    const listed = () =>
      keyGroups.get().flatMap(({ bindings }) => bindings.map(({ keys, label }) => `${keys} ${label}`));
    expect(listed()).toContain('F8 次の確認項目');
    rerender(<Page word="Approve" />);
    expect(listed()).toContain('a Approve');
    fireEvent.keyDown(document.body, { key: 'a' });
    rerender(<Page approves={false} />);
    expect(fireEvent.keyDown(document.body, { key: 'a' }), 'the browser may have it').toBe(true);
    unmount();
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(ran).toEqual(['Approve']);
    expect(listed()).toEqual([]);
  });

  it('are heard as soon as what they stand beside is on the page, before anything runs after it', () => {
    render(<PressedAtOnce />);
    expect(ran).toEqual(['承認する']);
  });

  it('are a fault where two parts of it are bound to the same', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <>
        <Page />
        <Page />
      </>,
    );
    expect(error).toHaveBeenCalledWith('Keys are bound twice', expect.any(Error));
    error.mockRestore();
  });

  it('are a fault where the page acts on what a part of it hears by itself; two parts may hear the same [B9-02]', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = render(
      <>
        <Form />
        <Form />
      </>,
    );
    expect(error).not.toHaveBeenCalled();
    unmount();
    render(
      <>
        <Form />
        <Page />
      </>,
    );
    expect(error).toHaveBeenCalledWith('Keys are bound twice', new Error('mod+k / mod+k'));
    error.mockRestore();
  });
});
