// The key that signs checkpoints. Whoever can change the database but has not this file cannot sign what they made of it.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { StartFault } from '../start-fault.ts';

export interface CheckpointKey {
  /** As checkpoints name it. */
  readonly name: string;
  /** The half for verifiers, as PEM. */
  readonly publicPem: string;
  /** Ed25519 over the text in UTF-8; Base64. */
  sign(text: string): string;
}

const NAME_DIGITS = 16;

/** How checkpoints name a public key: the first 16 hexadecimal digits of the SHA-256 of its DER. */
export function keyName(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, NAME_DIGITS);
}

/**
 * The key in a PEM file. Where there is none, a new one is made that only this user may read.
 * @throws StartFault when the file cannot be read or made, or holds no Ed25519 key
 */
export function openCheckpointKey(file: string): CheckpointKey {
  const privateKey = readKey(file) ?? makeKey(file);
  const publicKey = createPublicKey(privateKey);
  return {
    name: keyName(publicKey),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

function readKey(file: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
    throw new TypeError(`it is of the kind ${key.asymmetricKeyType}`);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw fault(file, error);
  }
}

function makeKey(file: string): KeyObject {
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx', flush: true });
    return privateKey;
  } catch (error) {
    // Another process of this installation was faster: its key is the one.
    const made = isCode(error, 'EEXIST') ? readKey(file) : undefined;
    if (made) return made;
    throw fault(file, error);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function fault(file: string, error: unknown): StartFault {
  return new StartFault(
    `The key for checkpoints of the audit trail, ${file}, cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    'Give this user the right to read it, or make one: openssl genpkey -algorithm ed25519 -out FILE (AUDIT_KEY_FILE).',
  );
}
