// The claim's part of the page is loaded when somebody turns to a row: the list alone stands sooner.
import { lazy } from 'react';

const load = () => import('./ClaimPane.tsx');

export const LazyClaimPane = lazy(async () => ({ default: (await load()).ClaimPane }));

/** Begins to load it, so that it is there when a claim is opened. */
export function expectClaim(): void {
  void load();
}
