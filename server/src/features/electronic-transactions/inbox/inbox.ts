// Takes what is laid into the watched folder, beside the requests (B7-07): a file once it is whole, with its sender's note. It then
// waits for its registration as an upload does, and moves to `taken/`; what cannot be taken moves to `refused/`, and is told.
import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { holdsMyNumber } from '@madoguchi/contract/values/my-number.ts';
import pg, { type PoolClient } from 'pg';
import { calendarRecord } from '../../../platform/audit/calendar-record.ts';
import { hold } from '../../../platform/db/hold.ts';
import { run } from '../../../platform/db/statement.ts';
import { tellFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { examined } from '../files.ts';
import { endInboxTurn, insertTaken, takeInboxTurn } from './inbox-store.ts';
import { noteIn } from './sender-note.ts';

const LOOK_MS = 5_000;
const STATEMENT_MS = 15_000;
const [TAKEN, REFUSED] = ['taken', 'refused'];
const NOTES: readonly string[] = ['.txt', '.eml'];
const NOTE_BYTES = 1024 * 1024;
/** Names under which programs write what they have not finished, and what systems leave behind. */
const NOT_YET = /^[.~]|~$|\.(?:part|partial|tmp|crdownload|download|filepart)$|^(?:thumbs\.db|desktop\.ini)$/i;
/** A folder that cannot be read is told of once an hour. */
const SILENT_MS = 3_600_000;

interface Seen {
  readonly bytes: number;
  readonly changedMs: number;
}

/** Without the path that errors of the file system carry: a name may hold what no log may. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  return 'path' in error ? `${code} (${syscall})` : error.message;
}

class Inbox {
  readonly #ground: Ground;
  readonly #folder: string;
  readonly #pool: pg.Pool;
  /** The files of the look before: one that has not changed since is whole. */
  #seen = new Map<string, Seen>();
  #toldMs: number | null = null;
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor(ground: Ground, folder: string) {
    this.#ground = ground;
    this.#folder = folder;
    this.#pool = new pg.Pool({ ...ground.pool.options, max: 1, statement_timeout: STATEMENT_MS });
    this.#pool.on('error', (error) =>
      ground.log.debug({ err: error }, 'the connection of the watched folder was lost'),
    );
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_MS);
    this.#timer.unref();
    void this.look();
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#looking;
    await this.#pool.end();
  }

  /** Looks once, after any look under way. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() =>
      this.#look().catch((error: unknown) => {
        const nowMs = this.#ground.clock.elapsedMs();
        if (this.#toldMs !== null && nowMs - this.#toldMs < SILENT_MS) return;
        this.#toldMs = nowMs;
        this.#ground.log.error({ err: error, folder: this.#folder }, 'the watched folder cannot be looked through');
      }),
    );
    return this.#looking;
  }

  async #look(): Promise<void> {
    const whole = await this.#wholeFiles();
    if (whole.length > 0) {
      await hold(this.#pool, async (client) => {
        if (!(await takeInboxTurn(client))) return;
        try {
          await this.#takeAll(client, whole);
        } finally {
          await endInboxTurn(client);
        }
      });
    }
    this.#toldMs = null;
  }

  /** The names of files that have not changed since the look before. A link leads elsewhere and is none. */
  async #wholeFiles(): Promise<readonly string[]> {
    const now = new Map<string, Seen>();
    const names = (await readdir(this.#folder)).filter((name) => !NOT_YET.test(name)).sort();
    for (const name of names) {
      const found = await lstat(join(this.#folder, name)).catch(() => null);
      if (found?.isFile() && found.size > 0) now.set(name, { bytes: found.size, changedMs: found.mtimeMs });
    }
    const before = this.#seen;
    this.#seen = now;
    return [...now].flatMap(([name, { bytes, changedMs }]) => {
      const earlier = before.get(name);
      return earlier?.bytes === bytes && earlier.changedMs === changedMs ? [name] : [];
    });
  }

  /** A text or a mail beside another file of its name is that one's note; alone, a mail is a paper, and a text waits for one. */
  async #takeAll(client: PoolClient, whole: readonly string[]): Promise<void> {
    const all = [...this.#seen.keys()];
    const stemOf = (name: string) => parse(name).name.normalize('NFC').toLowerCase();
    const isNote = (name: string) => NOTES.includes(parse(name).ext.toLowerCase());
    const papers = all.filter((name) => !isNote(name));
    const stems = new Set(papers.map(stemOf));
    const failures = new Set<string>();
    for (const name of whole) {
      const isPaper = !isNote(name) || (/\.eml$/i.test(name) && !stems.has(stemOf(name)));
      if (!isPaper) continue;
      const notes = all.filter((one) => one !== name && isNote(one) && stemOf(one) === stemOf(name));
      // A note that is still being written is waited for.
      if (!notes.every((note) => whole.includes(note))) continue;
      // One that cannot be read or moved keeps no other from being taken.
      await this.#take(client, name, notes).catch((error: unknown) => failures.add(reasonOf(error)));
    }
    if (failures.size > 0) throw new Error(`files could not be taken: ${[...failures].join(', ')}`);
  }

  async #take(client: PoolClient, name: string, notes: readonly string[]): Promise<void> {
    const { files, clock, live, log } = this.#ground;
    const path = join(this.#folder, name);
    const received = await files.receive(createReadStream(path), { maxBytes: TRANSACTION_LIMITS.fileBytes });
    if (received === 'too-large') return this.#refuse(name, notes);
    try {
      const now = clock.now();
      const { sha256, bytes } = received;
      const stated = await examined(received, name);
      const senderNote = await this.#noteOf(notes);
      if (holdsMyNumber(senderNote)) return await this.#refuse(name, notes);
      await received.keep();
      const file = { id: uuidAt(now), ...stated, bytes, sha256, senderNote };
      const record = calendarRecord(now, {
        event: 'electronic-transaction.file-added',
        target: ['electronic-transaction-file', file.id],
        difference: { ...file, source: 'inbox' },
      });
      const [taken] = await run(client, insertTaken, { ...record, ...file, at: now });
      if (taken === undefined) log.info({ sha256 }, 'a file of the watched folder was taken before');
      await this.#moveAway([name, ...notes], TAKEN);
      if (taken === undefined) return;
      live.announce(
        { kind: 'changed', noun: 'electronic-transactions', id: file.id, version: null },
        { rule: 'auditor', employeeId: null },
      );
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await this.#refuse(name, notes);
    } finally {
      await received.discard();
    }
  }

  async #noteOf(notes: readonly string[]): Promise<string> {
    const said: string[] = [];
    for (const note of notes) {
      const path = join(this.#folder, note);
      if ((await lstat(path)).size <= NOTE_BYTES) said.push(noteIn(note, await readFile(path)));
    }
    return said.filter((one) => one !== '').join('\n\n');
  }

  async #refuse(name: string, notes: readonly string[]): Promise<void> {
    const { clock, facts, log, pool } = this.#ground;
    await this.#moveAway([name, ...notes], REFUSED);
    // The name may hold what nobody may read here, such as a My Number: the folder has it.
    log.warn('a file of the watched folder was refused');
    const at = clock.now();
    const what = { id: uuidAt(at), key: null, kind: 'inbox-refused', at, subject: null, about: '', said: {} } as const;
    if ((await tellFacts(pool, [{ ...what, to: { roles: ['system'] } }])) > 0) facts.ring();
  }

  /** Behind the commit: a file that is still here afterwards is taken once, and moved at the next look. */
  async #moveAway(names: readonly string[], to: string): Promise<void> {
    const folder = join(this.#folder, to);
    await mkdir(folder, { recursive: true });
    const there = new Set(await readdir(folder));
    for (const name of names) {
      // A file that was written over meanwhile is another one, which is looked at by itself.
      const standing = await lstat(join(this.#folder, name)).catch(() => null);
      const seen = this.#seen.get(name);
      if (standing?.size !== seen?.bytes || standing?.mtimeMs !== seen?.changedMs) continue;
      const { name: stem, ext } = parse(name);
      let free = name;
      for (let nth = 2; there.has(free); nth += 1) free = `${stem}-${nth}${ext}`;
      there.add(free);
      await rename(join(this.#folder, name), join(folder, free));
      this.#seen.delete(name);
    }
  }
}

/** Begins to watch where a folder is configured; the returned function ends it. */
export function startInbox(ground: Ground): () => Promise<void> {
  const { inboxDir } = ground.config;
  if (inboxDir === null) return async () => {};
  const inbox = new Inbox(ground, inboxDir);
  inbox.start();
  return () => inbox.stop();
}
