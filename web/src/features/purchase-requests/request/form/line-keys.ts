// What a key does among the lines: Alt with an arrow moves the line, Enter goes on to the next field.
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../../platform/composition.ts';
import { useKeys } from '../../../../platform/keys/use-keys.ts';
import { usePurchaseWords } from '../../words.ts';

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
  const t = usePurchaseWords();
  useKeys(t('group.lines'), [
    { keys: 'Enter', label: t('keys.next'), run: null },
    { keys: 'alt+ArrowUp', label: t('keys.up'), run: null },
    { keys: 'alt+ArrowDown', label: t('keys.down'), run: null },
  ]);
}

const FIELDS = 'input:not([type="hidden"]):not([type="file"]), select';

/** The field after `from` within its rows; `null` after the last one, and where `from` is none of them. */
export function nextField(rows: ParentNode, from: EventTarget): HTMLElement | null {
  const fields = [...rows.querySelectorAll<HTMLElement>(FIELDS)];
  const at = fields.indexOf(from as HTMLElement);
  return at < 0 ? null : (fields[at + 1] ?? null);
}

/** Whether Enter goes on from here: buttons and links are pressed by it. */
function isField(target: EventTarget): boolean {
  return target instanceof Element && target.matches(FIELDS);
}
