// The writes of a person's folders and labels.
import { MOST_PLACES } from '@madoguchi/contract/to-dos/choices.ts';
import {
  addPlace as addOperation,
  changePlace as changeOperation,
  orderPlaces as orderOperation,
  removePlace as removeOperation,
  restorePlace as restoreOperation,
} from '@madoguchi/contract/to-dos/operations.ts';
import { handleOf } from '@madoguchi/contract/to-dos/rules.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import { refusedBy } from '../../platform/db/change.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { findPlaces, insertPlace, markPlace, putInOrder, type StoredPlace, updatePlace } from './places-store.ts';
import { type Asking, announce, refuseFields } from './write-todos.ts';

const named = (title: string) => ({ field: 'title', code: 'place-twice', values: { title } }) as const;

/** Two folders of one name could not be told apart; another page may add the same in the same moment. */
async function unlessTwice<Done>(title: string, write: () => Promise<Done>): Promise<Done> {
  try {
    return await write();
  } catch (error) {
    if (refusedBy(error) === 'todo_places_one_title') return refuseFields([named(title)]);
    throw error;
  }
}

function refuseTwice(
  places: readonly StoredPlace[],
  { kind, title }: Pick<StoredPlace, 'kind' | 'title'>,
  except = '',
): void {
  const isSame = (place: StoredPlace) =>
    place.id !== except && place.kind === kind && !place.isRemoved && folded(place.title) === folded(title);
  if (places.some(isSame)) refuseFields([named(title)]);
}

/** The caller's own folder or label, removed or not. */
async function ownPlace({ ground, actor }: Asking, id: string, isRemoved: boolean) {
  const places = await findPlaces(ground.pool, actor.accountId);
  const place = places.find((one) => one.id === id && one.isRemoved === isRemoved);
  return { places, place: place ?? refuse('not-found') };
}

export const addPlace = handle(addOperation, async ({ ground, actor, input, now, commit }) => {
  const { kind, title, colour } = input;
  const places = await findPlaces(ground.pool, actor.accountId);
  refuseTwice(places, input);
  const taken = places.filter((place) => place.kind === kind).map(({ handle: one }) => one);
  const made = { id: uuidAt(now), kind, title, colour, handle: handleOf(title, kind, taken) };
  const done = await unlessTwice(title, () =>
    commit(
      insertPlace,
      { ...made, account: actor.accountId, most: MOST_PLACES },
      { target: ['to-do-place', made.id], difference: { kind }, answer: { ...made, version: 1 } },
    ),
  );
  if (done === null) return refuseFields([{ field: 'title', code: 'most-places', values: { max: MOST_PLACES } }]);
  announce(ground, actor);
  return done;
});

export const changePlace = handle(changeOperation, async (context) => {
  const { ground, actor, input, commit } = context;
  const { id, version, title, colour } = input;
  const { places, place } = await ownPlace(context, id, false);
  const { isRemoved: _removed, position: _position, ...current } = place;
  if (place.version !== version) return refuse('stale', { current });
  refuseTwice(places, { kind: place.kind, title }, id);
  const done = await unlessTwice(title, () =>
    commit(
      updatePlace,
      { id, account: actor.accountId, title, colour, version },
      {
        target: ['to-do-place', id],
        difference: { kind: place.kind },
        answer: { ...current, title, colour, version: version + 1 },
      },
    ),
  );
  if (done === null) return refuse('stale', { current });
  announce(ground, actor);
  return done;
});

export const removePlace = handle(removeOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const { place } = await ownPlace(context, input.id, false);
  const done = await commit(
    markPlace,
    { id: input.id, account: actor.accountId, removedAt: now },
    { target: ['to-do-place', input.id], difference: { kind: place.kind }, answer: { id: input.id } },
  );
  if (done === null) return refuse('not-found');
  announce(ground, actor);
  return done;
});

export const restorePlace = handle(restoreOperation, async (context) => {
  const { ground, actor, input, commit } = context;
  const { places, place } = await ownPlace(context, input.id, true);
  refuseTwice(places, place);
  const done = await unlessTwice(place.title, () =>
    commit(
      markPlace,
      { id: input.id, account: actor.accountId, removedAt: null },
      { target: ['to-do-place', input.id], difference: { kind: place.kind }, answer: { id: input.id } },
    ),
  );
  if (done === null) return refuse('not-found');
  announce(ground, actor);
  return done;
});

export const orderPlaces = handle(orderOperation, async ({ ground, actor, input, commit }) => {
  const { kind, ids } = input;
  const places = await findPlaces(ground.pool, actor.accountId);
  const isOwn = (id: string) => places.some((place) => place.id === id && place.kind === kind && !place.isRemoved);
  if (!ids.every(isOwn)) return refuse('not-found');
  const done = await commit(
    putInOrder,
    { account: actor.accountId, kind, ids },
    { target: ['to-do-place', ids[0] ?? ''], difference: { kind }, answer: { ordered: ids.length } },
  );
  if (done === null) return refuse('unavailable');
  announce(ground, actor);
  return done;
});
