// The data and code of the first screen, requested in parallel, so that it is drawn once and whole.

import { masterArrivals } from '../../platform/identity/master-lists.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { logFault } from '../../platform/log.ts';
import type { Observable } from '../../platform/observable.ts';
import { loadPage } from '../routes/load-page.ts';
import type { AppRouter } from '../routes/router.ts';
import { loadFrame } from '../Stage.tsx';

/** After so long the screens say themselves what is being waited for, as S4-01 and S4-03 have it. */
const PATIENCE_MS = 1_000;

/** Settles when the first screen can be drawn whole, or when there is something to say instead. Never fails. */
export async function firstScreen(asked: Promise<void>, router: AppRouter): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const whole = prepare(asked, router).catch((error: unknown) => logFault('The first screen was not prepared', error));
  await Promise.race([whole, patience]);
}

async function prepare(asked: Promise<void>, router: AppRouter): Promise<void> {
  const frame = loadFrame();
  await asked;
  const state = sessionState.get();
  if (state.phase !== 'known') return;
  const masters = state.session.user === null ? null : settled(masterArrivals, hasCome);
  await Promise.all([frame, preparePage(router), masters]);
}

/** Guard first, then the page's code, then what it reads: nothing of a page is asked for by whom may not see it. */
async function preparePage(router: AppRouter): Promise<void> {
  await router.load();
  const match = router.state.matches.at(-1);
  const screen = match?.staticData.screen;
  if (!match || !screen) return;
  const { readAhead } = await loadPage(screen.id);
  await readAhead?.(match.params);
}

/** All eight are there, or one could not be had: the loading screen names it. */
function hasCome({ data, lists }: ReturnType<typeof masterArrivals.get>): boolean {
  return data !== null || Object.values(lists).includes('failed');
}

/** Resolves once the value is as wanted. */
function settled<Value>(source: Observable<Value>, isWanted: (value: Value) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isWanted(source.get())) return;
      stop();
      resolve();
    };
    const stop = source.subscribe(look);
    look();
  });
}
