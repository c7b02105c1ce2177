// The settings of an account as they are read: complete, and as far as they are still known.
import { readChoice } from './frame-fields.ts';
import { INITIAL_VALUES } from './initial-values.ts';
import { PREFERENCE_NAMES, PREFERENCES, type PreferenceName, type Preferences, type PreferenceValue } from './model.ts';

/** Of somebody who has chosen nothing. */
export const INITIAL_PREFERENCES = Object.fromEntries(
  PREFERENCE_NAMES.map((name) => [name, { value: INITIAL_VALUES[name], version: 0 }]),
) as unknown as Preferences;

/**
 * The stored choice of the name; the initial value where it has another shape by now. The settings of the
 * frame are taken one by one: what is known of them stays, and an unknown scheme becomes `default` (S6-10).
 */
export function readPreference<Name extends PreferenceName>(name: Name, stored: unknown): PreferenceValue<Name> {
  const parsed = PREFERENCES[name].safeParse(name === 'frame' ? readChoice(stored).choice : stored);
  return (parsed.success ? parsed.data : INITIAL_VALUES[name]) as PreferenceValue<Name>;
}
