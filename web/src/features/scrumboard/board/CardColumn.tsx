import type { CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import { styled } from '@mui/material/styles';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardParts } from './board-parts.ts';
import { CardTile } from './CardTile.tsx';
import { HAS_MOUSE, joinRoom } from './dragging.ts';

const GAP_PX = 8;
const USUAL_PX = 92;
const OVERSCAN = 6;
/** Before the room is measured. */
const FIRST_ROOM = { width: 280, height: 800 };

const Room = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 48,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  padding: '4px 8px',
  borderRadius: 8,
  '&[data-over=true]': { backgroundColor: theme.vars.palette.action.hover },
  '& ol': { position: 'relative', listStyle: 'none', margin: 0, padding: 0 },
  '& li': { position: 'absolute', insetInline: 0, top: 0, paddingBottom: GAP_PX },
}));

interface Props {
  readonly listId: string;
  readonly label: string;
  readonly cards: readonly CardFace[];
  readonly group: string;
  readonly parts: BoardParts;
  /** After the cards: the form that adds one. */
  readonly children?: ReactNode;
  /** How many cards were added here: the room scrolls to its end after each (SB5). */
  readonly added: number;
}

/** The cards of a list, of which only those in sight are drawn, and the one that has the focus. */
export function CardColumn({ listId, label, cards, group, parts, children, added }: Props) {
  const { board, at, mayMove, stopId, wantedId, liftedId, flashing, selected } = parts;
  const room = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const stopAt = stopId === null ? -1 : cards.findIndex(({ id }) => id === stopId);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      return stopAt < 0 || drawn.includes(stopAt) ? drawn : [...drawn, stopAt].toSorted((a, b) => a - b);
    },
    [stopAt],
  );
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => room.current,
    estimateSize: () => USUAL_PX,
    initialRect: FIRST_ROOM,
    overscan: OVERSCAN,
    getItemKey: (index) => cards[index]?.id ?? index,
    rangeExtractor,
  });

  const reveal = useEffectEvent((index: number) => virtual.scrollToIndex(index, { align: 'auto' }));
  const wantedAt = wantedId === null ? -1 : cards.findIndex(({ id }) => id === wantedId);
  useEffect(() => {
    if (wantedAt >= 0) reveal(wantedAt);
  }, [wantedAt]);
  const toEnd = useEffectEvent(() => virtual.scrollToIndex(cards.length - 1, { align: 'end' }));
  useEffect(() => {
    if (added > 0) toEnd();
  }, [added]);

  useEffect(() => {
    const element = room.current;
    if (element === null || !mayMove || !window.matchMedia(HAS_MOUSE).matches) return undefined;
    return joinRoom(element, listId, group, setOver);
  }, [listId, group, mayMove]);

  return (
    <Room ref={room} data-over={isOver} data-room={listId}>
      <ol aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const card = cards[index];
          return card === undefined ? null : (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={cards.length}
              style={{ transform: `translateY(${start}px)` }}
            >
              <CardTile
                card={card}
                labels={board.labels}
                members={board.members}
                at={at}
                group={group}
                showsCover={board.coverImages}
                mayMove={mayMove}
                isStop={card.id === stopId}
                isWanted={card.id === wantedId}
                isLifted={card.id === liftedId}
                isNews={flashing.has(card.id)}
                isSelected={selected === null ? null : selected.has(card.id)}
                searchOf={parts.searchOf}
                onFocus={parts.onFocus}
                onSelect={parts.onSelect}
                onMenu={parts.onMenu}
              />
            </li>
          );
        })}
      </ol>
      {children}
    </Room>
  );
}
