import type { Board } from '@madoguchi/contract/scrumboard/model.ts';
import { type KeyboardEvent, useState } from 'react';
import { announce } from '../../../platform/announcer.ts';
import { isComposing } from '../../../platform/composition.ts';
import { arrowOf } from '../../../platform/keys/arrow-of.ts';
import { useBoardWords } from '../words.ts';
import {
  type Arrow,
  type ListCards,
  liftedTo,
  type Move,
  neighbour,
  placeOf,
  plannedMove,
  stepped,
} from './board-cards.ts';

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const isArrow = (key: string): key is Arrow => ARROWS.includes(key);

interface Options {
  readonly board: Board;
  readonly listsOf: (board: Board) => ReadonlyMap<string, ListCards>;
  readonly mayEdit: boolean;
  /** Within a list, cards can be put elsewhere only where they stand in their own order. */
  readonly isByHand: boolean;
  readonly onMove: (move: Move) => void;
}

/** The place of a lifted card: null before it was moved. */
interface Lift {
  readonly id: string;
  readonly to: Move | null;
}

/**
 * Cards by keys: arrows walk between them, Space lifts one, arrows then carry it, Space or Enter drops it and Escape puts it back.
 * Each step is said. The board is answered as it is shown, with the lifted card where it was carried.
 */
export function useCardKeys({ board, listsOf, mayEdit, isByHand, onMove }: Options) {
  const t = useBoardWords();
  const [lift, setLift] = useState<Lift | null>(null);
  const [stop, setStop] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const shown = lift?.to ? stepped(board, { of: 'cards', ...lift.to }) : board;
  const lists = listsOf(shown);
  const columns = board.lists.flatMap(({ id }) => {
    const cards = lists.get(id);
    return cards === undefined ? [] : [{ listId: id, shown: cards.shown }];
  });
  const titleOf = (id: string) => board.cards.find((card) => card.id === id)?.title ?? '';
  const listTitle = (id: string) => board.lists.find((list) => list.id === id)?.title ?? '';

  function carry(id: string, arrow: Arrow): void {
    const isAlong = arrow === 'ArrowUp' || arrow === 'ArrowDown';
    const to = isAlong && !isByHand ? null : liftedTo(columns, id, arrow);
    if (to === null) return;
    setLift({ id, to });
    setWanted(id);
    const place = placeOf(shown, to);
    announce(t('lift.at', { title: titleOf(id), list: listTitle(to.listId), place }));
  }

  function drop({ id, to }: Lift): void {
    setLift(null);
    setWanted(id);
    if (to === null || plannedMove(board, to) === null) announce(t('lift.cancel'));
    else onMove(to);
  }

  /** Answers true where the key was one of a lifted card. */
  function carried(key: string, held: Lift): boolean {
    if (isArrow(key)) carry(held.id, key);
    else if (key === ' ' || key === 'Enter') drop(held);
    else if (key === 'Escape') {
      setLift(null);
      setWanted(held.id);
      announce(t('lift.cancel'));
    } else return false;
    return true;
  }

  function walked(key: string, id: string): boolean {
    if (isArrow(key)) {
      const next = neighbour(
        columns.map((column) => column.shown),
        id,
        key,
      );
      if (next !== null) setWanted(next);
      return true;
    }
    if (key !== ' ' || !mayEdit) return false;
    setLift({ id, to: null });
    announce(t('lift.up', { title: titleOf(id) }));
    return true;
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    const key = arrowOf(event.key);
    if (!(target instanceof HTMLAnchorElement)) return;
    const id = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
    if (id === undefined) return;
    const isTaken = lift?.id === id ? carried(key, lift) : walked(key, id);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const all = columns.flatMap((column) => column.shown);
  const isThere = (id: string | null) => id !== null && all.some((card) => card.id === id);
  return {
    shown,
    lists,
    liftedId: lift?.id ?? null,
    stopId: isThere(stop) ? stop : (all[0]?.id ?? null),
    wantedId: wanted,
    onKeyDown,
    onFocus: (id: string) => {
      setStop(id);
      setWanted(null);
    },
    /** Gives the focus to a card, as after it was moved. */
    want: setWanted,
  };
}
