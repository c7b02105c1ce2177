import { availableParallelism, cpus, totalmem } from 'node:os';
import { Client } from 'pg';
import type { Server } from '../seed/databases.ts';

/** Describes the machine that the figures were taken on, in a sentence. */
export async function machineLine({ host, user }: Server): Promise<string> {
  const client = new Client({ host, user, database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const memory = `${Math.round(totalmem() / 1e9)} GB`;
    const model = cpus()[0]?.model.trim() ?? 'unknown processor';
    return `${availableParallelism()} cores (${model}) shared by sender, servers and database, ${memory}; Node ${process.versions.node}, PostgreSQL ${rows[0]?.server_version}.`;
  } finally {
    await client.end();
  }
}
