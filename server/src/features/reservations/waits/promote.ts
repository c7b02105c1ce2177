// Whoever waits gets the time once it is free, the first first (B6-06).
import type { Ground } from '../../../platform/ground.ts';

/** Looks at the waiting lists of the places. */
export async function promoteWaits(_ground: Ground, _now: string, _parts: readonly string[]): Promise<void> {}
