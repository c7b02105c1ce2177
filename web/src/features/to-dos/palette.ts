import { may, tool } from '@madoguchi/contract/access.ts';
import { listTodos } from '@madoguchi/contract/to-dos/operations.ts';
import { formatDay } from '../../platform/formats.ts';
import type { PaletteEntry, PaletteSource } from '../../platform/palette.ts';
import { useRead } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { EVERYTHING, placePath } from './use-place.ts';

const LONGEST = 100;
const MOST = 8;

/** The reader's to-dos that have what is typed, the next due first. */
function useTodosFound(text: string) {
  const language = useLanguage();
  const { user, tools } = useSession();
  const q = text.trim();
  const enabled = q !== '' && q.length <= LONGEST && may({ roles: user?.role ?? [] }, tool('to-dos'), tools);
  const read = useRead(listTodos, { q, limit: MOST }, { enabled });
  const entries = (enabled ? (read.data?.rows ?? []) : []).map(
    ({ id, title, dueOn }): PaletteEntry => ({
      id: `to-do:${id}`,
      title,
      ...(dueOn === null ? {} : { detail: formatDay(dueOn, language) }),
      icon: 'success',
      words: [],
      to: placePath(EVERYTHING, id),
    }),
  );
  return { entries, read: { ...read, isFetching: enabled && read.isFetching, isError: enabled && read.isError } };
}

export const todoPalette = {
  id: 'to-dos',
  name: { ja: 'ToDo', en: 'To-dos' },
  gives: 'found',
  entriesFor: useTodosFound,
} as const satisfies PaletteSource;
