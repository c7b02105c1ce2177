import { showWayOut } from '@madoguchi/contract/single-sign-on/operations.ts';
import { call } from '../../platform/call.ts';
import { logFault } from '../../platform/log.ts';

/**
 * Where the provider ends its login, to be asked while the session still stands; null where there is nothing to end there.
 * A provider that does not answer keeps nobody from leaving.
 */
export async function wayOut(): Promise<string | null> {
  try {
    return (await call(showWayOut, {})).url;
  } catch (error) {
    logFault('The identity provider could not be asked to log out', error);
    return null;
  }
}
