import type { Board } from '@madoguchi/contract/scrumboard/model.ts';
import { useCallback, useMemo, useState } from 'react';
import { pageTimers } from '../../../platform/timers.ts';
import { type Step, stepped } from './board-cards.ts';

const NONE: ReadonlySet<string> = new Set();
/** More than these are another board, not news. */
const MOST_NEWS = 12;
/** So long after a move its own reading may still come. */
const SETTLED_MS = 2_000;

/** The board with the moves that are on their way: each shows at once, and goes back where it is refused. */
export function useShownBoard(read: Board | undefined) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  /** Moves that the reader has just made: no news to them. */
  const [own, setOwn] = useState<readonly Step[]>([]);
  const board = useMemo(
    () => (read === undefined ? undefined : steps.reduce((now, step) => stepped(now, step), read)),
    [read, steps],
  );
  /** Shows a move; answers how to let it go, once the board was read again. */
  const begin = useCallback((step: Step) => {
    setSteps((before) => [...before, step]);
    setOwn((before) => [...before, step]);
    return () => {
      setSteps((before) => before.filter((one) => one !== step));
      pageTimers.after(SETTLED_MS, () => setOwn((before) => before.filter((one) => one !== step)));
    };
  }, []);
  return { board, begin, flashing: useNews(read, own) };
}

interface Seen {
  readonly board: Board | undefined;
  readonly news: ReadonlySet<string>;
}

/** The cards that others moved, added or changed since the board was read before. */
function useNews(board: Board | undefined, own: readonly Step[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<Seen>({ board, news: NONE });
  if (seen.board === board) return seen.news;
  const moved = new Set(own.flatMap((step) => (step.of === 'cards' ? step.ids : [])));
  const news = board === undefined || seen.board === undefined ? NONE : newsOf(seen.board, board, moved);
  setSeen({ board, news });
  return news;
}

function newsOf(before: Board, after: Board, moved: ReadonlySet<string>): ReadonlySet<string> {
  if (before.id !== after.id || before.cards === after.cards) return NONE;
  const known = new Map(before.cards.map((card) => [card.id, card]));
  const changed = after.cards.filter((card) => {
    const was = known.get(card.id);
    return was === undefined || was.version !== card.version || was.listId !== card.listId;
  });
  return changed.length > MOST_NEWS ? NONE : new Set(changed.map(({ id }) => id).filter((id) => !moved.has(id)));
}
