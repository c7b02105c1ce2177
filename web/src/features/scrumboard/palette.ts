import { listBoards, listCards } from '@madoguchi/contract/scrumboard/operations.ts';
import { formatDay } from '../../platform/formats.ts';
import type { PaletteEntry, PaletteSource } from '../../platform/palette.ts';
import { useRead } from '../../platform/query.ts';
import { useLanguage } from '../../platform/words.ts';
import { boardPath, cardPath } from './address.ts';
import { useBoardsAreOpen } from './use-due-cards.ts';

const LONGEST = 100;
const MOST = 8;

/** The boards that the reader is on, by their titles. */
function useBoardsFound(text: string) {
  const enabled = useBoardsAreOpen() && text.trim() !== '';
  const read = useRead(listBoards, {}, { enabled });
  const entries = (enabled ? (read.data?.boards ?? []) : []).map(
    (board): PaletteEntry => ({
      id: `board:${board.id}`,
      title: board.title,
      icon: 'board',
      words: [board.title],
      to: boardPath(board),
    }),
  );
  return { entries, read: { ...read, isFetching: enabled && read.isFetching, isError: enabled && read.isError } };
}

/** Cards of the reader's boards that have what is typed, those that are open first. */
function useCardsFound(text: string) {
  const language = useLanguage();
  const q = text.trim();
  const enabled = useBoardsAreOpen() && q !== '' && q.length <= LONGEST;
  const read = useRead(listCards, { q, limit: MOST }, { enabled });
  const entries = (enabled ? (read.data?.rows ?? []) : []).map(
    ({ id, title, boardId, boardTitle, boardUri, listTitle, dueOn }): PaletteEntry => ({
      id: `card:${id}`,
      title,
      detail: [`${boardTitle} › ${listTitle}`, dueOn === null ? null : formatDay(dueOn, language)]
        .filter(Boolean)
        .join(' · '),
      icon: 'board',
      words: [],
      to: cardPath({ id: boardId, uri: boardUri }, id),
    }),
  );
  return { entries, read: { ...read, isFetching: enabled && read.isFetching, isError: enabled && read.isError } };
}

export const boardPalette = {
  id: 'boards',
  name: { ja: 'ボード', en: 'Boards' },
  gives: 'all',
  entriesFor: useBoardsFound,
} as const satisfies PaletteSource;

export const cardPalette = {
  id: 'cards',
  name: { ja: 'カード', en: 'Cards' },
  gives: 'found',
  entriesFor: useCardsFound,
} as const satisfies PaletteSource;
