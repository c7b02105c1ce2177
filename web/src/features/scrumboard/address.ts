// A board in its address: the card that is open, how its cards are shown, filtered and ordered.

import { DUE_FILTERS, type DueFilter } from '@madoguchi/contract/scrumboard/choices.ts';
import type { BoardFilter } from '@madoguchi/contract/scrumboard/rules.ts';
import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { screenPath } from '../../platform/screen-path.ts';

export const BOARD_VIEWS = ['board', 'lanes', 'table', 'calendar'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];
export const CARD_ORDERS = ['hand', 'due', 'title', 'number'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

/** The path of a board, with the readable end that its title gives. */
export function boardPath({ id, uri }: { readonly id: string; readonly uri: string }): `/${string}` {
  return `${screenPath('scrumboard.board', { boardId: id })}/${encodeURIComponent(uri)}`;
}

/** The path of a card that is open over its board. */
export function cardPath(board: { readonly id: string; readonly uri: string }, cardId: string): `/${string}` {
  return `${boardPath(board)}?card=${cardId}`;
}

interface Shown {
  readonly view: BoardView;
  readonly order: CardOrder;
  readonly filter: BoardFilter;
}

const MOST_IDS = 200;
const idsOf = (value: unknown): string[] =>
  typeof value === 'string' && value !== '' ? value.split('.').slice(0, MOST_IDS) : [];

export function useBoardAddress() {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { who, tag, within } = search;
  const [card, day] = [search['card'], search['at']];
  const shown: Shown = {
    view: BOARD_VIEWS.find((one) => one === search['as']) ?? 'board',
    order: CARD_ORDERS.find((one) => one === search['by']) ?? 'hand',
    filter: {
      memberIds: idsOf(who),
      labelIds: idsOf(tag),
      due: DUE_FILTERS.find((one): one is DueFilter => one === within) ?? null,
    },
  };
  return {
    boardId: params['boardId'] ?? '',
    /** The card that is open. */
    cardId: typeof card === 'string' && card !== '' ? card : null,
    ...shown,
    /** A day of the month that the calendar shows; null: the present one. */
    day: typeof day === 'string' && isPlainDate(day) ? (day as PlainDate) : null,
    goTo: (next: PlainDate) =>
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, at: next }),
        replace: true,
        resetScroll: false,
      }),
    /** The search of the same place with a card open, for its link. */
    withCard: (id: string) => ({ ...search, card: id }),
    open: (id: string | null) =>
      void navigate({
        to: '.',
        search: ({ card: _card, ...rest }: Record<string, unknown>) => (id === null ? rest : { ...rest, card: id }),
        resetScroll: false,
      }),
    show: (change: Partial<Shown>) => {
      const { view, order, filter } = { ...shown, ...change };
      void navigate({
        to: '.',
        search: ({ as: _as, by: _by, who: _who, tag: _tag, within: _within, ...rest }: Record<string, unknown>) => ({
          // The table has an address of its own for its order and conditions.
          ...(change.view === undefined ? rest : {}),
          ...(view === 'board' ? {} : { as: view }),
          ...(order === 'hand' ? {} : { by: order }),
          ...(filter.memberIds.length === 0 ? {} : { who: filter.memberIds.join('.') }),
          ...(filter.labelIds.length === 0 ? {} : { tag: filter.labelIds.join('.') }),
          ...(filter.due === null ? {} : { within: filter.due }),
        }),
        replace: true,
        resetScroll: false,
      });
    },
  };
}

export type BoardAddress = ReturnType<typeof useBoardAddress>;
