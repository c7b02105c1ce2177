// The data in the page for its visitor: the session, what the frame shows on every screen, and what this one begins with
// (decisions 0012, 0050).
import { may } from '@madoguchi/contract/access.ts';
import type { ToolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { FirstRead } from '@madoguchi/contract/screen.ts';
import type { Opening } from '@madoguchi/contract/session/opening.ts';
import { sessionOf } from './features/session/show-session.ts';
import type { Mounting } from './platform/http/mount.ts';
import { bringAlong, type PageVisit } from './platform/http/pages/bring-along.ts';
import { type ScreenAt, screenAt } from './platform/http/pages/screen-at.ts';
import type { Actor } from './platform/session/actor.ts';

const OF_THE_FRAME: readonly FirstRead[] = [
  { operation: 'notifications.count' },
  { operation: 'information.show-tasks' },
];

export async function openingOf(mounting: Mounting, visit: PageVisit): Promise<Opening> {
  const { actor, caller } = visit;
  const servedAtMs = Date.parse(mounting.ground.clock.now());
  const session = sessionOf(mounting.ground, actor, caller);
  if (actor === null) return { servedAtMs, session: await session, answers: [] };
  const { reads, params } = readsOf(visit, actor, await mounting.ground.tools.rules());
  const answers = bringAlong(mounting, visit, [...OF_THE_FRAME, ...reads], params);
  return { servedAtMs, session: await session, answers: await answers };
}

/** The reads that the screen begins with, for those who may see it. A list whose address sets conditions reads its rows later. */
function readsOf(
  { path, hasQuery, isPrefetch }: PageVisit,
  actor: Actor,
  tools: ToolRules,
): { reads: readonly FirstRead[]; params: ScreenAt['params'] } {
  const found = screenAt(path);
  if (isPrefetch || found === null || !may(actor, found.screen.access, tools)) return { reads: [], params: {} };
  const { screen, params, hasConditions } = found;
  const isBare = !hasQuery && !hasConditions;
  return { reads: (screen.opensWith ?? []).filter(({ isList }) => isBare || !isList), params };
}
