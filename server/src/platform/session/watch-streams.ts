import type { Ground } from '../ground.ts';

const LOOKED_AT_MS = 30_000;

/** Ends streams whose sessions time has ended, so that a page left open asks its person to log in (T22). */
export async function endOverStreams({
  live,
  sessions,
  log,
}: Pick<Ground, 'live' | 'sessions' | 'log'>): Promise<void> {
  const open = live.sessionIds();
  if (open.length === 0) return;
  try {
    await sessions.endOver(open);
  } catch (error) {
    log.warn({ err: error }, 'it could not be looked whether the sessions of open pages still stand');
  }
}

/** Looks twice a minute; the returned function ends it. */
export function watchStreams(ground: Ground): () => void {
  const timer = setInterval(() => void endOverStreams(ground), LOOKED_AT_MS).unref();
  return () => clearInterval(timer);
}
