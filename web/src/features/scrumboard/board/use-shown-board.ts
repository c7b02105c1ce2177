import { withChanges } from '@madoguchi/contract/scrumboard/board-changes.ts';
import type { Board } from '@madoguchi/contract/scrumboard/model.ts';
import { showBoard } from '@madoguchi/contract/scrumboard/operations.ts';
import { useCallback, useMemo, useState } from 'react';
import { type Changes, queryClient, queryOf, useRead } from '../../../platform/query.ts';
import { pageTimers } from '../../../platform/timers.ts';
import { isWhole, type Step, stepped } from './board-cards.ts';

const NONE: ReadonlySet<string> = new Set();
/** More than these are another board, not news. */
const MOST_NEWS = 12;
/** So long after a move its own reading may still come. */
const SETTLED_MS = 2_000;

/** The board with the moves that are on their way: each shows at once, and goes back where it is refused. */
export function useShownBoard(boardId: string) {
  const { read, error, retry } = useBoard(boardId);
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
  return { board, begin, flashing: useNews(read, own), error, retry };
}

/** Once all cards of a board are known, it is read again by what changed. */
export const BOARD_CHANGES: Changes<typeof showBoard> = {
  since: ({ mark }) => ({ since: mark }),
  merged: withChanges,
};

/** A board of many cards is drawn with the first of each list, and read whole once these stand. */
function useBoard(boardId: string) {
  const follows = ({ noun, id }: { readonly noun: string; readonly id: string | null }) =>
    noun === 'scrumboard' && (id === null || id === boardId);
  const whole = { boardId, all: 'yes' } as const;
  const hasAll = queryClient.getQueryData(queryOf(showBoard, whole).queryKey) !== undefined;
  const first = useRead(showBoard, { boardId }, { enabled: !hasAll, follows });
  const isCut = first.data !== undefined && !isWhole(first.data);
  const all = useRead(showBoard, whole, { enabled: hasAll || isCut, follows, changes: BOARD_CHANGES });
  const read = all.data ?? first.data;
  const [kept, setKept] = useState(read);
  // A board that has just grown to many cards keeps those that are on the screen until the new ones are there.
  const isKept = read !== undefined && kept?.id === read.id && isWhole(kept) && !isWhole(read);
  if (!isKept && kept !== read) setKept(read);
  const failed = hasAll || first.error === null ? all : first;
  return { read: isKept ? kept : read, error: failed.error, retry: () => void failed.refetch() };
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
  if (before.id !== after.id || before.cards === after.cards || !isWhole(before)) return NONE;
  const known = new Map(before.cards.map((card) => [card.id, card]));
  const changed = after.cards.filter((card) => {
    const was = known.get(card.id);
    return was === undefined || was.version !== card.version || was.listId !== card.listId;
  });
  return changed.length > MOST_NEWS ? NONE : new Set(changed.map(({ id }) => id).filter((id) => !moved.has(id)));
}
