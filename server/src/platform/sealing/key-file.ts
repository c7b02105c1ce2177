// The file of the keys that seal values: one key a line in Base64, the newest last. Comments begin with #.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { StartFault } from '../start-fault.ts';

export interface SealingKey {
  /** The first 16 hexadecimal digits of a hash of the secret: an id cannot be given to another key by mistake. */
  readonly id: string;
  /** 32 bytes. */
  readonly secret: Buffer;
}

const SECRET_BYTES = 32;
const HEAD =
  '# Keys of sealed values (docs/sealing.md), the newest last. Without them these values cannot be read again.';

function keyOf(secret: Buffer): SealingKey {
  const id = createHash('sha256').update('madoguchi sealing key').update(secret).digest('hex').slice(0, 16);
  return { id, secret };
}

/**
 * The keys of a file, oldest first.
 * @throws StartFault when it cannot be read, or a line is no key of 32 bytes
 */
export function readKeyFile(file: string): SealingKey[] {
  return contentOf(file)
    .split('\n')
    .map((line, at) => [line.trim(), at + 1] as const)
    .filter(([line]) => line !== '' && !line.startsWith('#'))
    .map(([line, number]) => {
      const secret = Buffer.from(line, 'base64');
      if (secret.length !== SECRET_BYTES || secret.toString('base64') !== line) {
        throw keyFileFault(file, `line ${number} is not 32 bytes in Base64`);
      }
      return keyOf(secret);
    });
}

/** Makes the file with one key, readable for this user alone; leaves one alone that another process has just made. */
export function makeKeyFile(file: string): void {
  try {
    writeFileSync(file, textOf([randomBytes(SECRET_BYTES)]), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw keyFileFault(file, error);
  }
}

/** Adds a key that seals from now on, and answers its id. The file is replaced in one step. */
export function addKey(file: string): string {
  const secret = randomBytes(SECRET_BYTES);
  replaceFile(file, [...readKeyFile(file).map((key) => key.secret), secret]);
  return keyOf(secret).id;
}

/** Takes keys out of the file; the newest stays, whatever is asked. Answers the ids that went. */
export function dropKeys(file: string, ids: readonly string[]): string[] {
  const keys = readKeyFile(file);
  const gone = keys.slice(0, -1).filter(({ id }) => ids.includes(id));
  if (gone.length > 0)
    replaceFile(
      file,
      keys.filter((key) => !gone.includes(key)).map(({ secret }) => secret),
    );
  return gone.map(({ id }) => id);
}

function replaceFile(file: string, secrets: readonly Buffer[]): void {
  const next = `${file}.next`;
  try {
    writeFileSync(next, textOf(secrets), { mode: 0o600, flag: 'wx', flush: true });
    renameSync(next, file);
  } catch (error) {
    throw keyFileFault(file, error);
  }
}

function textOf(secrets: readonly Buffer[]): string {
  return [HEAD, ...secrets.map((secret) => secret.toString('base64')), ''].join('\n');
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw keyFileFault(file, error);
  }
}

/** The fault of a file that cannot serve, as the operator reads it. */
export function keyFileFault(file: string, reason: unknown): StartFault {
  return new StartFault(
    `The keys of sealed values, ${file}, cannot be used: ${reason instanceof Error ? reason.message : String(reason)}.`,
    'Give this user the right to read and replace it (SEALING_KEY_FILE), or put it back from its safe copy.',
  );
}
