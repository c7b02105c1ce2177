// The person's own choices: shown at once, kept with the account, told to the other tabs.
import { readChoice } from '@madoguchi/contract/preferences/frame-fields.ts';
import { INITIAL_VALUES } from '@madoguchi/contract/preferences/initial-values.ts';
import type { Kept, PreferenceName, Preferences, PreferenceValue } from '@madoguchi/contract/preferences/model.ts';
import { savePreference } from '@madoguchi/contract/preferences/operations.ts';
import { useCallback, useMemo } from 'react';
import { call } from './call.ts';
import { ProblemError } from './http/refusals.ts';
import { uidNow } from './identity/session-state.ts';
import { onTabNews, tellTabs } from './identity/tabs.ts';
import { logFault } from './log.ts';
import { sayMessage } from './messages.ts';
import { observable, useObservable } from './observable.ts';
import { guestValues, keepGuestValue, onGuestValues, type PreferenceValues } from './preferences/guest-preferences.ts';
import { usePreferenceWords } from './preferences/words.ts';
import { writtenFrame } from './written-frame.ts';

/** How an attempt to keep a choice ended. */
type Outcome = 'kept' | 'overtaken' | 'full' | 'not-kept';

/** State that screens show: a choice is here as soon as it is made. */
export const preferenceValues = observable<PreferenceValues>(INITIAL_VALUES);

/** The state that the server is known to hold of the account. */
let kept: Partial<Preferences> = {};
/** Saves that have not been answered, by name: the values of the server wait until they have been. */
const waiting = new Map<PreferenceName, number>();
/** One save after the other, so that each knows the version that the one before made. */
let line: Promise<unknown> = Promise.resolve();

function show<Name extends PreferenceName>(name: Name, value: PreferenceValue<Name>): void {
  preferenceValues.set({ ...preferenceValues.get(), [name]: value });
}

function isWaiting(name: PreferenceName): boolean {
  return (waiting.get(name) ?? 0) > 0;
}

function takeOne<Name extends PreferenceName>(name: Name, newer: Kept<Name>): void {
  if ((kept[name]?.version ?? 0) > newer.version) return;
  kept = { ...kept, [name]: newer };
  if (!isWaiting(name)) show(name, newer.value);
}

/** Takes over what came with the session of the account. */
export function takePreferences(preferences: Preferences): void {
  for (const name of Object.keys(preferences) as PreferenceName[]) takeOne(name, preferences[name]);
}

/** Nobody is signed in (any more): what this browser keeps for guests holds. */
export function takeGuestPreferences(): void {
  kept = {};
  preferenceValues.set(guestValues());
}

/** The choices of a session without an account: none. */
export function unchosenPreferences(): Preferences {
  const unchosen = Object.entries(INITIAL_VALUES).map(([name, value]) => [name, { value, version: 0 }]);
  return Object.fromEntries(unchosen) as Preferences;
}

/** Shows what the page already tells of the person, or what this browser keeps for guests, and hears the other tabs. */
export function startPreferences(page: Document = document): void {
  const frame = writtenFrame(page);
  if (frame === null) takeGuestPreferences();
  else show('frame', readChoice(JSON.parse(frame)).choice);
  onTabNews((news) => {
    if (news.kind === 'preference' && news.uid === uidNow()) takeOne(news.name, news.kept);
  });
  onGuestValues(() => {
    if (uidNow() === null) takeGuestPreferences();
  });
}

/**
 * Shows the choice at once and keeps it: with the account, or in the browser of a guest. Where it cannot be kept,
 * what holds is shown again.
 */
export async function keepPreference<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValue<Name>,
): Promise<Outcome> {
  const uid = uidNow();
  show(name, value);
  if (uid === null) {
    keepGuestValue(name, value);
    return 'kept';
  }
  waiting.set(name, (waiting.get(name) ?? 0) + 1);
  const attempt = line.then(() => send(uid, name, value));
  line = attempt;
  return attempt;
}

async function send<Name extends PreferenceName>(
  uid: string,
  name: Name,
  value: PreferenceValue<Name>,
): Promise<Outcome> {
  const version = kept[name]?.version ?? 0;
  const outcome = await call(savePreference, { name, value, version }).then(
    (answer): Outcome => {
      const now = { value, version: answer.version };
      if (uid === uidNow()) kept = { ...kept, [name]: now };
      tellTabs({ kind: 'preference', uid, name, kept: now });
      return 'kept';
    },
    (error: unknown) => refused(name, error),
  );
  waiting.set(name, (waiting.get(name) ?? 1) - 1);
  if (!isWaiting(name) && uid === uidNow()) show(name, (kept[name]?.value ?? INITIAL_VALUES[name]) as typeof value);
  return outcome;
}

function refused<Name extends PreferenceName>(name: Name, error: unknown): Outcome {
  if (error instanceof ProblemError && error.body.code === 'stale') {
    kept = { ...kept, [name]: error.body.data.current as Kept<Name> };
    return 'overtaken';
  }
  if (error instanceof ProblemError && error.body.data.fields.some(({ code }) => code === 'preference-size'))
    return 'full';
  logFault('A preference could not be saved', error);
  return 'not-kept';
}

/**
 * A choice of the person: `const { value, save } = usePreference('dashboard')`. `save` shows the value at once and
 * answers whether it was kept; where not, it has said so and shows what holds.
 */
export function usePreference<Name extends PreferenceName>(name: Name) {
  const t = usePreferenceWords();
  const value = useObservable(preferenceValues)[name];
  const save = useCallback(
    async (next: PreferenceValue<Name>): Promise<boolean> => {
      const outcome = await keepPreference(name, next);
      if (outcome === 'overtaken') sayMessage(t('overtaken'), 'warning', { key: `preference.${name}` });
      if (outcome === 'full') sayMessage(t('full'), 'warning', { key: `preference.${name}` });
      if (outcome === 'not-kept') sayMessage(t('notKept'), 'error', { key: `preference.${name}` });
      return outcome === 'kept';
    },
    [name, t],
  );
  return useMemo(() => ({ value, save }), [value, save]);
}
