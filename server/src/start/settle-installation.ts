import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { loadBankList } from '@madoguchi/db/base-data/bank-list.ts';
import { loadBaseData } from '@madoguchi/db/base-data/load-base-data.ts';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.ts';
import { markReal, readInstallation } from '../platform/db/installation.ts';
import { StartFault } from '../platform/start-fault.ts';

/**
 * Sees to it that sample and real data never meet: loads the sample organisation into an empty database in sample
 * mode, and refuses what does not belong together. A sample of an earlier version gets what this one needs besides.
 */
export async function settleSample(
  pool: Pool,
  config: Pick<Config, 'dataDir'>,
  today: PlainDate,
  loadSample: () => Promise<void>,
): Promise<void> {
  const found = await readInstallation(pool);
  if (found === 'empty') await loadSample();
  if (found === 'sample') await loadBaseData(pool, today);
  if (found !== 'real') await loadBankList(pool, today);
  if (found === 'real') {
    throw new StartFault(
      `The data folder ${config.dataDir} holds an organisation of its own, not the sample.`,
      'Use "EMBEDDED=1 npm run serve" for it, or set DATA_DIR to another folder for the sample organisation.',
    );
  }
}

/** Makes a database ready for real use: it gets what every installation needs and is marked, unless it is a sample. */
export async function settleReal(pool: Pool, today: PlainDate): Promise<void> {
  if ((await readInstallation(pool)) === 'sample') {
    throw new StartFault(
      'This database holds the sample organisation, whose passwords are public.',
      'Use an empty database for real use. "npm start" without DATABASE_URL shows the sample organisation.',
    );
  }
  await loadBaseData(pool, today);
  await loadBankList(pool, today);
  await markReal(pool);
}
