import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keyName } from '../platform/audit/checkpoint-key.ts';
import { StartFault } from '../platform/start-fault.ts';
import type { Signed } from './place.ts';

/** The keys that checkpoints may be signed with, by the names that checkpoints give them. */
export class PublicKeys {
  readonly #keys: ReadonlyMap<string, KeyObject>;

  constructor(keys: readonly KeyObject[]) {
    this.#keys = new Map(keys.map((key) => [keyName(key), key]));
  }

  check({ key: name, text, signature }: Signed): 'true' | 'false' | 'unknown' {
    const key = this.#keys.get(name);
    if (!key) return 'unknown';
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64')) ? 'true' : 'false';
  }
}

export function readPublicKeys(files: readonly string[]): PublicKeys {
  return new PublicKeys(files.map(readPublicKey));
}

/**
 * The public half of the key in a PEM file, whichever half that holds.
 * @throws StartFault where it holds none
 */
export function readPublicKey(file: string): KeyObject {
  try {
    return createPublicKey(readFileSync(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(
      `The key ${file} cannot be read: ${reason}`,
      'Name the public key with --key. "npm run audit -- key" prints it where the portal runs.',
      2,
    );
  }
}
