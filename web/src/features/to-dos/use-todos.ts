import { listTodos } from '@madoguchi/contract/to-dos/operations.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { metaOf } from '../../platform/query.ts';
import { placeInput, sortOf, type TodoPlaceName, type useTodoPlace } from './use-place.ts';

const PAGE = 100;

type Asked = Pick<ReturnType<typeof useTodoPlace>, 'q' | 'order' | 'descending'>;

/** The to-dos of a place, page after page. */
export function useTodos(place: TodoPlaceName, { q, ...order }: Asked) {
  const asked = { ...placeInput(place), sort: sortOf(order), ...(q.trim() === '' ? {} : { q }) };
  const query = useInfiniteQuery({
    queryKey: [listTodos.id, asked],
    queryFn: ({ pageParam, signal }) =>
      call(listTodos, { ...asked, limit: PAGE, ...(pageParam === null ? {} : { after: pageParam }) } as never, {
        signal,
      }),
    meta: metaOf(listTodos),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  return { ...query, rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}
