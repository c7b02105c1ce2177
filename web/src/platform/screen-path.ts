// Typed addresses: a screen's id and its parameters give its path, so that no screen writes another's path by hand.
import { fillPath } from '@madoguchi/contract/fill-path.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS, type ScreenId } from '@madoguchi/contract/screens.ts';

type PathOf<Id extends ScreenId> = Extract<(typeof SCREENS)[number], { id: Id }>['path'];
type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | NamesIn<`/${Tail}`>
    : Rest
  : never;
export type ScreenParams<Id extends ScreenId> = { readonly [Name in NamesIn<PathOf<Id>>]: string };
type Arguments<Id extends ScreenId> = NamesIn<PathOf<Id>> extends never ? [] : [params: ScreenParams<Id>];

/** `screenPath('expense-claims.mine', { applicationYm: '202611' })`, without the portal's prefix. */
export function screenPath<Id extends ScreenId>(id: Id, ...params: Arguments<Id>): `/${string}` {
  return fillPath(screenOf(id).path, params[0] ?? {});
}

export function screenOf(id: ScreenId): Screen {
  const screen = SCREENS.find((candidate) => candidate.id === id);
  if (!screen) throw new Error(`No screen ${id}`);
  return screen;
}

/** The path of a list with conditions in it (S2-14): `filteredPath('purchase-requests.list', { status: 'approved' })`. */
export function filteredPath(id: ScreenId, conditions: Readonly<Record<string, string>>): `/${string}` {
  const { path, filters = [] } = screenOf(id);
  return [path, ...filters.map((name) => encodeURIComponent(conditions[name] ?? '-'))].join('/') as `/${string}`;
}
