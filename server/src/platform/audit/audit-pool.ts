import pg from 'pg';
import { sessionOptions } from '../db/connect.ts';
import type { Ground } from '../ground.ts';

/**
 * A connection that may write what the requests' may not: the chain and the outbox. Always along an index, a row at a
 * time: a plan made while the tables were still small would read them whole.
 */
const ALONG_INDEXES = '-c enable_seqscan=off -c enable_bitmapscan=off -c enable_hashjoin=off -c enable_mergejoin=off';

export function openAuditPool({ pool, log }: Pick<Ground, 'pool' | 'log'>): pg.Pool {
  const options = `${sessionOptions('madoguchi_audit')} ${ALONG_INDEXES}`;
  const audit = new pg.Pool({ ...pool.options, options, max: 1 });
  audit.on('error', (error) => log.debug({ err: error }, 'the connection of the audit trail was lost'));
  return audit;
}
