// The request's part of the page is loaded when somebody turns to a row: the list alone stands sooner.
import { lazy } from 'react';

const load = () => import('./RequestPane.tsx');

export const LazyRequestPane = lazy(async () => ({ default: (await load()).RequestPane }));

/** Begins to load it, so that it is there when a request is opened. */
export function expectRequest(): void {
  void load();
}
