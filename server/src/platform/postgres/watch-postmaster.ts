import { setTimeout as pause } from 'node:timers/promises';
import { isLive, type Plan, type Running, runPostmaster } from './postmaster.ts';

export interface Watch {
  /** The server of the moment. */
  pid(): number;
  /** No further starts; resolves once one that is under way is through. */
  end(): Promise<void>;
}

const LOOK_EVERY_MS = 500;

/** Starts the server again, in the same place, whenever it ends without being asked to (R2). */
export function watchPostmaster(plan: Plan, first: Running, tell: (line: string) => void): Watch {
  const ending = new AbortController();
  let running = first;

  async function keepUp(): Promise<void> {
    if (isLive(running.pid, plan.clusterFolder)) return;
    tell('PostgreSQL ended unexpectedly; starting it again');
    try {
      running = await runPostmaster(plan, running.socketFolder);
      tell('PostgreSQL runs again');
    } catch (error) {
      // The portal answers "unavailable" meanwhile, and the next look tries again.
      tell(error instanceof Error ? error.message : String(error));
    }
  }

  async function look(): Promise<void> {
    while (!ending.signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
      if (!ending.signal.aborted) await keepUp();
    }
  }

  const looking = look();
  return {
    pid: () => running.pid,
    end: async () => {
      ending.abort();
      await looking;
    },
  };
}
