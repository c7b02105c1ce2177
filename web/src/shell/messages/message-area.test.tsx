import Dialog from '@mui/material/Dialog';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeGround } from '../../kit/theme/ThemeGround.tsx';
import {
  AUTO_HIDE_MS,
  type MessageVariant,
  messages,
  sayMessage,
  shelved,
  takeFromShelf,
} from '../../platform/messages.ts';
import { MessageArea } from './MessageArea.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ThemeGround>
      <MessageArea />
    </ThemeGround>,
  );
});

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

afterEach(() => {
  vi.useRealTimers();
  messages.set([]);
  shelved.set([]);
});

const shown = () => messages.get().map(({ text }) => text);

it('stacks five messages; a sixth pushes out the oldest (P7) [S6-06]', () => {
  act(() => {
    for (const text of ['1', '2', '3', '4', '5', '6']) sayMessage(text);
  });
  expect(shown()).toEqual(['2', '3', '4', '5', '6']);
});

it('hides a message by itself after six seconds (P7) [S6-06]', () => {
  expect(AUTO_HIDE_MS).toBe(6_000);
  act(() => sayMessage('Saved', 'success'));
  pass(AUTO_HIDE_MS - 1);
  expect(screen.getByText('Saved')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('hides one with a button after six seconds as well, and keeps the button at hand until it is pressed [S6-06]', () => {
  expect(shelved.get()).toEqual([]);
  act(() => sayMessage('Deleted', 'success', { action: <button type="button">Undo</button> }));
  act(() => sayMessage('Saved', 'success'));
  pass(AUTO_HIDE_MS - 1);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Deleted')).toBeNull();
  expect(shelved.get().map(({ text }) => text)).toEqual(['Deleted']);
  act(() => takeFromShelf(shelved.get()[0]?.id ?? 0));
  expect(shelved.get()).toEqual([]);
});

it('keeps nothing at hand of what was closed, or said again', () => {
  const action = <button type="button">Undo</button>;
  act(() => sayMessage('Closed', 'success', { action }));
  fireEvent.click(screen.getByRole('button', { name: /^(メッセージを閉じる|Close message)$/ }));
  act(() => sayMessage('First', 'success', { action, key: 'same' }));
  pass(AUTO_HIDE_MS);
  act(() => sayMessage('Second', 'success', { action, key: 'same' }));
  expect(shelved.get()).toEqual([]);
});

it('is in the middle of the top, in a room of its own that the page is told of, and is one with its second line [S6-06]', () => {
  act(() => sayMessage('Returned', 'success', { detail: 'No more wait for you' }));
  const area = screen.getByText('Returned').closest('[data-anchor]') as HTMLElement;
  expect(getComputedStyle(area)).toMatchObject({
    position: 'sticky',
    top: '0px',
    display: 'grid',
    justifyItems: 'center',
  });
  expect(document.documentElement.style.getPropertyValue('--messages')).toMatch(/^\d+px$/);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByText('No more wait for you')).toBeTruthy();
});

it('keeps a message for as long as the pointer or the focus is on it', () => {
  act(() => sayMessage('Saved', 'success'));
  fireEvent.mouseEnter(screen.getByRole('status'));
  pass(AUTO_HIDE_MS * 3);
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.mouseLeave(screen.getByRole('status'));
  pass(AUTO_HIDE_MS);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('goes on with a message’s time only once both the pointer and the focus have left it [S6-06]', () => {
  act(() => sayMessage('Saved', 'success'));
  const card = screen.getByRole('status');
  fireEvent.mouseEnter(card);
  fireEvent.focus(screen.getByRole('button'));
  fireEvent.blur(screen.getByRole('button'));
  pass(AUTO_HIDE_MS * 3);
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.focus(screen.getByRole('button'));
  fireEvent.mouseLeave(card);
  pass(AUTO_HIDE_MS * 3);
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.blur(screen.getByRole('button'));
  pass(AUTO_HIDE_MS);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('says an error as an alert, and can be closed', () => {
  act(() => sayMessage('Not saved', 'error'));
  expect(screen.getByRole('alert').textContent).toContain('Not saved');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('puts a message of the same key in the place of the one shown', () => {
  act(() => sayMessage('12 saved', 'info', { key: 'saved' }));
  act(() => sayMessage('13 saved', 'info', { key: 'saved' }));
  expect(shown()).toEqual(['13 saved']);
});

it('gives each of the four variants its own icon and colour (P7) [S6-06]', () => {
  const VARIANTS: readonly MessageVariant[] = ['success', 'warning', 'error', 'info'];
  act(() => {
    for (const variant of VARIANTS) sayMessage(variant, variant);
  });
  const looks = VARIANTS.map((variant) => {
    const card = screen.getByText(variant).closest('[role]');
    return { icon: card?.querySelector('svg')?.innerHTML, look: card?.className };
  });
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(VARIANTS.length);
  expect(new Set(looks.map(({ look }) => look)).size).toBe(VARIANTS.length);
});

it('stands at the top unless it asks otherwise, and stays where it is told to never go [S6-06]', () => {
  act(() => sayMessage('Above'));
  act(() => sayMessage('Below', 'info', { anchor: 'bottom', hidesAfterMs: null }));
  const anchorOf = (text: string) => screen.getByText(text).closest('[data-anchor]')?.getAttribute('data-anchor');
  expect([anchorOf('Above'), anchorOf('Below')]).toEqual(['top', 'bottom']);
  pass(AUTO_HIDE_MS * 100);
  expect(screen.queryByText('Above')).toBeNull();
  expect(screen.getByText('Below')).toBeTruthy();
});

const Opened = ({ isOpen }: { readonly isOpen: boolean }) => (
  <ThemeGround>
    <button type="button">Behind</button>
    <Dialog open={isOpen} transitionDuration={0} slotProps={{ paper: { 'aria-label': 'Card' } }}>
      <button type="button">Within</button>
    </Dialog>
  </ThemeGround>
);

describe('while a dialog is open', () => {
  const undo = () => screen.getByRole('button', { name: 'Undo' });
  const say = () => act(() => sayMessage('Removed', 'success', { action: <button type="button">Undo</button> }));

  it('a message is heard, and its button is reached and pressed by keys; it goes on after the dialog has closed [S6-06, B0-02]', async () => {
    const { rerender, unmount } = render(<Opened isOpen />);
    pass(100);
    act(() => screen.getByRole('button', { name: 'Within' }).focus());
    say();
    // By its role: what the dialog hides is not found.
    act(() => undo().focus());
    pass(200);
    expect(document.activeElement).toBe(undo());
    expect(screen.getByRole('dialog', { name: 'Card' }).contains(undo())).toBe(true);
    rerender(<Opened isOpen={false} />);
    pass(1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(undo().closest('[aria-hidden=true]')).toBeNull());
    act(() => screen.getByRole('button', { name: 'Behind' }).focus());
    expect(undo()).toBeTruthy();
    unmount();
  });

  it('a message that was said before comes along into the dialog, and is not taken along by one that goes at once', async () => {
    say();
    const { unmount } = render(<Opened isOpen />);
    pass(100);
    act(() => screen.getByRole('button', { name: 'Within' }).focus());
    expect(screen.getByRole('dialog').contains(undo())).toBe(true);
    unmount();
    await vi.waitFor(() => expect(undo()).toBeTruthy());
  });

  it('the next message is heard in it as well where the button of the last one goes with its press', () => {
    const { unmount } = render(<Opened isOpen />);
    pass(100);
    act(() => screen.getByRole('button', { name: 'Within' }).focus());
    say();
    act(() => undo().focus());
    act(() => messages.set([]));
    expect(document.activeElement).toBe(document.body);
    act(() => sayMessage('Brought back', 'success'));
    expect(screen.getByRole('dialog').contains(screen.getByText('Brought back'))).toBe(true);
    unmount();
  });
});
