// Questions of screens about the person at the counter and the master lists.

import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import type { MasterData, MasterValue } from '@madoguchi/contract/master-data/model.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Session, User } from '@madoguchi/contract/session/model.ts';
import { masterArrivals } from './identity/master-lists.ts';
import { sessionState } from './identity/session-state.ts';
import { useObservable } from './observable.ts';

/** The session as the server told it. Screens show only once it is known. */
export function useSession(): Session {
  const state = useObservable(sessionState);
  if (state.phase !== 'known') throw new Error('A screen was shown before the session was known');
  return state.session;
}

/** The signed-in person. Only for screens that no guest may open. */
export function useUser(): User {
  const { user } = useSession();
  if (user === null) throw new Error('A screen for signed-in people was shown to a guest');
  return user;
}

/** The eight master lists, complete: signed-in screens show only once all have arrived. */
export function useMasters(): MasterData {
  const { data } = useObservable(masterArrivals);
  if (data === null) throw new Error('A screen was shown before the master lists had arrived');
  return data;
}

type Valued = Pick<MasterValue<MasterList>, 'code' | 'name' | 'nameEn'>;

const indexes = new WeakMap<readonly Valued[], ReadonlyMap<string, Valued>>();

/** The values of one list by their code; made once a list. */
export function mastersByCode<Value extends Valued>(values: readonly Value[]): ReadonlyMap<string, Value> {
  const known = indexes.get(values) as ReadonlyMap<string, Value> | undefined;
  if (known) return known;
  const index = new Map(values.map((value) => [value.code as string, value]));
  indexes.set(values, index);
  return index;
}

/** A master's name in the language; the Japanese one where it has no English. */
export function masterName(value: Pick<Valued, 'name' | 'nameEn'>, language: Language): string {
  return language === 'en' && value.nameEn !== '' ? value.nameEn : value.name;
}
