// What the page brings along for its visitor: the session, and what the frame shows on every screen (decision 0029).
import type { Opening } from '@madoguchi/contract/session/opening.ts';
import { tasksOf } from './features/information/public.ts';
import { unreadOf } from './features/notifications/public.ts';
import { sessionOf } from './features/session/show-session.ts';
import type { Ground } from './platform/ground.ts';
import type { Caller } from './platform/http/handler.ts';
import type { Actor } from './platform/session/actor.ts';

export async function openingOf(ground: Ground, actor: Actor | null, caller: Caller): Promise<Opening> {
  if (actor === null) return { session: await sessionOf(ground, actor, caller), answers: {} };
  const [session, unread, tasks] = await Promise.all([
    sessionOf(ground, actor, caller),
    unreadOf(ground, actor),
    tasksOf(ground, actor),
  ]);
  return { session, answers: { 'notifications.count': unread, 'information.show-tasks': tasks } };
}
