// Portals with other settings than the one under test, each opened when it is first needed.
import type { Environment } from '../src/platform/config.ts';
import { openWorld, type World } from './world.ts';

const opened = new Map<string, Promise<World>>();

export function sideWorld(environment: Environment): Promise<World> {
  return keptWorld(JSON.stringify(environment), () => openWorld(environment));
}

/** A portal that differs by more than settings, under a name of its own. */
export function keptWorld(name: string, open: () => Promise<World>): Promise<World> {
  const world = opened.get(name) ?? open();
  opened.set(name, world);
  return world;
}

export async function closeSideWorlds(): Promise<void> {
  await Promise.all([...opened.values()].map(async (world) => (await world).close()));
  opened.clear();
}
