import type { Pool, PoolClient } from 'pg';

/**
 * Lends one connection to work that needs several statements on the same one. When the server dies meanwhile, the work
 * fails and nothing else: a lent connection also says so by an event, and an event that nobody hears ends the process.
 * @throws what the work threw; the connection is given up then, as it may stand in the middle of a transaction
 */
export async function hold<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const noteBroken = (error: unknown) => {
    broken = error instanceof Error ? error : new Error(String(error));
  };
  client.on('error', noteBroken);
  try {
    return await work(client);
  } catch (error) {
    noteBroken(error);
    throw error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
}
