import pg from 'pg';
import type { Ground } from '../../platform/ground.ts';

/**
 * One connection beside those of the requests, so that none of them waits for it. Always along an index: a plan made while
 * the tables were still empty would read them whole ever after.
 */
export function openBackgroundPool({ pool, log }: Pick<Ground, 'pool' | 'log'>): pg.Pool {
  const { options } = pool;
  const background = new pg.Pool({ ...options, options: `${options.options} -c enable_seqscan=off`, max: 1 });
  background.on('error', (error) => log.debug({ err: error }, 'the connection beside the requests was lost'));
  return background;
}
