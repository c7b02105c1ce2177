// What the palette offers: one thing to open or to do.
import type { IconName } from '../../../kit/icons/icon-paths.ts';

export interface PaletteEntry {
  /** Its own among all entries: `page:information`, `claim:…`. */
  readonly id: string;
  readonly title: string;
  /** What tells it from others of its name. */
  readonly detail?: string;
  readonly icon: IconName;
  /** What it is found by besides its title: the other language, readings in kana. */
  readonly words: readonly string[];
  /** Where it leads within the portal… */
  readonly to?: string;
  /** …or what it does. */
  readonly run?: () => void;
}

export type PaletteGroupName =
  | 'recent'
  | 'pages'
  | 'actions'
  | 'claims'
  | 'purchases'
  | 'people'
  | 'announcements'
  | 'faq';

export interface PaletteGroup {
  readonly name: PaletteGroupName;
  readonly entries: readonly PaletteEntry[];
}

/** More of one kind hide the others. */
export const ENTRIES_AT_MOST = 10;
