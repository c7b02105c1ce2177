// Values that the database holds only sealed: bank accounts, answers of forms. Its administrators, its backups and whoever
// steals one of them read nothing, because the key lies in a file beside the portal.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { keyFileFault, makeKeyFile, readKeyFile, type SealingKey } from './key-file.ts';

/** Where a sealed value lies. It opens nowhere else, so that rows cannot be swapped in the database. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  /** The key of its row: never changed, and never used again. */
  readonly row: string;
}

/** A value that does not open; its message names the place, and nothing of the value. */
export class SealFault extends Error {
  override readonly name = 'SealFault';
}

const FORMAT = 1;
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + KEY_ID_BYTES + NONCE_BYTES;

/** The key that sealed a value, as 16 hexadecimal digits. */
export function keyIdOf(sealed: Buffer): string {
  return sealed.subarray(1, 1 + KEY_ID_BYTES).toString('hex');
}

/** The place and the head are authenticated, too: length before each part, so that no two places read alike. */
function boundTo({ table, column, row }: SealedPlace, head: Buffer): Buffer {
  const parts = [table, column, row].map((part) => `${Buffer.byteLength(part)}:${part}`);
  return Buffer.concat([Buffer.from(`${parts.join('')};`), head]);
}

/**
 * Seals with AES-256-GCM: format (1 byte), key id (8), nonce (12), ciphertext, tag (16). The newest key of the file seals, each of
 * them opens. The file is read again when it has changed: keys are rotated while the portal serves.
 */
export class Sealing {
  readonly file: string;
  #keys: readonly SealingKey[] = [];
  /** Tells versions of the file apart: one replaced within a tick of the clock has another inode or length. */
  #read = '';

  constructor(file: string) {
    this.file = file;
  }

  /** The ids of all keys in the file, oldest first; empty where there is no file yet. */
  keyIds(): string[] {
    return this.#current().map(({ id }) => id);
  }

  /** Makes the file with a first key, where there is none. */
  makeFirstKey(): void {
    if (this.#current().length === 0) makeKeyFile(this.file);
  }

  /** Seals a text for its place, each time into other bytes. */
  seal(place: SealedPlace, text: string): Buffer {
    const key = this.#current().at(-1);
    if (key === undefined) throw keyFileFault(this.file, 'there is no key in it');
    const nonce = randomBytes(NONCE_BYTES);
    const head = Buffer.concat([Buffer.of(FORMAT), Buffer.from(key.id, 'hex'), nonce]);
    const cipher = createCipheriv('aes-256-gcm', key.secret, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(boundTo(place, head));
    return Buffer.concat([head, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  /**
   * Opens what was sealed for this place.
   * @throws SealFault where its key is missing, or a byte or the place is another than when it was sealed
   */
  open(place: SealedPlace, sealed: Buffer): string {
    const where = `${place.table}.${place.column} of ${place.row}`;
    if (sealed.length < HEAD_BYTES + TAG_BYTES || sealed[0] !== FORMAT) throw new SealFault(`${where} is not sealed.`);
    const id = keyIdOf(sealed);
    const key = this.#current().find((known) => known.id === id);
    if (key === undefined) throw new SealFault(`${where} was sealed with key ${id}, which ${this.file} does not hold.`);
    const head = sealed.subarray(0, HEAD_BYTES);
    const nonce = head.subarray(1 + KEY_ID_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key.secret, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(boundTo(place, head));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      const text = decipher.update(sealed.subarray(HEAD_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      throw new SealFault(`${where} is not what was sealed for it.`);
    }
  }

  #current(): readonly SealingKey[] {
    const found = statSync(this.file, { throwIfNoEntry: false });
    const version = found && [found.mtimeMs, found.ino, found.size].join(' ');
    if (version !== undefined && version !== this.#read) {
      this.#keys = readKeyFile(this.file);
      this.#read = version;
    }
    return this.#keys;
  }
}
