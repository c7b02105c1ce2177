// A screen is one row of the table from which routes, menu, titles and guards are derived.
import type { Access, Rule } from './access.ts';
import type { IconName } from './icons/catalogue.ts';
import type { Text } from './message.ts';
import type { OperationId } from './operations.ts';

/** Groups of the menu, in their order. `top` stands alone, without a heading. */
export const MENU_GROUPS = [
  'top',
  'requests',
  'approvals',
  'submission-documents',
  'people',
  'records',
  'maintenance',
  'help',
  'tools',
  'system',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A read that a screen begins with. */
export interface FirstRead {
  readonly operation: OperationId;
  /** Each field of its input, and the parameter of the path that it is; without it, the input is empty. */
  readonly input?: Readonly<Record<string, string>>;
  /** The first rows of a list, for an address that sets no conditions. */
  readonly isList?: true;
  /** As many rows as the screen asks for, where it shows them without the kit of lists. */
  readonly rows?: number;
}

export interface Screen {
  readonly id: string;
  /** Path with `:name` parts; the source's spelling, odd as it is, stands here only. */
  readonly path: `/${string}`;
  /** Conditions of its list that the path may carry behind it, one part each, `-` for any: the source's second form (S2-14). */
  readonly filters?: readonly string[];
  /** As menu, trail and headings show it (S5-04). */
  readonly title: Text;
  readonly access: Access;
  /** The head of its page, which the server writes into the page before the app draws it (`headingOf`). */
  readonly head?: {
    /** Above the heading stands a link to the list or record that the page belongs to. */
    readonly up?: true;
    /** The parameter of the path whose month the heading names behind the title. */
    readonly month?: string;
    /** Fields of the first of its reads, whose texts are the heading: the name of a record. */
    readonly named?: readonly string[];
    /** Of a screen that makes a record or changes it: its parameter, `new` for one that is not there yet, and the headings. */
    readonly edits?: { readonly param: string; readonly fresh: Text; readonly existing?: Text };
    /** The heading is made in a way of its own of what the page brings (`menu/made-headings.ts`). */
    readonly made?: true;
  };
  /** The screen whose entry of the menu is its place, where its path does not lie below that one's. */
  readonly under?: string;
  readonly menu?: {
    readonly group: MenuGroup;
    readonly icon: IconName;
    /** How a Japanese title is read: who types kana or romaji finds it too (B9-02). Empty where it is kana anyway. */
    readonly reading: string;
    /** The rule for the menu, where fewer people have it there than may open the screen (S5-05). */
    readonly shownTo?: Rule;
    /** Where the menu leads: parameters filled with the current month in Asia/Tokyo (S2-12). */
    readonly params?: Readonly<Record<string, 'this-month'>>;
    /** Only its very path is this entry; without it, what lies below the path is as well. */
    readonly exact?: true;
    /** The count shown at the menu entry. */
    readonly badge?: 'approvals-waiting' | 'claims-to-review' | 'to-dos-due';
  };
  /** Whoever may see a screen may call everything it uses; a test holds that. */
  readonly uses: readonly OperationId[];
  /** Reads that the page brings along, so that the screen is drawn once (decision 0012). */
  readonly opensWith?: readonly FirstRead[];
}
