import type { Ground } from '../ground.ts';
import { openAuditPool } from './audit-pool.ts';
import { openCheckpointKey } from './checkpoint-key.ts';
import { Sequencer } from './sequencer.ts';

/**
 * Begins to number audit records; the returned function ends it, when nothing writes records any more.
 * @throws StartFault where the key of the checkpoints cannot be used
 */
export function startSequencer(ground: Ground): () => Promise<void> {
  const key = openCheckpointKey(ground.config.auditKeyFile);
  const pool = openAuditPool(ground);
  const sequencer = new Sequencer(ground, pool, key);
  sequencer.start();
  return async () => {
    await sequencer.stop();
    await pool.end();
  };
}
