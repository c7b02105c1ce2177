// A portal beside the world's on the same database, as another process would be: for what it does by itself on a day.
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import type { World } from './world.ts';

/** Built and not started: it looks at the day when it starts. */
export function portalBeside({ config, pool, clock }: World): Promise<FastifyInstance> {
  return buildApp({ config, pool, clock, log: pino({ level: 'silent' }) });
}

/** It looks at the day, and stops when what is waited for has come. */
export async function startAndStop(portal: FastifyInstance, hasCome = async () => {}): Promise<void> {
  await portal.ready();
  await hasCome();
  await portal.close();
}

/** A portal that starts at a moment, in Japan (such as `2026-11-27T08:00:00`), looks at the day, and stops. */
export async function startPortalAt(world: World, moment: string, hasCome?: () => Promise<void>): Promise<void> {
  world.clock.set(`${moment}+09:00`);
  await startAndStop(await portalBeside(world), hasCome);
}
