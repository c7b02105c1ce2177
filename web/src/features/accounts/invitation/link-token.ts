// The secret of a link stands behind the # of its address: browsers keep that to themselves.

const TOKEN = /^#?([A-Za-z0-9_-]{43})$/;

/** What the address carries; `null` where nothing, or only a part of it, came along. */
export function tokenOf(hash: string): string | null {
  return TOKEN.exec(hash)?.[1] ?? null;
}
