// When people are busy: by their own reservations, and by what other features know, each by its port.
import type { Ground } from '../../../platform/ground.ts';
import { type BusyTime, findBusyTimes } from './people-store.ts';

export interface BusyAsked {
  readonly employeeIds: readonly string[];
  /** Instants; the end is the first one that is asked for no more. */
  readonly from: string;
  readonly to: string;
}

/** A feature's part of people's busy times: of events, without a word of what they are. */
export type BusyPort = (ground: Ground, asked: BusyAsked) => Promise<readonly BusyTime[]>;

const PORTS = new WeakMap<Ground, readonly BusyPort[]>();

/** Makes the features known that have times of people. To be called once, before listening. */
export function prepareBusyTimes(ground: Ground, ports: readonly BusyPort[]): void {
  PORTS.set(ground, ports);
}

export async function busyTimes(ground: Ground, asked: BusyAsked): Promise<BusyTime[]> {
  const { employeeIds, from, to } = asked;
  if (employeeIds.length === 0) return [];
  const own = findBusyTimes(ground.pool, { employees: employeeIds, from, to, now: ground.clock.now() });
  const others = (PORTS.get(ground) ?? []).map((port) => port(ground, asked));
  return (await Promise.all([own, ...others])).flat();
}
