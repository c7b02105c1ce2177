// Runs in the page before anything else, as text: it uses nothing from outside itself.

/** The part of the window it needs; the build, which reads this file, knows no window. */
interface FirstPage {
  readonly document: { readonly documentElement: { readonly dataset: Record<string, string | undefined> } };
  readonly localStorage: { getItem(key: string): string | null };
  readonly location: { readonly search: string };
}

/**
 * Names the main scheme to the page's styles (`data-scheme`), where one was chosen: by the address, else by the person
 * whose choice the server has written into the page (`data-frame`), else by the guest of this browser.
 */
export function showFirstScheme(page: FirstPage): void {
  const { document, location } = page;
  const root = document.documentElement;
  const mainOf = (text: string | null, isGuest: boolean): unknown => {
    try {
      const value = JSON.parse(text ?? 'null');
      return (isGuest ? value?.frame : value)?.theme?.main;
    } catch {
      return undefined; // Broken JSON chooses nothing; the portal itself says so later.
    }
  };
  const asked = new URLSearchParams(location.search).get('defaultSettings');
  const kept = root.dataset['frame'];
  const main = [
    mainOf(asked !== null && asked.length <= 4096 ? asked : null, false),
    // Named here alone: to name the browser's store is to wait for another process, which who is signed in need not.
    kept ? mainOf(kept, false) : mainOf(page.localStorage.getItem('madoguchi.preferences'), true),
  ].find((name) => typeof name === 'string');
  if (typeof main === 'string') root.dataset['scheme'] = main;
}
