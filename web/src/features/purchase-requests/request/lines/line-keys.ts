// What a key does among the lines: Alt with an arrow moves the line, Enter goes on to the next field.
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../../platform/composition.ts';
import { useKeys } from '../../../../platform/keys/use-keys.ts';
import { useRequestWords } from '../words.ts';
import { isField } from './next-field.ts';

type Step = { readonly kind: 'move'; readonly from: number; readonly to: number } | { readonly kind: 'next' };

/** `null` where the key is none of the lines'. */
export function stepOfKey(event: KeyboardEvent): Step | null {
  if (isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.altKey) return moveOf(event);
  return event.key === 'Enter' && isField(event.target) ? { kind: 'next' } : null;
}

const BY: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function moveOf({ key, target }: KeyboardEvent): Step | null {
  const by = BY[key];
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (by === undefined || row === null) return null;
  const from = Number(row.dataset['row']);
  return { kind: 'move', from, to: from + by };
}

/** The lines hear their keys by themselves: the sheet of keys lists them. */
export function useLineKeys(): void {
  const t = useRequestWords();
  useKeys(t('group.lines'), [
    { keys: 'Enter', label: t('keys.next'), run: null },
    { keys: 'alt+ArrowUp', label: t('keys.up'), run: null },
    { keys: 'alt+ArrowDown', label: t('keys.down'), run: null },
  ]);
}
