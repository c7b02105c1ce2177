// The bytes that people hand in, addressed by what they are: one file per content, never altered (B0-07).
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A complete file that is not yet part of the store: look at it, then `keep` or `discard` it. */
export interface ReceivedFile {
  readonly sha256: string;
  readonly bytes: number;
  /** Where it lies until it is kept. */
  readonly path: string;
  /**
   * Moves it to its place; from then on it survives a power cut. Harmless where the store has it already. Noted before: where no row
   * comes to name it, the housekeeping finds it.
   */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Notes a content that is about to be put in the store, before any row names it. */
export type NoteContent = (sha256: string) => Promise<void>;

/** @throws always: what a store keeps that was opened to read would be found by nobody */
const refuseToKeep: NoteContent = () => Promise.reject(new Error('This store was opened to read'));

export interface StoredFile {
  readonly bytes: number;
  readonly stream: Readable;
}

const SHA256 = /^[0-9a-f]{64}$/;
/** Leftovers older than this belong to no upload that still runs, on this node or another on the same folder. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
/** How much of a refused upload is still read, so that its sender hears the answer instead of a broken connection. */
const DRAINED_TIMES = 10;

export class FileStore {
  readonly #folder: string;
  readonly #incoming: string;
  readonly #note: NoteContent;

  private constructor(folder: string, note: NoteContent) {
    this.#folder = folder;
    this.#incoming = join(folder, 'incoming');
    this.#note = note;
  }

  /** Opens (or makes) the store in `folder` and removes what a crash before `now` left half received. Without `note` it keeps nothing. */
  static async open(folder: string, now: string, note = refuseToKeep): Promise<FileStore> {
    const store = new FileStore(folder, note);
    await mkdir(store.#incoming, { recursive: true, mode: 0o700 });
    await store.#removeAbandoned(now);
    return store;
  }

  /** Writes a stream to disk as it comes, counting and hashing; beyond `maxBytes` nothing of it remains. */
  async receive(source: Readable, { maxBytes }: { readonly maxBytes: number }): Promise<ReceivedFile | 'too-large'> {
    const path = join(this.#incoming, randomUUID());
    const file = await open(path, 'wx', 0o600);
    try {
      const written = await write(source, file, maxBytes);
      if (written !== 'too-large') {
        await file.sync();
        return {
          ...written,
          path,
          keep: async () => {
            await this.#note(written.sha256);
            await this.#keep(path, written.sha256);
          },
          discard: () => rm(path, { force: true }),
        };
      }
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await rm(path, { force: true });
    return 'too-large';
  }

  /** Where a content lies, for a reader that wants a path. @throws TypeError where the text is no SHA-256 in hex */
  pathOf(sha256: string): string {
    if (!SHA256.test(sha256)) throw new TypeError('not a SHA-256 in lower-case hex');
    return join(this.#folder, sha256.slice(0, 2), sha256);
  }

  /** Reads a stored content. @throws ENOENT where the store has lost it: a fault of ours, never of the caller */
  async open(sha256: string): Promise<StoredFile> {
    const file = await open(this.pathOf(sha256), 'r');
    const { size } = await file.stat();
    return { bytes: size, stream: file.createReadStream() };
  }

  /**
   * Removes a content unless it is named. `fresh`: it was received within the hour, by somebody who may not have named it yet. What
   * needs to stay is found where it lies, so that nobody misses it. The rest lies aside while that is looked up once more, and goes
   * back where it is needed: who receives it again meanwhile puts a new one there. `absent`: there is none, or none yet.
   */
  async removeUnless(
    sha256: string,
    now: string,
    isNamed: () => Promise<boolean>,
  ): Promise<'removed' | 'named' | 'fresh' | 'absent'> {
    const path = this.pathOf(sha256);
    const judge = async (at: string) => {
      const { mtimeMs } = await stat(at);
      if (Date.parse(now) - mtimeMs < ABANDONED_AFTER_MS) return 'fresh';
      return (await isNamed()) ? 'named' : 'removed';
    };
    const aside = join(this.#incoming, randomUUID());
    try {
      const stands = await judge(path);
      if (stands !== 'removed') return stands;
      await rename(path, aside);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'absent';
      throw error;
    }
    let outcome: 'removed' | 'named' | 'fresh' | null = null;
    try {
      outcome = await judge(aside);
      return outcome;
    } finally {
      // Also where the look-up failed.
      if (outcome === 'removed') await rm(aside, { force: true });
      else await this.#keep(aside, sha256);
    }
  }

  async #keep(path: string, sha256: string): Promise<void> {
    const target = this.pathOf(sha256);
    const folder = join(this.#folder, sha256.slice(0, 2));
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    // The same content again replaces itself: a rename shows either the old file or the new one, both whole.
    await rename(path, target);
    await syncFolder(folder);
    if (made !== undefined) await syncFolder(this.#folder);
  }

  async #removeAbandoned(now: string): Promise<void> {
    for (const name of await readdir(this.#incoming)) {
      const path = join(this.#incoming, name);
      const { mtimeMs } = await stat(path);
      if (Date.parse(now) - mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
    }
  }
}

async function write(source: Readable, file: FileHandle, maxBytes: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes * DRAINED_TIMES) break;
    if (bytes > maxBytes) continue;
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  return bytes > maxBytes ? 'too-large' : { bytes, sha256: hash.digest('hex') };
}

/** A renamed file is durable only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
