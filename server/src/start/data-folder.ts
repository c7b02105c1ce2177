import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { StartFault } from '../platform/start-fault.ts';

/**
 * Makes the data folder if it is missing, and sees that it can be used.
 * @throws StartFault naming the setting when it cannot
 */
export function prepareDataFolder(folder: string): void {
  try {
    // Others may pass through, but not look around: under root the database belongs to another user. A folder that was
    // there before keeps the rights somebody gave it.
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o711);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartFault(
      `DATA_DIR: ${folder} cannot be used (${reason}).`,
      'Give this user the right to write there, or set DATA_DIR to another folder.',
      2,
    );
  }
}
