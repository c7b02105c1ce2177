import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../platform/composition.ts';
import { isTypedIn } from '../../../platform/keys/key-press.ts';
import { usePreference } from '../../../platform/preferences.ts';

/** By letter, what a tool of the card is called. */
const TOOLS: Readonly<Record<string, string>> = { m: 'members', l: 'labels', d: 'due', c: 'comment' };

/** Hears the letters that open the tools of a card, but where somebody types or where letters are switched off (WCAG 2.1.4). */
export function useToolKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { value: isOn } = usePreference('single-keys');
  return (event) => {
    const { target, currentTarget, key } = event;
    if (!isOn || event.defaultPrevented || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    // A menu of the card lies elsewhere in the page, and has letters of its own.
    if (!(target instanceof Element) || !currentTarget.contains(target) || isTypedIn(target)) return;
    const name = TOOLS[key.toLowerCase()];
    const tool = name === undefined ? null : currentTarget.querySelector<HTMLElement>(`[data-tool=${name}]`);
    if (tool === null) return;
    event.preventDefault();
    if (name === 'comment') tool.focus();
    else tool.click();
  };
}
