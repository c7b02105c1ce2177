// The reads of one's own to-dos.
import { ALL, type TodoFilter } from '@madoguchi/contract/to-dos/choices.ts';
import { TODO_LIST } from '@madoguchi/contract/to-dos/lists.ts';
import {
  listTodos as listOperation,
  listPlaces as placesOperation,
  showTodo as showOperation,
} from '@madoguchi/contract/to-dos/operations.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { listHandlers } from '../../platform/list/list-handlers.ts';
import { countPlaces } from './places-store.ts';
import { findHasFew, type Listing, type Looking, todoPages } from './store.ts';
import { type Asking, livePlaces, ownTodos, viewOf } from './write-todos.ts';

export interface InPlace {
  readonly folderHandle?: string | undefined;
  readonly labelHandle?: string | undefined;
  readonly filterHandle?: TodoFilter | undefined;
}

/** The place that a call names. @throws Problem `not-found` where the caller has no such folder or label */
export async function listingOf(asking: Asking, said: InPlace): Promise<Listing> {
  const base = { account: asking.actor.accountId, today: asking.ground.clock.today() };
  const { folderHandle = ALL, labelHandle, filterHandle } = said;
  if (filterHandle !== undefined) return { ...base, by: filterHandle, place: null };
  if (labelHandle === undefined && folderHandle === ALL) return { ...base, by: 'all', place: null };
  const [kind, handle] =
    labelHandle === undefined ? ['folder' as const, folderHandle] : ['label' as const, labelHandle];
  const found = (await livePlaces(asking)).find((place) => place.kind === kind && place.handle === handle);
  return { ...base, by: kind, place: found?.id ?? refuse('not-found') };
}

/** A number of to-dos changes slowly, and an old one answers the same, only later. */
const KNOWN_MS = 600_000;
const MOST_KNOWN = 10_000;
const HAVE_FEW = new WeakMap<Ground, Map<string, { readonly few: boolean; readonly atMs: number }>>();

async function hasFew({ ground, actor: { accountId } }: Asking): Promise<boolean> {
  const all = HAVE_FEW.get(ground) ?? new Map();
  HAVE_FEW.set(ground, all);
  const nowMs = ground.clock.elapsedMs();
  const known = all.get(accountId);
  if (known !== undefined && nowMs - known.atMs < KNOWN_MS) return known.few;
  const few = await findHasFew(ground.pool, accountId);
  if (all.size >= MOST_KNOWN) all.clear();
  all.set(accountId, { few, atMs: nowMs });
  return few;
}

const TODOS = listHandlers<typeof TODO_LIST, Looking, InPlace>({
  list: TODO_LIST,
  pages: todoPages,
  values: async (request, { q }) => ({
    ...(await listingOf(request, request.input)),
    hasFew: q === '' || (await hasFew(request)),
  }),
});

export const listTodos = TODOS.page(listOperation);

export const listPlaces = handle(placesOperation, async (asking) => {
  const { ground, actor } = asking;
  const [places, counts] = await Promise.all([
    livePlaces(asking),
    countPlaces(ground.pool, { account: actor.accountId, today: ground.clock.today() }),
  ]);
  return {
    places: places.map(({ isRemoved: _removed, position: _position, ...place }) => ({
      ...place,
      count: counts.places[place.id] ?? 0,
    })),
    all: counts.all,
    filters: counts.filters,
  };
});

export const showTodo = handle(showOperation, async (asking) => {
  const [todo] = await ownTodos(asking, [asking.input.id]);
  return todo === undefined ? refuse('not-found') : viewOf(todo);
});
