import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat, utimes } from 'node:fs/promises';
import { attachFile, fetchCardFile } from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../../../test/ask.ts';
import { madeAll } from '../../../test/boards.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';
import { createLog } from '../log.ts';
import { png } from './file-corpus.ts';
import { FileStore } from './file-store.ts';
import { removePurgedContents } from './purged-contents.ts';

const WHO = 'system';
const LONG_AGO = new Date('2020-01-01T00:00:00.000Z');

let world: World;
let files: FileStore;
let swept: () => Promise<void>;
beforeAll(async () => {
  world = await openWorld();
  files = await FileStore.open(`${world.config.dataDir}/files`, NOW);
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
