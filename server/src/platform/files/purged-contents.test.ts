import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { attachFile, fetchCardFile } from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/ask.ts';
import { madeAll } from '../../../test/boards.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';
import { createLog } from '../log.ts';
import { png } from './file-corpus.ts';
import { FileStore } from './file-store.ts';
import { removePurgedContents } from './purged-contents.ts';
import { isNamed, noteReceived } from './purged-contents-store.ts';

const WHO = 'system';
const LONG_AGO = new Date('2020-01-01T00:00:00.000Z');

let world: World;
let files: FileStore;
let swept: () => Promise<void>;
beforeAll(async () => {
  world = await openWorld();
  files = await FileStore.open(`${world.config.dataDir}/files`, NOW, (sha256) => noteReceived(world.appPool, sha256));
  const log = createLog({ logLevel: 'error' }, { write: (line) => expect.unreachable(line) });
  swept = () => removePurgedContents({ pool: world.appPool, files, clock: world.clock, log });
});
afterAll(() => world.close());

/** Told from every other by the bytes behind the picture. */
const freshPicture = () => Buffer.concat([png(4, 4), randomBytes(16)]);
const sumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const isThere = (sha256: string) =>
  stat(files.pathOf(sha256)).then(
    () => true,
    () => false,
  );

async function attached(cardId: string, content: Buffer): Promise<string> {
  const answered = await ask(world, attachFile, { who: WHO, input: { cardId }, file: { name: '図.png', content } });
  expect(answered.status).toBe(200);
  return (answered.body as { id: string }).id;
}

const deleteRow = (id: string) => world.pool.query('delete from board_attachments where id = $1', [id]);
const age = (sha256: string) => utimes(files.pathOf(sha256), LONG_AGO, LONG_AGO);

it('bytes go with the last row that names them, in whichever table that was deleted, and no sooner [B0-07]', async () => {
  const { cardId, boardId } = await madeAll(world, WHO);
  const other = await madeAll(world, WHO);
  const content = freshPicture();
  const sha256 = sumOf(content);
  const first = await attached(cardId, content);
  await attached(other.cardId, content);
  await age(sha256);
  await deleteRow(first);
  await swept();
  expect(await isThere(sha256)).toBe(true);

  const lent = await attached(cardId, content);
  await world.pool.query(
    `insert into attachments (id, sha256, bytes, media_type, name, added_by, added_at)
     select id, sha256, bytes, media_type, name, added_by, added_at from board_attachments where id = $1`,
    [lent],
  );
  await age(sha256);
  // Its rows go with their boards.
  await world.pool.query('delete from boards where id = any($1)', [[boardId, other.boardId]]);
  await swept();
  expect(await isThere(sha256)).toBe(true);
  await world.pool.query('delete from attachments where id = $1', [lent]);
  await swept();
  expect(await isThere(sha256)).toBe(false);
});

it('bytes that were received within the hour wait for the next time', async () => {
  const { cardId } = await madeAll(world, WHO);
  const content = freshPicture();
  const sha256 = sumOf(content);
  await deleteRow(await attached(cardId, content));
  await swept();
  expect(await isThere(sha256)).toBe(true);
  await age(sha256);
  await swept();
  expect(await isThere(sha256)).toBe(false);
});

it('a file that is handed in again in the same moment is there whenever its row is, whoever comes first [B0-07]', async () => {
  const { cardId } = await madeAll(world, WHO);
  for (let round = 0; round < 12; round += 1) {
    const content = freshPicture();
    const sha256 = sumOf(content);
    await deleteRow(await attached(cardId, content));
    await age(sha256);
    const sweeps = Array.from({ length: 3 }, () => swept());
    const [id] = await Promise.all([attached(cardId, content), ...sweeps]);
    await swept();
    expect(await readFile(files.pathOf(sha256))).toEqual(content);
    expect((await ask(world, fetchCardFile, { who: WHO, input: { attachmentId: id } })).status).toBe(200);
    await deleteRow(id);
  }
});

describe('bytes of an upload that broke off before its row was written', () => {
  /** They lie in the store, as after a crash. */
  async function brokenOff(content: Buffer): Promise<string> {
    const received = await files.receive(Readable.from([content]), { maxBytes: 10_000 });
    if (received === 'too-large') throw new Error('refused');
    await received.keep();
    return received.sha256;
  }

  it('go an hour later, also where the database refused the row [B0-07]', async () => {
    const { cardId } = await madeAll(world, WHO);
    const [crashed, refused] = [await brokenOff(freshPicture()), freshPicture()];
    await world.pool.query("alter table board_attachments add constraint none check (name <> '壊れる.png') not valid");
    const file = { name: '壊れる.png', content: refused };
    expect((await ask(world, attachFile, { who: WHO, input: { cardId }, file })).status).toBeGreaterThanOrEqual(500);
    await world.pool.query('alter table board_attachments drop constraint none');
    const there = () => Promise.all([isThere(crashed), isThere(sumOf(refused))]);
    await swept();
    expect(await there()).toEqual([true, true]);
    await age(crashed);
    await age(sumOf(refused));
    await swept();
    expect(await there()).toEqual([false, false]);
  });

  it('are looked for again where the housekeeping came between the note and the bytes', async () => {
    const content = freshPicture();
    const sha256 = sumOf(content);
    await noteReceived(world.appPool, sha256);
    await swept();
    const early = await FileStore.open(`${world.config.dataDir}/files`, NOW, () => Promise.resolve());
    const received = await early.receive(Readable.from([content]), { maxBytes: 10_000 });
    if (received !== 'too-large') await received.keep();
    await age(sha256);
    await swept();
    expect(await isThere(sha256)).toBe(false);
  });

  /** The same file is handed in once more, by an upload that goes on, right after it was looked up that no row names it. */
  const handedInMeanwhile = (sha256: string, cardId: string, content: Buffer) => {
    let uploaded: Promise<string> | null = null;
    return async () => {
      const stands = await isNamed(world.appPool, sha256);
      uploaded ??= attached(cardId, content);
      await uploaded;
      return stands;
    };
  };

  it('stay where the same are handed in meanwhile by an upload that goes on [B0-07]', async () => {
    const { cardId } = await madeAll(world, WHO);
    const content = freshPicture();
    const sha256 = await brokenOff(content);
    await age(sha256);
    await files.removeUnless(sha256, world.clock.now(), handedInMeanwhile(sha256, cardId, content));
    expect([await isNamed(world.appPool, sha256), await isThere(sha256)]).toEqual([true, true]);
  });

  it('would be lost to it by a removal that looks once and removes then: the control', async () => {
    const { cardId } = await madeAll(world, WHO);
    const content = freshPicture();
    const sha256 = await brokenOff(content);
    await age(sha256);
    if (!(await handedInMeanwhile(sha256, cardId, content)())) await rm(files.pathOf(sha256));
    expect([await isNamed(world.appPool, sha256), await isThere(sha256)]).toEqual([true, false]);
  });
});
