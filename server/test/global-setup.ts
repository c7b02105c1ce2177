import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded-postgres.ts';
import { startForgingProvider } from './forging-provider.ts';
import { superuserQuery, TEMPLATE } from './superuser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL: socket folder and the role that owns the template database. */
    pg: { readonly host: string; readonly user: string };
    /** The settings of the run's identity provider. */
    identityProvider: Record<string, string>;
  }
}

/**
 * One PostgreSQL for the whole run, and one migrated template in it that each test file copies in milliseconds. One
 * identity provider, which keeps nothing.
 */
export default async function startSurroundings(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'madoguchi-test-'));
  const server = await startEmbeddedPostgres({
    dataFolder,
    searchPath: process.env['PATH'] ?? '',
    // The data dies with the run: nothing is gained by waiting for the disk. Many portals share this server.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' },
  });
  const provider = await startForgingProvider();
  const stop = async () => {
    await provider.close();
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await superuserQuery(server.host, `create database ${TEMPLATE} owner ${server.user}`);
    await migrate({ host: server.host, user: server.user, database: TEMPLATE });
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('pg', { host: server.host, user: server.user });
  project.provide('identityProvider', provider.settings);
  return stop;
}
