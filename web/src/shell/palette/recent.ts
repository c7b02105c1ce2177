// The entries that somebody last opened by the palette, kept in this browser under their id; signing out removes them.
import { logFault } from '../../platform/log.ts';
import type { PaletteEntry } from '../../platform/palette.ts';
import { recentKey } from '../../platform/recent-key.ts';

const KEPT = 8;

/** As much as it takes to show the entry again. What only does something is known by its id alone. */
type Kept = Pick<PaletteEntry, 'id' | 'title' | 'detail' | 'icon' | 'to'>;

function isKept(entry: unknown): entry is Kept {
  const { id, title, icon } = (entry ?? {}) as Partial<Kept>;
  return typeof id === 'string' && typeof title === 'string' && typeof icon === 'string';
}

function keptOf(uid: string | null): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey(uid)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    logFault('What was used last could not be read', error);
    return [];
  }
}

/**
 * The entries used last, newest first. Pages and actions are taken from what is offered now: without the right to it, or in
 * another language, an old one shows no more as it was.
 */
export function recentEntries(uid: string | null, offered: readonly PaletteEntry[]): PaletteEntry[] {
  return keptOf(uid).flatMap((kept) => {
    const now = offered.find(({ id }) => id === kept.id);
    if (now) return [now];
    return kept.to === undefined || /^(page|action):/.test(kept.id) ? [] : [{ ...kept, words: [] }];
  });
}

export function keepRecent(uid: string | null, { id, title, detail, icon, to }: PaletteEntry): void {
  const entry: Kept = {
    id,
    title,
    icon,
    ...(detail === undefined ? {} : { detail }),
    ...(to === undefined ? {} : { to }),
  };
  const others = keptOf(uid).filter((one) => one.id !== id);
  localStorage.setItem(recentKey(uid), JSON.stringify([entry, ...others].slice(0, KEPT)));
}
