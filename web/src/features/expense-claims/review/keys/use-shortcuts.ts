import { useEffect, useEffectEvent } from 'react';
import { singleKeys } from './shortcut-preference.ts';
import { commandOf, type ReviewCommand } from './shortcuts.ts';

/** Acts on the page's single keys while the component shows. Escape always acts: it types nothing anywhere. */
export function useShortcuts(commands: Partial<Readonly<Record<ReviewCommand, () => void>>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) return;
    const command = commandOf(event);
    if (command === null || (command !== 'close' && !singleKeys.get())) return;
    const run = commands[command];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
