// Reads of one person's to-dos: the list in its orders, and searches for words that few have and that many have.
import { requestText } from '../load/http.ts';
import { FREQUENT_WORD, WEEKS } from '../seed/fill-todos.ts';
import { ADMIN, tokenOf } from '../seed/size.ts';
import { inTurn, type Load } from './load.ts';

const OK = { portal: 200, floor: 200 };

const load = (name: string, questions: readonly Readonly<Record<string, string>>[]): Load => {
  const requests = questions.map((question) =>
    requestText({
      method: 'GET',
      path: `/api/to-dos?${new URLSearchParams({ folderHandle: 'all', ...question }).toString()}`,
      token: tokenOf(ADMIN),
    }),
  );
  return { name, part: 'todos', expect: OK, from: { portal: inTurn(requests), floor: inTurn(requests) } };
};

const weeks = Array.from({ length: WEEKS }, (_, n) => ({ q: `週報${String(n).padStart(3, '0')}` }));

export const todoReads: readonly Load[] = [
  load('to-dos', [{}]),
  load('to-dos by title', [{ sort: 'title' }]),
  load('to-dos, latest due first', [{ sort: '-due' }]),
  load('search: a word of one', weeks),
  load('search: a word of many', [{ q: FREQUENT_WORD }]),
  load('search by title: a word of many', [{ q: FREQUENT_WORD, sort: 'title' }]),
];
