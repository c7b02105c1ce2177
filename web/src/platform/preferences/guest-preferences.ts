// A guest's choices live in this browser. What stands there may come from an earlier version, or from anybody's hand.
import { INITIAL_VALUES } from '@madoguchi/contract/preferences/initial-values.ts';
import type { PreferenceName, PreferenceValue } from '@madoguchi/contract/preferences/model.ts';

/** Read by the page itself before any script too: see first-frame.js. */
const KEY = 'madoguchi.preferences';

export type PreferenceValues = { readonly [Name in PreferenceName]: PreferenceValue<Name> };

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value);

function keptValues(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kindOf(kept) === 'object' ? (kept as Readonly<Record<string, unknown>>) : {};
  } catch (cause) {
    if (cause instanceof SyntaxError) return {}; // Not ours any more: as if nothing had been chosen.
    throw cause;
  }
}

/** The guest's choices, complete; a value of another kind than the initial one counts as not chosen. */
export function guestValues(): PreferenceValues {
  const kept = keptValues();
  const chosen = Object.entries(INITIAL_VALUES).map(([name, initial]) => {
    const value = Object.hasOwn(kept, name) ? kept[name] : undefined;
    return [name, kindOf(value) === kindOf(initial) ? value : initial];
  });
  return Object.fromEntries(chosen) as PreferenceValues;
}

export function keepGuestValue<Name extends PreferenceName>(name: Name, value: PreferenceValue<Name>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...keptValues(), [name]: value }));
}

/** Calls the listener when another tab of this browser has kept a choice. */
export function onGuestValues(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) listener();
  });
}
