import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepMessages } from './keep-messages.ts';
import { RecentRecords } from './recent-records.ts';
import { RecordFile } from './record-file.ts';

const HASH = 'ab'.repeat(32);
const message = (number: number, hash = HASH, text = '{}') =>
  Buffer.from(
    `<109>1 2026-11-21T05:05:00.000Z host madoguchi 1 e [audit@32473 n="${number}" h="${hash}"] \uFEFF${text}`,
  );

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madoguchi-records-'));
  path = join(folder, 'records.log');
});
afterEach(() => rm(folder, { recursive: true }));

const numbers = async () =>
  [...(await readFile(path, 'utf8')).matchAll(/ n="(\d+)"/g)].map(([, number]) => Number(number));

/** A receiver's memory and file, and what it tells its operator. */
async function opened() {
  const { file } = await RecordFile.open(path);
  const said: string[] = [];
  return { file, recent: new RecentRecords(), said, say: (line: string) => void said.push(line) };
}

describe('the file of records', () => {
  it('keeps a line that was cut off for what it is, and goes on beneath it', async () => {
    await appendFile(path, 'first\nsecond, cut o');
    const { file, tail } = await RecordFile.open(path);
    expect(tail).toEqual(['first']);
    await file.append([Buffer.from('second'), Buffer.from('third')]);
    await file.append([Buffer.from('fourth')]);
    await file.close();
    expect(await readFile(path, 'utf8')).toBe('first\nsecond, cut o\nsecond\nthird\nfourth\n');
  });
});

describe('records that come', () => {
  it('stand there once, also when they come again because an acknowledgement was lost (T19) [B0-09]', async () => {
    const keeping = await opened();
    expect(
      await keepMessages(
        [1, 2, 3].map((number) => message(number)),
        keeping,
      ),
    ).toBeNull();
    expect(
      await keepMessages(
        [2, 3, 4].map((number) => message(number)),
        keeping,
      ),
    ).toBeNull();
    expect(await numbers()).toEqual([1, 2, 3, 4]);
    expect(keeping.said).toEqual([]);
    await keeping.file.close();
  });

  it('are kept and told of where others are missing before them, or another one had their number [B0-09]', async () => {
    const keeping = await opened();
    await keepMessages([message(5), message(8), message(8, 'cd'.repeat(32))], keeping);
    expect(await numbers()).toEqual([5, 8, 8]);
    expect(keeping.said).toEqual(['Records 6 to 7 did not come', 'Record 8 came again; both stand in the file']);
    await keeping.file.close();
  });

  it('are refused where one would be more than a line', async () => {
    const keeping = await opened();
    expect(await keepMessages([message(1, HASH, '{}\n<109>1 forged')], keeping)).toBe('a message is one line');
    expect(await readFile(path, 'utf8')).toBe('');
    await keeping.file.close();
  });

  it('are not held for written where the disk refused them: they are written when they come again (T19) [B0-09]', async () => {
    const keeping = await opened();
    await keeping.file.close();
    expect(await keepMessages([message(1)], keeping)).toMatch(/closed/);
    const again = await RecordFile.open(path);
    expect(await keepMessages([message(1)], { ...keeping, file: again.file })).toBeNull();
    expect(await numbers()).toEqual([1]);
    await again.file.close();
  });
});
