// Where this browser keeps what somebody used last. It names claims and people: it goes when its person signs out.

/** `null`: guests of this browser. */
export function recentKey(uid: string | null): string {
  return `madoguchi.recent.${uid ?? 'guest'}`;
}

export function forgetRecentOf(uid: string): void {
  localStorage.removeItem(recentKey(uid));
}
