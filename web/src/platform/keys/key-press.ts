// Which key a press means, and whose it is. Pure, so that each trap has its test (KEY, B0-11).

export interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

/** Keys that only hold other keys; `Process` is an input method at work. */
const NO_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Process', 'Dead', 'Unidentified']);

/**
 * The press as tables of keys write it: `j`, `?`, `Escape`, `mod+k` (Ctrl, or Command on a Mac). Letters come out small,
 * so that Caps Lock changes nothing. `null`: an input method has it, somebody has acted on it, or it is the browser's.
 */
export function strokeOf(press: KeyPress): string | null {
  if (press.isComposing || press.keyCode === 229 || press.defaultPrevented) return null;
  if (press.altKey || NO_KEYS.has(press.key)) return null;
  if (press.ctrlKey && press.metaKey) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return press.ctrlKey || press.metaKey ? `mod+${key}` : key;
}

/** Where letters are typed. A tick takes none: whoever has just chosen a row by it walks on from there. */
const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox]';
/** A part that has keys of its own while it is open. */
const HOLDERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whose the press is by where it falls: an open thing's, a field's, or the page's. */
export function ownerOf({ target }: Pick<KeyPress, 'target'>): 'holder' | 'field' | 'page' {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(HOLDERS)) return 'holder';
  return isTypedIn(target) ? 'field' : 'page';
}

/** True where letters go into a text, whatever open thing that is in. */
export function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}

/** Keys of one character can be switched off: people who speak to their computer set them off unawares (WCAG 2.1.4). */
export function isSingle(keys: string): boolean {
  return strokesOf(keys).every((stroke) => stroke.length === 1);
}

/** `g d` is two strokes, one after the other. */
export function strokesOf(keys: string): string[] {
  return keys.split(' ');
}
