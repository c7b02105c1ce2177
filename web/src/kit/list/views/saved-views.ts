// The views of a list that a person saved: its conditions, order and columns under a name (B0-10). Pure.
import { MOST_VIEWS, type SavedView, VIEW_NAME_MAX } from '@madoguchi/contract/preferences/list-choices.ts';
import type { SharedView } from '@madoguchi/contract/shared-views/model.ts';

type Views = readonly SavedView[];
type Query = Readonly<Record<string, string>>;

/** A fault of a name: nothing typed, too long, or another view has it. */
export type NameFault = 'missing' | 'long' | 'taken';

export function nameFault(views: Views, name: string, ownId: string | null): NameFault | null {
  const typed = name.trim();
  if (typed === '') return 'missing';
  if (typed.length > VIEW_NAME_MAX) return 'long';
  return views.some((view) => view.id !== ownId && view.name === typed) ? 'taken' : null;
}

export function isFull(views: Views): boolean {
  return views.length >= MOST_VIEWS;
}

export function withView(views: Views, view: SavedView): Views {
  return [...views.filter(({ id }) => id !== view.id), { ...view, name: view.name.trim() }];
}

export function withoutView(views: Views, id: string): Views {
  return views.filter((view) => view.id !== id);
}

export function changedView(views: Views, id: string, change: Partial<Pick<SavedView, 'name' | 'query'>>): Views {
  return views.map((view) => (view.id === id ? { ...view, ...change } : view));
}

/** Makes the view the first one shown, or with `null` none; there is one at most. */
export function withFirst(views: Views, id: string | null): Views {
  return views.map(({ isFirst: _before, ...view }) => (view.id === id ? { ...view, isFirst: true } : view));
}

export function firstView(views: Views): SavedView | null {
  return views.find(({ isFirst }) => isFirst) ?? null;
}

/** True when the list stands elsewhere by now than the view says. */
export function isChanged(view: SavedView, query: Query): boolean {
  const names = new Set([...Object.keys(view.query), ...Object.keys(query)]);
  return [...names].some((name) => view.query[name] !== query[name]);
}

/** Eight characters of lower-case letters and digits from random bytes, for the URL. */
export function newViewId(bytes: Uint8Array): string {
  return [...bytes.slice(0, 8)].map((byte) => (byte % 36).toString(36)).join('');
}

/** A shared view as one of one's own: the same id each time, so that it is taken once. */
export function takenView({ id, name, query, columns }: SharedView): SavedView {
  return { id: id.replaceAll('-', '').slice(-8), name, query, ...(columns ? { columns } : {}) };
}
