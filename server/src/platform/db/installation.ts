import type { Pool } from 'pg';

/** The content of a migrated database: nothing yet, the sample organisation, or a real one. */
export type Installation = 'empty' | 'sample' | 'real';

export async function readInstallation(pool: Pool): Promise<Installation> {
  const { rows } = await pool.query<{ sample: boolean | null; inhabited: boolean }>(
    'select (select sample from installation) as sample, exists (select from accounts) as inhabited',
  );
  const [row] = rows;
  if (row?.sample === true) return 'sample';
  return row?.sample === false || row?.inhabited ? 'real' : 'empty';
}

/** Notes that this database is for real use; from then on the sample organisation is never loaded into it. */
export async function markReal(pool: Pool): Promise<void> {
  await pool.query('insert into installation (sample) values (false) on conflict (one) do nothing');
}
