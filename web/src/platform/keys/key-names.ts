// How a key is written for people.

const NAMES: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  alt: 'Alt',
  shift: 'Shift',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** True when keys are those of a Mac, an iPad or an iPhone. */
function hasCommandKey(platform: string = navigator.platform): boolean {
  return /Mac|iP(hone|ad|od)/.test(platform);
}

/** One stroke's keys, to be pressed together: `mod+k` is Ctrl and K, or ⌘ and K. */
export function keyNames(stroke: string, isMac: boolean = hasCommandKey()): string[] {
  return stroke.split('+').map((key) => {
    if (key === 'mod') return isMac ? '⌘' : 'Ctrl';
    return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  });
}
