import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Timers } from '../../../platform/timers.ts';
import { useLongPress } from './use-long-press.ts';

/** Waits until the test says that the time is over. */
function handTimer() {
  const waiting = new Set<() => void>();
  const timers: Timers = {
    after(_ms, then) {
      waiting.add(then);
      return () => waiting.delete(then);
    },
  };
  const isOver = () => {
    for (const then of [...waiting]) {
      waiting.delete(then);
      then();
    }
  };
  return { timers, isOver };
}

interface Props {
  readonly timers: Timers;
  readonly onDone: (what: 'chosen' | 'opened') => void;
}

function Card({ timers, onDone }: Props) {
  return (
    <ul>
      <li {...useLongPress(() => onDone('chosen'), timers)}>
        <button type="button" onClick={() => onDone('opened')}>
          佐藤
        </button>
      </li>
    </ul>
  );
}

function openCard() {
  const { timers, isOver } = handTimer();
  const seen: string[] = [];
  render(<Card timers={timers} onDone={(what) => seen.push(what)} />);
  const card = screen.getByRole('button');
  const finger = (init: PointerEventInit = {}) => ({ bubbles: true, isPrimary: true, pointerType: 'touch', ...init });
  const down = (init?: PointerEventInit) => card.dispatchEvent(new PointerEvent('pointerdown', finger(init)));
  const move = (init: PointerEventInit) => card.dispatchEvent(new PointerEvent('pointermove', finger(init)));
  const lift = () => {
    card.dispatchEvent(new PointerEvent('pointerup', finger()));
    fireEvent.click(card, { detail: 1 });
  };
  return { card, seen, isOver, down, move, lift };
}

it('chooses the card while the finger still lies on it, and lifting it opens nothing [B0-10]', () => {
  const { seen, isOver, down, lift } = openCard();
  down();
  isOver();
  expect(seen).toEqual(['chosen']);
  lift();
  expect(seen).toEqual(['chosen']);
});

it('leaves a short press, a mouse and a key what they are [B0-10]', () => {
  const { card, seen, isOver, down, lift } = openCard();
  down();
  lift();
  isOver();
  down({ pointerType: 'mouse' });
  isOver();
  lift();
  expect(seen).toEqual(['opened', 'opened']);
  down();
  isOver();
  fireEvent.click(card, { detail: 0 });
  expect(seen).toEqual(['opened', 'opened', 'chosen', 'opened']);
});

it('takes a finger that moves on for scrolling, one that trembles for a press [B0-10]', () => {
  const { seen, isOver, down, move } = openCard();
  down({ clientX: 100, clientY: 100 });
  move({ clientX: 100, clientY: 140 });
  isOver();
  expect(seen).toEqual([]);
  down({ clientX: 100, clientY: 100 });
  move({ clientX: 103, clientY: 98 });
  isOver();
  expect(seen).toEqual(['chosen']);
});

it('keeps the menu of the link away from a finger, and leaves it to the mouse [B0-10]', () => {
  const { card, down } = openCard();
  const isOpened = () => fireEvent.contextMenu(card);
  expect(isOpened()).toBe(true);
  down();
  expect(isOpened()).toBe(false);
});
