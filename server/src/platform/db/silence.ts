// Ends connections whose server says nothing any more: it hangs, or the network swallows what it says.
import type { Pool, PoolClient } from 'pg';

const LOOKS = 4;

/**
 * Ends a connection that has been in use for longer than a limit; its query fails as on any lost connection, and the pool
 * opens another. One look at all of them now and then: the driver's own timer for each query (`query_timeout`) kept every
 * request and its rows from being collected young, which cost a third of the time and twice the memory.
 */
export function endSilentConnections(pool: Pool, limitMs: number): void {
  const inUse = new Map<PoolClient, number>();
  let looked = 0;
  pool.on('acquire', (client) => inUse.set(client, looked));
  pool.on('release', (_error, client) => inUse.delete(client));
  const watch = setInterval(() => {
    looked += 1;
    for (const [client, since] of inUse) {
      if (looked - since <= LOOKS) continue;
      inUse.delete(client);
      // With a query under way this cuts the connection at once, without waiting for the other side.
      void client.end();
    }
    if (pool.ended) clearInterval(watch);
  }, limitMs / LOOKS);
  watch.unref();
}
