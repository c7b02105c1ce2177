// The place of the to-do page, in its address: the folder, label or filter, the to-do that is open, search and order.
import { ALL, TODO_FILTERS, type TodoFilter } from '@madoguchi/contract/to-dos/choices.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { screenPath } from '../../platform/screen-path.ts';

export type TodoPlaceName =
  | { readonly kind: 'folder' | 'label'; readonly handle: string }
  | { readonly kind: 'filter'; readonly handle: TodoFilter };

export const EVERYTHING: TodoPlaceName = { kind: 'folder', handle: ALL };

export const ORDERS = ['due', 'start', 'title', 'created'] as const;
export type Order = (typeof ORDERS)[number];

/** The path of a place, with the to-do that is open in it. */
export function placePath({ kind, handle }: TodoPlaceName, todoId: string | null = null): `/${string}` {
  const path =
    kind === 'folder'
      ? screenPath('to-dos.folder', { folderHandle: handle })
      : kind === 'label'
        ? screenPath('to-dos.label', { labelHandle: handle })
        : screenPath('to-dos.filter', { filterHandle: handle });
  return todoId === null ? path : `${path}/${todoId}`;
}

/** The place as the list's operation takes it. */
export function placeInput({ kind, handle }: TodoPlaceName): Readonly<Record<string, string>> {
  return { [`${kind}Handle`]: handle };
}

function readPlace(params: Readonly<Record<string, string | undefined>>): TodoPlaceName | null {
  const { folderHandle, labelHandle, filterHandle } = params;
  if (labelHandle !== undefined) return { kind: 'label', handle: labelHandle };
  if (filterHandle === undefined) return { kind: 'folder', handle: folderHandle ?? ALL };
  const handle = TODO_FILTERS.find((one) => one === filterHandle);
  return handle === undefined ? null : { kind: 'filter', handle };
}

interface Shown {
  readonly q: string;
  readonly order: Order;
  readonly descending: boolean;
}

export function useTodoPlace() {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const order = ORDERS.find((one) => one === search['order']) ?? 'due';
  const shown: Shown = {
    q: typeof search['q'] === 'string' ? search['q'].slice(0, 100) : '',
    order,
    descending: search['direction'] === 'desc',
  };
  const place = readPlace(params);
  // A notification names the to-do behind the place.
  const named = search['todo'];
  const todoId = params['todoId'] ?? (typeof named === 'string' && named !== '' ? named : null);
  return {
    /** `/apps/todo` alone, which leads to the folder of all (S2-08). */
    isBare: Object.keys(params).length === 0,
    /** Null: the address names no filter that there is. */
    place,
    todoId,
    ...shown,
    open: (id: string | null) =>
      void navigate({
        to: placePath(place ?? EVERYTHING, id),
        search: ({ todo: _named, ...before }: Record<string, unknown>) => before,
        resetScroll: false,
      }),
    go: (to: TodoPlaceName) => void navigate({ to: placePath(to) }),
    show: (change: Partial<Shown>) => {
      const next = { ...shown, ...change };
      void navigate({
        to: '.',
        search: {
          ...(next.q.trim() === '' ? {} : { q: next.q }),
          ...(next.order === 'due' ? {} : { order: next.order }),
          ...(next.descending ? { direction: 'desc' } : {}),
        },
        replace: true,
        resetScroll: false,
      });
    },
  };
}

/** The sort keys of an order: what is done comes behind what is open. */
export function sortOf({ order, descending }: Pick<Shown, 'order' | 'descending'>): string {
  const sign = descending ? '-' : '';
  return order === 'due' ? `-status,${sign}due,${sign}time` : `-status,${sign}${order}`;
}
