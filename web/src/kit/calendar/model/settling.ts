// Moves under way: an item stands in its new place at once, and goes back where the move is refused.
import { useCallback, useMemo, useState } from 'react';
import type { CalendarItem } from './calendar-item.ts';
import type { Place } from './moves.ts';

interface Settling {
  readonly place: Place;
  /** Once the move is done, what comes next from outside counts again. */
  readonly isDone: boolean;
}

type Moves = ReadonlyMap<string, Settling>;
const NONE: Moves = new Map();

/** The items as they are to be shown, those that are under way, and how a move is begun. */
export function useSettling(items: readonly CalendarItem[]) {
  const [moves, setMoves] = useState(NONE);
  const [seen, setSeen] = useState(items);
  let current = moves;
  if (seen !== items) {
    current = new Map([...moves].filter(([, { isDone }]) => !isDone));
    setSeen(items);
    if (current.size !== moves.size) setMoves(current);
  }

  const settle = useCallback((id: string, place: Place, answer: Promise<unknown>) => {
    const begun: Settling = { place, isDone: false };
    const change = (next: Settling | null) =>
      setMoves((now) => {
        // Moved again meanwhile: the later move counts.
        if (now.get(id)?.place !== place) return now;
        const rest = [...now].filter(([other]) => other !== id);
        return new Map(next === null ? rest : [...rest, [id, next]]);
      });
    setMoves((now) => new Map([...now, [id, begun]]));
    answer.then(
      () => change({ place, isDone: true }),
      () => change(null),
    );
  }, []);

  const shown = useMemo(
    () => (current.size === 0 ? items : items.map((item) => ({ ...item, ...current.get(item.id)?.place }))),
    [items, current],
  );
  /** Whose next change is the person's own doing. */
  const moving: ReadonlySet<string> = useMemo(() => new Set(moves.keys()), [moves]);
  return { shown, settle, moving };
}
