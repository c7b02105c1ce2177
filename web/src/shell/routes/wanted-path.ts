// The path a guest wanted, kept for this tab until sign-in; it survives a reload (S4-08).

const KEY = 'madoguchi.wanted-path';

/** A path of this portal, or null: nothing that leads to another origin is ever followed. */
export function ownPath(text: string | null, origin: string = window.location.origin): string | null {
  if (text === null || !text.startsWith('/')) return null;
  const url = URL.parse(text, origin);
  // `//host` and `/\host` parse as other origins, and `/.//host` would once its dots are gone.
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

export function rememberPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** The remembered path, once: the second asker gets null. */
export function takeRememberedPath(): string | null {
  const path = ownPath(sessionStorage.getItem(KEY));
  sessionStorage.removeItem(KEY);
  return path;
}
