// Whoever logs out at the provider, too, leaves the portal for a moment: told here, in this tab, what they come back from.

const KEY = 'madoguchi.logged-out';

/** The page that leaves may still show the login for a moment: it is not the one that somebody comes back to. */
let isLeaving = false;

/** To be called before the page is left for the provider's logout. */
export function noteWayOut(): void {
  isLeaving = true;
  sessionStorage.setItem(KEY, 'provider');
}

/** True when the tab comes back from there, once: the second asker gets false. */
export function takeWayBack(): boolean {
  if (isLeaving || sessionStorage.getItem(KEY) === null) return false;
  sessionStorage.removeItem(KEY);
  return true;
}
