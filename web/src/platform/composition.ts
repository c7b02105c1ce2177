// Input methods: while they compose, every key is theirs (B0-11).
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * True when an input method has taken the key: it must submit, close, choose and move nothing. Safari sends the Enter
 * that ends a composition only after its end, and marks it by 229 alone.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === 229;
}
