// Removes the bytes of files that no row names, for every feature that keeps files: of deleted rows, and of uploads that broke off.
import type { Ground } from '../ground.ts';
import { BEFORE_ALL, findContentsLeft, isNamed, markRemoved, type PurgedContent } from './purged-contents-store.ts';

type Needs = Pick<Ground, 'pool' | 'files' | 'clock' | 'log'>;

/** Goes over all that is left; what was received within the hour, and what an interruption leaves, waits for the next time. */
export async function removePurgedContents(ground: Needs): Promise<void> {
  let after: PurgedContent | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const found: readonly PurgedContent[] = await findContentsLeft(ground.pool, after);
    for (const content of found) await removeContent(ground, content);
    after = found.at(-1);
  }
}

async function removeContent({ pool, files, clock, log }: Needs, content: PurgedContent): Promise<void> {
  const { sha256 } = content;
  try {
    const outcome = await files.removeUnless(sha256, clock.now(), () => isNamed(pool, sha256));
    if (outcome === 'fresh') return;
    await markRemoved(pool, content, { at: clock.now(), absent: outcome === 'absent' });
  } catch (error) {
    log.error({ err: error, sha256 }, 'bytes that no row names could not be removed; they are tried again');
  }
}
