// Guards are asked when somebody goes to a screen; whoever stands on one is asked again once the answer may be another.
import { sessionState, uidNow } from '../../platform/identity/session-state.ts';
import type { AppRouter } from './router.ts';

/** Changes with everything that guards ask of a session: the person, and to whom general tools are open. */
function visitorNow(): string {
  const state = sessionState.get();
  return JSON.stringify([uidNow(), state.phase === 'known' ? state.session.tools : null]);
}

/** Asks the open screen's guard again whenever another person is there or a general tool's setting changes. Answers how to stop. */
export function followVisitor(router: Pick<AppRouter, 'invalidate'>): () => void {
  let former = visitorNow();
  return sessionState.subscribe(() => {
    const now = visitorNow();
    if (former === now) return;
    former = now;
    void router.invalidate();
  });
}
