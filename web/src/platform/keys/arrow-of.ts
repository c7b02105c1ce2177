// Arrow keys point at places: on a page that is read from right to left, what comes next lies at the other side.

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The key that the pressed one stands for on a page that is read from left to right: ask before a step forwards or back is
 * taken from it. Other keys are themselves. A board that is always drawn from left to right, as the calendar's, does not ask.
 */
export function arrowOf(key: string): string {
  return document.documentElement.dir === 'rtl' ? (MIRRORED[key] ?? key) : key;
}
