// The props that a screen gives to a list. Inside, rows are plain records: their shape is known at the edge alone.
import type { Filters, List, RowOf } from '@madoguchi/contract/list/list.ts';
import type { Language, Text } from '@madoguchi/contract/message.ts';
import type { Download, Read } from '@madoguchi/contract/operation.ts';
import type { ReactNode } from 'react';
import type { AnyState } from './place/list-changes.ts';
import type { AskedBulk, BulkAction } from './selection/bulk.ts';

export type FieldName<L extends List> = keyof L['fields'] & string;

/** One column: a field of the declaration, and how it is shown. */
export interface ListColumn<L extends List> {
  readonly field: FieldName<L>;
  /** Its head, where it says more than the field's name. */
  readonly head?: Text;
  /**
   * At the usual text size, where its words need other room than the kind of its field gives; `null` takes what is left, of
   * which there is one column at least.
   */
  readonly widthPx?: number | null;
  /** Below this width of the list the column is left out until somebody chooses their columns. */
  readonly fromPx?: number;
  /** Not shown until somebody chooses it. */
  readonly isExtra?: true;
  /** The cell; without, the value as its kind is written. */
  readonly cell?: (row: RowOf<L>) => ReactNode;
}

/** A value of a choice as people read it. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** 0 at the top of a tree. */
  readonly depth?: number;
}

/** The parts of a row as a card: name and state, day and amount, one detail and a mark. */
export interface CardParts {
  readonly state?: ReactNode;
  readonly day?: ReactNode;
  readonly amount?: ReactNode;
  readonly detail?: ReactNode;
  readonly mark?: ReactNode;
}

/** The rows as tiles side by side, where there is room for the table. */
export interface Tiles<L extends List> {
  /** At the usual text size; as many stand in a line as have room. */
  readonly leastPx: number;
  readonly heightPx: number;
  /** `name` is the row's name with its link. */
  readonly render: (row: RowOf<L>, name: ReactNode) => ReactNode;
}

/** Sums under the columns; `label` says of how many rows. */
export interface Totals<L extends List> {
  readonly label: string;
  readonly values: { readonly [Field in FieldName<L>]?: string };
}

export interface HeldTotals<L extends List> {
  readonly rows: readonly RowOf<L>[];
  readonly isWhole: boolean;
  readonly state: AnyState;
}

/** The pane beside the list for the row that is open, or in its place where there is no room. */
export interface OpenRow<L extends List> {
  readonly id: string;
  /** True when it stands alone, in the place of the list. */
  readonly isPage: boolean;
  /** The rows in hand, in the order shown. */
  readonly rows: readonly RowOf<L>[];
  /** Answers, once, whether the opened row's heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

export interface Peek<L extends List> {
  /** `panel`: 480 beside or over the list. `split`: the list gives way, and shows its rows as cards. */
  readonly layout: 'panel' | 'split';
  readonly render: (row: OpenRow<L>) => ReactNode;
}

/** Conditions that the screen names itself, as a tab: 「自分の申請」. */
export interface ListPreset<L extends List = List> {
  readonly id: string;
  readonly label: string;
  readonly filters: Filters<L>;
}

/** Tabs by a choice field: all, then each of its options, with how many rows each has. */
export interface StateTabs<L extends List = List> {
  readonly field: keyof Filters<L> & string;
  /** Absent until they are known. */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

interface ListFile {
  /** Asked for with the list's own input alone. */
  readonly operation: Download;
  /** The name of its content. */
  readonly name: string;
}

export interface ListProps<L extends List> {
  readonly list: L;
  /** Answers its pages: its input is `listInput(list)` and what `input` brings besides. */
  readonly operation: Read;
  /** The rows that the page itself holds, as they are asked for, in the place of the operation: a list without a server. Keep it stable. */
  readonly held?: (asked: Readonly<Record<string, string>>) => readonly RowOf<L>[];
  /** Parts of the operation's input that are no state of the list, such as the month. Keep it stable. */
  readonly input?: Readonly<Record<string, string>>;
  /** Heard, not seen: what the rows are. */
  readonly label: string;
  readonly columns: readonly ListColumn<L>[];
  /** The row's name, which is its link. */
  readonly nameOf: (row: RowOf<L>) => string;
  /** Heard at the box that chooses the row, where several rows have one name. */
  readonly fullNameOf?: (row: RowOf<L>) => string;
  /** The language of the names, where it is not the screen's. */
  readonly nameLang?: 'ja';
  /** The column in which the name stands; the first one where absent. */
  readonly nameField?: FieldName<L>;
  /** Beside the name, in the table only. */
  readonly besideName?: (row: RowOf<L>) => ReactNode;
  readonly card: (row: RowOf<L>) => CardParts;
  /** Instead of the table; on a phone rows are cards either way. */
  readonly tiles?: Tiles<L>;
  /** The row's name in the URL when it is open; `null` where there is nothing to open. Its key where absent. */
  readonly openIdOf?: (row: RowOf<L>) => string | null;
  /** The parameter of the URL that names the open row. */
  readonly openParam?: string;
  /** Conditions that stand in the path instead of the query, in their order: the `filters` of the screen's row. Keep it stable. */
  readonly pathFields?: readonly (keyof Filters<L> & string)[];
  readonly peek?: Peek<L>;
  /** Names a row; the declaration's key where absent. */
  readonly keyOf?: (row: RowOf<L>) => string;
  /** The row's subject, where its key may come and go; see rows/live-rows.ts. */
  readonly subjectOf?: (row: RowOf<L>) => string;
  /** The values of choices that the declaration does not name itself. */
  readonly options?: { readonly [Field in FieldName<L>]?: readonly FilterOption[] };
  /** Choices whose values are employee numbers, with who it is: people are searched for and named, not listed. Keep it stable. */
  readonly people?: { readonly [Field in FieldName<L>]?: Text };
  readonly tabs?: StateTabs<L>;
  /** Instead of `tabs`: all, then each of these. */
  readonly presets?: readonly ListPreset<L>[];
  /** From the rows in hand; `isWhole` where none is missing. `null` while nothing can be said. */
  readonly totals?: (held: HeldTotals<L>) => Totals<L> | null;
  /** How many rows the conditions leave, where the screen counts them: a list by pages learns it only at its end. */
  readonly count?: number | undefined;
  readonly bulk?: readonly (BulkAction<RowOf<L>> | AskedBulk<RowOf<L>>)[];
  /** The list as it is filtered and sorted, as a file. */
  readonly exported?: Download;
  /** Other files that the screen offers beside it. */
  readonly files?: readonly ListFile[];
  /** At the right end of the tools. */
  readonly tools?: ReactNode;
  /** Where there is no row and no condition: an `EmptyState` with what to do. */
  readonly empty: ReactNode;
  /** Instead of 「条件に合うものはありません。」: names the rows. */
  readonly emptyFiltered?: string;
  /** Where no row means that all is done: says so; `null` where it does not mean that. */
  readonly emptyDone?: (state: AnyState) => string | null;
  /** Somebody turned to the list: time to load what opening a row will need. */
  readonly onUse?: () => void;
}

/** Inside of the list: the names of fields are plain texts, rows plain records. */
export type AnyRow = RowOf<List>;
export type AnyColumn = ListColumn<List>;
export type AnyListProps = ListProps<List>;

/** The field's name in the list: its column's head, or its own name. */
export function fieldName({ list, columns }: AnyListProps, field: string, language: Language): string {
  const name = columns.find((column) => column.field === field)?.head ?? list.fields[field]?.name;
  return name?.[language] ?? field;
}
