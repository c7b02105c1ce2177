import { useEffectEvent, useLayoutEffect } from 'react';
import { bindKeys, type KeyBinding } from './key-registry.ts';

/**
 * Binds keys while the component shows: `useKeys(t('keys.title'), [{ keys: 'j', label: t('keys.next'), run: walkOn }])`.
 * They are heard only where nobody types and nothing is open; with `mod+` also in fields. The newest `run` acts.
 */
export function useKeys(title: string, bindings: readonly KeyBinding[]): void {
  const run = useEffectEvent((keys: string) => bindings.find((binding) => binding.keys === keys)?.run?.());
  // The keys that the sheet lists: bound again only where they change.
  const listed = JSON.stringify(bindings.map(({ keys, label, run: acts }) => [keys, label, acts !== null]));
  // With what is drawn, not after it: a key that is pressed as soon as its button is seen is heard.
  useLayoutEffect(() => {
    const rows = JSON.parse(listed) as [string, string, boolean][];
    if (rows.length === 0) return undefined;
    const bound = rows.map(([keys, label, acts]) => ({ keys, label, run: acts ? () => run(keys) : null }));
    return bindKeys({ title, bindings: bound });
  }, [title, listed]);
}
