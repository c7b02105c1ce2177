// The single keys of the review page (KEY): which press means what. Pure, so that each trap has its test.

export const REVIEW_KEYS = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  c: 'confirm',
  r: 'return',
  escape: 'close',
} as const;

export type ReviewCommand = (typeof REVIEW_KEYS)[keyof typeof REVIEW_KEYS];

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

/** Where letters are typed or a key has its own meaning: the page keeps its hands off. */
const OTHERS =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox], [role=combobox]';

/** What a press asks of the page; `null` where it is none of the page's keys, or belongs to somebody else. */
export function commandOf(press: KeyPress): ReviewCommand | null {
  if (press.isComposing || press.keyCode === 229) return null;
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.target instanceof Element && press.target.closest(OTHERS)) return null;
  const key = press.key.toLowerCase();
  return Object.hasOwn(REVIEW_KEYS, key) ? REVIEW_KEYS[key as keyof typeof REVIEW_KEYS] : null;
}
