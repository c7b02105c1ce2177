// A person's preferences for other features.
import { INITIAL_PREFERENCES, readPreference } from '@madoguchi/contract/preferences/kept-preferences.ts';
import { PREFERENCE_NAMES, type Preferences } from '@madoguchi/contract/preferences/model.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findPreferences } from './store.ts';

export { changePerson, withChoice } from './store.ts';

/** All preferences of the person, complete; of a guest the initial ones. */
export async function preferencesOf(ground: Ground, actor: Pick<Actor, 'accountId'> | null): Promise<Preferences> {
  if (actor === null) return INITIAL_PREFERENCES;
  const rows = await findPreferences(ground.pool, actor.accountId);
  const kept = PREFERENCE_NAMES.flatMap((name) => {
    const row = rows.find((one) => one.name === name);
    return row ? [[name, { value: readPreference(name, row.value), version: row.version }] as const] : [];
  });
  return { ...INITIAL_PREFERENCES, ...Object.fromEntries(kept) };
}
