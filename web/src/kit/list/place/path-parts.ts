// Conditions in the path: each declared field has its part behind the screen's path, `-` where nothing is asked (S2-14).
import { placeQuery } from './place-query.ts';

type Query = Readonly<Record<string, unknown>>;

const ANY = '-';
/**
 * Values that a part never means: nothing asked, in both spellings, and what an address cannot hold: an empty part, and
 * the dots that browsers take for steps. A condition of such a value stands in the query.
 */
const NO_VALUE: readonly unknown[] = [ANY, 'all', '', '.', '..'];

const fitsPart = (value: unknown): value is string =>
  typeof value === 'string' && !NO_VALUE.includes(value) && value.isWellFormed();

export interface Placed {
  /** Parts of the path by their fields: all of them, or none while none is asked for. Percent-encoded by the router. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Query;
}

/** Where the conditions of a query stand: those of `fields` in the path, all others behind the `?`. */
export function placedInPath(fields: readonly string[], query: Query): Placed {
  const inPath = fields.filter((field) => fitsPart(query[field]));
  const partOf = (field: string) => (inPath.includes(field) ? String(query[field]) : ANY);
  return {
    params: Object.fromEntries(fields.map((field) => [field, inPath.length > 0 ? partOf(field) : undefined])),
    search: placeQuery(query, Object.fromEntries(inPath.map((field) => [field, undefined]))),
  };
}

/** The query as if nothing stood in the path; where both name a field, the path does. */
export function queryWithPath(fields: readonly string[], params: Query, search: Query): Query {
  const inPath = fields.filter((field) => Object.hasOwn(params, field) && fitsPart(params[field]));
  return { ...search, ...Object.fromEntries(inPath.map((field) => [field, params[field]])) };
}

/** Of the same screen, for a link or a step to it. Parts of the path that are no condition of the list stay. */
export function linkTo({ params, search }: Placed) {
  return { to: '.', params: (before: object) => ({ ...before, ...params }), search } as const;
}
