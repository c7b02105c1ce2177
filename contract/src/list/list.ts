// A list is one declaration, from which its input, its URL, its statement and its CSV file follow (B0-10).
// Only data: in production the browser gets it without the row's schema.
import type * as z from 'zod';
import type { Text } from '../message.ts';
import type { PlainDate } from '../values/plain-date.ts';

/** How a field's value is written, compared and shown. */
export type FieldKind = 'text' | 'code' | 'state' | 'yen' | 'count' | 'day' | 'instant';

/**
 * How a field narrows the list: `choice` by one or several of its values, `range` from–to (numbers and days; of an
 * instant its day in Japan), `text` by what is typed: rows whose value begins so, `yes` by a condition that a row
 * fulfils or not.
 */
export type FilterKind = 'choice' | 'range' | 'text' | 'yes';

export interface Field<RowKey extends string = string> {
  /** The key of the row that it shows. The field itself is named as the URL says it. */
  readonly of: RowKey;
  readonly kind: FieldKind;
  /** The head of its column, on the screen and in the file. */
  readonly name: Text;
  readonly sortable?: true;
  readonly filterable?: FilterKind;
  /** The options of a `choice`; any code where absent. */
  readonly options?: readonly string[];
  /** An instant of which people need the day alone, and whose name says so: 申請日. */
  readonly isByDay?: true;
  /** Names of the values of a state. */
  readonly valueNames?: Readonly<Record<string, Text>>;
}

type RowKey<Row extends z.ZodObject> = keyof Row['shape'] & string;
type FieldsOf<Row extends z.ZodObject> = Readonly<Record<string, Field<RowKey<Row>>>>;

type NamesWith<Fields, Trait> = {
  [Name in keyof Fields & string]: Fields[Name] extends Trait ? Name : never;
}[keyof Fields & string];

export type SortFieldOf<Fields> = NamesWith<Fields, { readonly sortable: true }>;
/** A field upwards, or with `-` downwards. */
export type SortKeyOf<Fields> = SortFieldOf<Fields> | `-${SortFieldOf<Fields>}`;
export type FilterNameOf<Fields> = NamesWith<Fields, { readonly filterable: FilterKind }>;

export interface Range<Value extends string | number> {
  readonly from: Value | null;
  readonly to: Value | null;
}

/** Text typed into a filter, trimmed. */
export interface Typed {
  readonly typed: string;
}

type RangeValue<Kind> = Kind extends 'yen' | 'count' ? number : PlainDate;

export type FilterValueOf<F> = F extends { readonly filterable: 'choice' }
  ? readonly (F extends { readonly options: readonly (infer Option)[] } ? Option : string)[]
  : F extends { readonly filterable: 'range'; readonly kind: infer Kind }
    ? Range<RangeValue<Kind>>
    : F extends { readonly filterable: 'text' }
      ? Typed
      : F extends { readonly filterable: 'yes' }
        ? 'yes'
        : never;

export type FiltersOf<Fields> = { readonly [Name in FilterNameOf<Fields>]?: FilterValueOf<Fields[Name]> };

type AnyFields = Readonly<Record<string, Field>>;

/** A declared list. What its texts may name, `defineList` has checked. */
export interface List<Row extends z.ZodObject = z.ZodObject, Fields extends AnyFields = AnyFields> {
  /** Under this name a person's columns and views are kept. */
  readonly id: string;
  readonly row: Row;
  readonly fields: Fields;
  /** The fields that the search looks through. */
  readonly search: readonly string[];
  /** The sort keys where none is asked for. */
  readonly sort: readonly string[];
  /** Keys of the row that together name one row: they settle what a sort leaves equal. */
  readonly key: readonly string[];
}

export type RowOf<L extends List> = z.output<L['row']>;
export type SortKey<L extends List> = SortKeyOf<L['fields']>;
export type FilterName<L extends List> = FilterNameOf<L['fields']>;
export type Filters<L extends List> = FiltersOf<L['fields']>;

/** A person's request to a list: search words, order, filters. */
export interface ListState<L extends List> {
  /** As typed; blank for no search. */
  readonly q: string;
  /** At least one. */
  readonly sort: readonly SortKey<L>[];
  readonly filters: Filters<L>;
}

/**
 * Declares a list. A sort or filter that names no field, and a field that shows no key of the row, do not compile.
 * Stands in a `lists.ts`, where production leaves the row's schema out of the browser's code.
 */
export function defineList<Row extends z.ZodObject, const Fields extends FieldsOf<Row>>(
  declared: Omit<List<Row, Fields>, 'search' | 'sort' | 'key'> & {
    readonly search: readonly [keyof NoInfer<Fields> & string, ...(keyof NoInfer<Fields> & string)[]];
    readonly sort: readonly [SortKeyOf<NoInfer<Fields>>, ...SortKeyOf<NoInfer<Fields>>[]];
    readonly key: readonly [RowKey<NoInfer<Row>>, ...RowKey<NoInfer<Row>>[]];
  },
): List<Row, Fields> {
  return declared;
}

/** A sort key in its parts. */
export function sortParts(key: string): { readonly field: string; readonly descending: boolean } {
  const descending = key.startsWith('-');
  return { field: descending ? key.slice(1) : key, descending };
}
