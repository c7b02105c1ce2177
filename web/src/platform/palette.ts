// The entries of the palette, and how a feature adds to them. The palette itself is the shell's (B9-02).

import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import type { Text } from '@madoguchi/contract/message.ts';

export interface PaletteEntry {
  /** Its own among all entries: `page:information`, `claim:…`. */
  readonly id: string;
  readonly title: string;
  /** The detail that tells it from others of its name. */
  readonly detail?: string;
  readonly icon: IconName;
  /** Search words besides the title: the other language, readings in kana. */
  readonly words: readonly string[];
  /** Where it leads within the portal… */
  readonly to?: string;
  /** …or what it does. */
  readonly run?: () => void;
}

/** The read behind a source: the palette says that it is under way or has failed, and tries again. */
interface SourceRead {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface PaletteSource {
  readonly id: string;
  /** Heading of its entries. */
  readonly name: Text;
  /**
   * How its entries come: `found` by the server for the text, and hidden while another text is asked for, or Enter would open
   * one that nobody looked for; `ranked` by the source itself; `all` there are, of which the palette picks those that answer.
   */
  readonly gives: 'found' | 'ranked' | 'all';
  /** A hook, called for each source of a fixed list. Of `all` it is given each letter, of others what the server may be asked for. */
  readonly entriesFor: (
    text: string,
    isStaff: boolean,
  ) => { readonly entries: readonly PaletteEntry[]; readonly read: SourceRead };
}
