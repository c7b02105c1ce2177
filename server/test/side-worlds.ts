// Portals with other settings than the one under test, each opened when it is first needed.
import type { Environment } from '../src/platform/config.ts';
import { openWorld, type World } from './world.ts';

const opened = new Map<string, Promise<World>>();

export function sideWorld(environment: Environment): Promise<World> {
  const key = JSON.stringify(environment);
  const world = opened.get(key) ?? openWorld(environment);
  opened.set(key, world);
  return world;
}

export async function closeSideWorlds(): Promise<void> {
  await Promise.all([...opened.values()].map(async (world) => (await world).close()));
  opened.clear();
}
