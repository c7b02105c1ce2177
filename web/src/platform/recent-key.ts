// Where this browser keeps what somebody used last. It names claims and people: it goes when its person signs out, and
// when their session is over (T22).
const PREFIX = 'madoguchi.recent.';

/** `null`: guests of this browser. */
export function recentKey(uid: string | null): string {
  return `${PREFIX}${uid ?? 'guest'}`;
}

/** Of everybody who was signed in here. Guests have met nobody's name. */
export function forgetRecents(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && key !== recentKey(null)) localStorage.removeItem(key);
  }
}
