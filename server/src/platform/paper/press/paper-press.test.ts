import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pdfPages } from '../../../../test/pdf-text.ts';
import { pdf } from '../../files/file-corpus.ts';
import { type Customer, PaperPress, PressBusy, PressTooMany } from './paper-press.ts';
import type { PaperOrder } from './print-sheet.ts';

const STUCK = fileURLToPath(new URL('../../../../test/stuck-press.ts', import.meta.url));
const PORTAL = fileURLToPath(new URL('../../../../test/printing-portal.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'press-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sumOf = (path: string) => hash('sha256', path);

/** An order for a sheet with a PDF in each of these places. */
function orderWith(...paths: readonly string[]): PaperOrder {
  const sums = paths.map(sumOf);
  return {
    sheet: {
      title: '精算書',
      name: 'TE-2026-00123',
      author: '',
      subject: '',
      content: [{ text: '精算書' }],
      files: {
        heading: '領収書',
        belongsTo: '明細',
        items: sums.map((sha256, index) => ({
          file: { name: `${index}.pdf`, mediaType: 'application/pdf', sha256, bytes: 1 },
          mark: '1',
          label: '明細 1',
        })),
      },
    },
    printing: { language: 'ja', company: '', printedBy: '', printedAt: '2026-11-21T05:05:00.000Z' },
    files: Object.fromEntries(sums.map((sha256, index) => [sha256, paths[index] ?? ''])),
  };
}

const customer = (accountId = 'staff', gone = new AbortController().signal): Customer => ({ accountId, gone });

/** The processes that this one has started. */
async function children(): Promise<string[]> {
  const tasks = await readdir(`/proc/${process.pid}/task`);
  const lists = await Promise.all(tasks.map((task) => readFile(`/proc/${process.pid}/task/${task}/children`, 'utf8')));
  return lists.flatMap((list) => list.split(' ').filter((pid) => pid !== ''));
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the press', () => {
  let press: PaperPress;
  beforeEach(() => {
    press = new PaperPress();
  });
  afterEach(() => press.close());

  const pagesOf = async (order: PaperOrder) => pdfPages((await press.print(order, customer())).pdf);

  it('prints in a process of its own, one after another', async () => {
    const path = join(folder, 'honest.pdf');
    await writeFile(path, pdf());
    const printed = await Promise.all([pagesOf(orderWith(path)), pagesOf(orderWith())]);
    expect(printed.map((pages) => pages.length)).toEqual([2, 1]);
  });

  it('is warm before the first paper, once somebody is about to ask for it', async () => {
    const before = await children();
    press.warm();
    const [started] = (await children()).filter((pid) => !before.includes(pid));
    expect(started).toBeTruthy();
    await pagesOf(orderWith());
    expect(await children()).toContain(started);
  });

  it('tells of a lost file and goes on printing', async () => {
    await expect(press.print(orderWith(join(folder, 'lost')), customer())).rejects.toThrow('ENOENT');
    expect(await pagesOf(orderWith())).toHaveLength(1);
  });

  it('lists a file at which the process ends as damaged, and prints the sheet without it [T10]', async () => {
    const path = join(folder, 'junk.pdf');
    // Within every budget: the parser looks for an object at each of nine million places, for a minute.
    await writeFile(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_000_000, 'A'), pdf()]));
    const honest = join(folder, 'honest.pdf');
    await writeFile(honest, pdf());
    press = new PaperPress({ fileCpuMs: 1_000 });
    const [page, behind] = await pagesOf(orderWith(path, honest));
    expect(page?.text).toContain('別ファイル（破損のため印刷不可）');
    expect(behind?.width).toBe(300);
  });
});

describe('a press that is kept busy', () => {
  let press: PaperPress;
  afterEach(() => press.close());

  it('ends at a file that takes more processor time than any honest one, and knows it the next time [T10]', async () => {
    press = new PaperPress({ fileCpuMs: 300 }, STUCK);
    const paths = [join(folder, 'first'), join(folder, 'second')];
    const order = orderWith(...paths);
    const damaged = paths.map(sumOf).join();
    expect(Buffer.from((await press.print(order, customer())).pdf).toString()).toBe(damaged);
    const pid = await readFile(join(folder, 'second'), 'utf8');
    expect(Buffer.from((await press.print(order, customer())).pdf).toString()).toBe(damaged);
    expect(await readFile(join(folder, 'second'), 'utf8')).toBe(pid);
  });

  it('gives up a paper that takes too long, lets two orders of a person wait, and so many of all', async () => {
    press = new PaperPress({ orderMs: 500, waiting: 3 }, STUCK);
    const given = [customer(), customer(), customer(), customer(), customer('other'), customer('third')];
    const refused = await Promise.allSettled(
      given.map((one, index) => press.print(orderWith(join(folder, `stuck${index}`)), one)),
    );
    expect(refused.map((one) => one.status === 'rejected' && one.reason.constructor)).toEqual([
      PressBusy,
      PressBusy,
      PressBusy,
      PressTooMany,
      PressBusy,
      PressBusy,
    ]);
    expect(refused.at(-1)).toMatchObject({ reason: new PressBusy('too many papers wait to be printed') });
    expect(refused.at(-2)).toMatchObject({ reason: new PressBusy('the paper took too long') });
  });

  it('drops the orders of whoever has hung up, at once', async () => {
    press = new PaperPress({ orderMs: 1_000 }, STUCK);
    const order = orderWith(join(folder, 'stuck'));
    const first = press.print(order, customer());
    const hangsUp = new AbortController();
    const gone = [1, 2].map(() => press.print(order, customer('other', hangsUp.signal)));
    hangsUp.abort();
    const message = 'whoever ordered this has hung up';
    await expect(Promise.all(gone.map((one) => one.catch(String)))).resolves.toEqual(
      gone.map(() => String(new PressBusy(message))),
    );
    const others = [1, 2].map(() => press.print(orderWith(), customer('other')));
    await expect(first).rejects.toThrow('the paper took too long');
    expect(await Promise.all(others)).toHaveLength(2);
  });

  it('ends at once when the portal closes, with the orders that wait', async () => {
    press = new PaperPress({ fileCpuMs: 600_000 }, STUCK);
    const path = join(folder, 'closing');
    const orders = [1, 2].map(() =>
      press.print(orderWith(path), customer()).catch((error: Error) => error.constructor),
    );
    const pid = await vi.waitFor(async () => Number((await readFile(path, 'utf8')) || undefined), 20_000);
    await press.close();
    expect(await Promise.all(orders)).toEqual([PressBusy, PressBusy]);
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 5_000);
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)('ends with the portal, whatever it is doing: %s', async (signal) => {
    press = new PaperPress();
    const path = join(folder, signal);
    const portal = spawn(process.execPath, [PORTAL, path], { stdio: 'ignore' });
    const pid = await vi.waitFor(async () => Number((await readFile(path, 'utf8')) || undefined), 20_000);
    expect(isRunning(pid)).toBe(true);
    portal.kill(signal);
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 5_000);
  });

  it('has limits of the system for processor time and memory', async () => {
    press = new PaperPress({ orderMs: 2_000 }, STUCK);
    const path = join(folder, 'limits');
    const stuck = press.print(orderWith(path), customer()).catch(String);
    const pid = await vi.waitFor(async () => Number((await readFile(path, 'utf8')) || undefined), 20_000);
    const limits = await readFile(`/proc/${pid}/limits`, 'utf8');
    expect(limits).toMatch(/Max cpu time +150 +150 /);
    expect(limits).toMatch(/Max data size +2147483648 /);
    await stuck;
  });
});
