import { join } from 'node:path';
import { loadSample } from '@madoguchi/db/seed/load-sample.ts';
import { Sealing } from '../platform/sealing/sealing.ts';
import { PasswordHasher } from '../platform/session/password-hasher.ts';
import type { Parts } from './run-portal.ts';

const PARTS_REPORTED = 4;

/** Loads the sample organisation, and says how far it is at each quarter. */
export const loadSampleOrganisation: Parts['loadSample'] = async ({ config, pool, clock, say }) => {
  const passwords = new PasswordHasher();
  // Its values are sealed with the key that the portal opens them with.
  const sealing = new Sealing(config.sealingKeyFile);
  sealing.makeFirstKey();
  let reported = -1;
  await loadSample(pool, {
    today: clock.today(),
    hashPassword: (password) => passwords.hash(password),
    seal: (place, text) => sealing.seal(place, text),
    filesDir: join(config.dataDir, 'files'),
    progress: (done, of) => {
      const part = Math.floor((done / of) * PARTS_REPORTED);
      if (part <= reported) return;
      reported = part;
      say(`Loading the sample organisation: ${(part * 100) / PARTS_REPORTED} %`);
    },
  });
};
