import { may, tool } from '@madoguchi/contract/access.ts';
import { listDue } from '@madoguchi/contract/scrumboard/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useMemo } from 'react';
import type { CalendarItem } from '../../kit/calendar/model/calendar-item.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useSession } from '../../platform/session.ts';
import { spanOfDue, writtenDue } from './due-items.ts';
import { useBoardWords } from './words.ts';

const CARD = 'card';

/** The place of the card that an item of a calendar is, open over its board; null of any other item. */
export function cardPlaceOf(id: string): { readonly to: `/${string}`; readonly search: { card: string } } | null {
  const [kind, boardId = '', card = ''] = id.split(' ');
  return kind === CARD ? { to: screenPath('scrumboard.board', { boardId }), search: { card } } : null;
}

/** True where boards are open to the reader: others are offered nothing of them. */
export function useBoardsAreOpen(): boolean {
  const { user, tools } = useSession();
  return may({ roles: user?.role ?? [] }, tool('scrumboard'), tools);
}

/** Open cards that are due from the first day to the last: the reader's own, or all of their boards; null: none are wanted. */
export function useDueCards(from: PlainDate, to: PlainDate, of: 'mine' | 'boards' | null): readonly CalendarItem[] {
  const t = useBoardWords();
  const enabled = useBoardsAreOpen() && of !== null;
  const { data } = useRead(listDue, { from, to, of: of ?? 'mine' }, { enabled, keepsPrevious: true });
  return useMemo(
    () =>
      (enabled ? (data?.cards ?? []) : []).flatMap(
        ({ id, boardId, boardTitle, title, due, isDone }): CalendarItem[] => {
          if (isDone) return [];
          const label = t('calendar.item', { title, board: boardTitle, due: writtenDue(due) });
          return [{ id: `${CARD} ${boardId} ${id}`, title, sub: boardTitle, tone: 'due', label, ...spanOfDue(due) }];
        },
      ),
    [enabled, data, t],
  );
}
