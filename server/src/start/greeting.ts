import { SAMPLE_PASSWORD, SAMPLE_PEOPLE } from '@madoguchi/db/seed/people.ts';
import type { Config } from '../platform/config.ts';

/** The console's message once the portal serves: its address, and how to log in. */
export function greeting(config: Pick<Config, 'publicUrl' | 'sample'>, tookMs: number): string {
  const ready = `Madoguchi is ready at ${config.publicUrl} (${(tookMs / 1000).toFixed(1)} s)`;
  const logIn = config.sample
    ? [
        `Log in with one of the sample accounts and the password ${SAMPLE_PASSWORD}:`,
        ...Object.values(SAMPLE_PEOPLE).map(({ email }) => `  ${email}`),
      ]
    : ['Accounts are made with "npm run account -- create".'];
  return ['', ready, ...logIn, 'Ctrl-C stops it.', ''].join('\n');
}
