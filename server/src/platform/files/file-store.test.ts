import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileStore, type ReceivedFile } from './file-store.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const LIMIT = { maxBytes: 1024 };

let folder: string;
let store: FileStore;
/** The contents that were noted, and true where they lay in the store already. */
let noted: (readonly [sha256: string, isThere: boolean])[];
const isThere = (sha256: string) =>
  stat(store.pathOf(sha256)).then(
    () => true,
    () => false,
  );
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  noted = [];
  store = await FileStore.open(folder, NOW, async (sha256) => {
    noted.push([sha256, await isThere(sha256)]);
  });
});
afterEach(() => rm(folder, { recursive: true }));

async function receive(content: Buffer): Promise<ReceivedFile> {
  const received = await store.receive(Readable.from([content.subarray(0, 3), content.subarray(3)]), LIMIT);
  if (received === 'too-large') throw new Error('refused');
  return received;
}

const incoming = () => readdir(join(folder, 'incoming'));

describe('the store of files', () => {
  it('keeps bytes unchanged under their SHA-256 [B0-07]', async () => {
    const content = randomBytes(1024);
    const received = await receive(content);
    expect(received.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    expect(await readdir(folder)).toEqual(['incoming']);

    await received.keep();
    const { bytes, stream } = await store.open(received.sha256);
    expect(bytes).toBe(1024);
    expect(await buffer(stream)).toEqual(content);
    expect(await incoming()).toEqual([]);
    expect((await stat(store.pathOf(received.sha256))).mode & 0o777).toBe(0o600);
  });

  it('holds the same content once, however often it is handed in', async () => {
    const content = randomBytes(100);
    const [first, second] = [await receive(content), await receive(content)];
    await first.keep();
    await second.keep();
    expect(await readdir(join(folder, first.sha256.slice(0, 2)))).toEqual([first.sha256]);
    expect(await readFile(store.pathOf(first.sha256))).toEqual(content);
  });

  it('notes a content before it is put there, and puts none there that nobody notes [B0-07]', async () => {
    const { sha256, keep } = await receive(randomBytes(10));
    expect(noted).toEqual([]);
    await keep();
    expect(noted).toEqual([[sha256, false]]);
    store = await FileStore.open(folder, NOW);
    const unnoted = await receive(randomBytes(10));
    await expect(unnoted.keep()).rejects.toThrow('opened to read');
    expect(await isThere(unnoted.sha256)).toBe(false);
  });

  it('leaves nothing of what is too large or discarded, and reads the rest of it [T10]', async () => {
    const source = Readable.from([Buffer.alloc(1000), Buffer.alloc(25), Buffer.alloc(5000)]);
    expect(await store.receive(source, LIMIT)).toBe('too-large');
    expect(source.readableEnded).toBe(true);
    await (await receive(randomBytes(10))).discard();
    expect(await incoming()).toEqual([]);
  });

  it('stops reading a stream without end', async () => {
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          sent += 512;
          yield Buffer.alloc(512);
        }
      })(),
    );
    expect(await store.receive(endless, LIMIT)).toBe('too-large');
    expect(endless.destroyed).toBe(true);
    expect(sent).toBeLessThan(64 * 1024);
  });

  it('leaves nothing of an upload that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error('connection lost');
      })(),
    );
    await expect(store.receive(broken, LIMIT)).rejects.toThrow('connection lost');
    expect(await incoming()).toEqual([]);
  });

  it('removes at start what a crash left, and not an upload that still runs', async () => {
    for (const [name, time] of [
      ['left', '2026-11-21T01:59:00.000Z'],
      ['running', '2026-11-21T02:59:00.000Z'],
    ] as const) {
      await writeFile(join(folder, 'incoming', name), 'x');
      await utimes(join(folder, 'incoming', name), new Date(time), new Date(time));
    }
    await FileStore.open(folder, NOW);
    expect(await incoming()).toEqual(['running']);
  });

  it('takes nothing but a SHA-256 as a place [T12]', async () => {
    for (const place of ['../../etc/passwd', '%2e%2e%2f', '..\\..\\x', 'A'.repeat(64), `${'a'.repeat(63)}\0`, '']) {
      await expect(store.open(place)).rejects.toThrow(TypeError);
    }
  });
});

describe('the removal of a content', () => {
  const LONG_AGO = new Date('2020-01-01T00:00:00.000Z');
  const kept = async (content: Buffer) => {
    const received = await receive(content);
    await received.keep();
    await utimes(store.pathOf(received.sha256), LONG_AGO, LONG_AGO);
    return received.sha256;
  };

  it('never takes away one that is named, not for a moment', async () => {
    const content = randomBytes(50);
    const sha256 = await kept(content);
    const seen: Buffer[] = [];
    const isNamed = async () => {
      seen.push(await readFile(store.pathOf(sha256)));
      return true;
    };
    expect(await store.removeUnless(sha256, NOW, isNamed)).toBe('named');
    expect(seen).toEqual([content]);
  });

  it.each([0, 1])('leaves one that is handed in again while it is looked up for the time %i', async (when) => {
    const content = randomBytes(50);
    const sha256 = await kept(content);
    let asked = 0;
    const isNamed = async () => {
      if (asked === when) await (await receive(content)).keep();
      asked += 1;
      return false;
    };
    await store.removeUnless(sha256, NOW, isNamed);
    expect(asked).toBeGreaterThan(when);
    expect(await readFile(store.pathOf(sha256))).toEqual(content);
    expect(await incoming()).toEqual([]);
  });

  it('puts back one of which nobody could say whether it is named', async () => {
    const sha256 = await kept(randomBytes(50));
    let asked = 0;
    const isNamed = async () => {
      asked += 1;
      if (asked === 2) throw new Error('the database is away');
      return false;
    };
    await expect(store.removeUnless(sha256, NOW, isNamed)).rejects.toThrow('away');
    expect((await stat(store.pathOf(sha256))).size).toBe(50);
  });
});
