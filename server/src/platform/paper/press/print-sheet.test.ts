import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../test/pdf-text.ts';
import { pdf, png } from '../../files/file-corpus.ts';
import type { PaperFile, Printing, Sheet, SheetFile } from '../sheet.ts';
import { PaperPress, PressBusy } from './paper-press.ts';
import { type PaperOrder, printSheet } from './print-sheet.ts';

const PRINTING: Printing = {
  language: 'ja',
  company: '会社',
  printedBy: '山田 太郎',
  printedAt: '2026-11-21T05:05:00.000Z',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paper-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Given = readonly [name: string, mediaType: PaperFile['mediaType'], content: Buffer];

const SHEET: Omit<Sheet, 'files' | 'content'> = {
  title: '精算書',
  name: 'TE-2026-00123',
  author: '髙橋 﨑子',
  subject: '申請中',
};

/** An order for a sheet with these files, all of its first line. */
async function orderWith(...given: readonly Given[]): Promise<PaperOrder> {
  const files: Record<string, string> = {};
  const items: SheetFile[] = [];
  for (const [index, [name, mediaType, content]] of given.entries()) {
    const sha256 = String(index).repeat(64);
    files[sha256] = join(folder, name);
    await writeFile(join(folder, name), content);
    items.push({ file: { name, mediaType, sha256, bytes: content.length }, mark: '1', label: '明細 1' });
  }
  // Made for each order: whoever sets a document writes into its nodes.
  const content = [{ text: '交通費・旅費精算書' }];
  const sheet = { ...SHEET, content, files: { heading: '領収書', belongsTo: '明細', items } };
  return { sheet, printing: PRINTING, files };
}

async function texts(printed: Uint8Array): Promise<string[]> {
  return (await pdfPages(printed)).map(({ text }) => text);
}

/** An honest PDF with one more part of its structure, which unfolds to `bytes` blanks. */
function unfolding(bytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes, ' '));
  const part = `9 0 obj\n<< /Type /#4fbjStm /N 0 /First 0 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  const rest = pdf().subarray('%PDF-1.4\n'.length);
  return Buffer.concat([Buffer.from(`%PDF-1.5\n${part}`), packed, Buffer.from('\nendstream\nendobj\n'), rest]);
}

/** As an encrypting program marks it. */
function encrypted(): Buffer {
  const text = pdf()
    .toString('latin1')
    .replace('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 >>');
  return Buffer.from(text, 'latin1');
}

describe('the files of a printed sheet', () => {
  it('PDF pages follow as they are, pictures on pages of their own, and the pages are counted [B0-12, B4-09]', async () => {
    const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#9C2E1F' } })
      .jpeg()
      .toBuffer();
    const webp = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1E56A1' } })
      .webp()
      .toBuffer();
    const order = await orderWith(
      ['a.pdf', 'application/pdf', pdf()],
      ['b.jpg', 'image/jpeg', jpeg],
      ['c.png', 'image/png', png(30, 20)],
      ['d.webp', 'image/webp', webp],
    );
    const printed = await printSheet(order);
    const pages = await pdfPages(printed);
    const written = await texts(printed);
    expect(pages).toHaveLength(5);
    expect(written.map((text) => /TE-2026-00123(\d\/5)$/.exec(text)?.[1])).toEqual([
      '1/5',
      '2/5',
      '3/5',
      '4/5',
      undefined,
    ]);
    expect(written.slice(1, 4).map((text) => /領収書\d明細1[a-d]\.\w+/.exec(text)?.[0])).toEqual([
      '領収書2明細1b.jpg',
      '領収書3明細1c.png',
      '領収書4明細1d.webp',
    ]);
    expect([pages[4]?.width, pages[4]?.height]).toEqual([300, 400]);
  });

  it('broken, encrypted and other files are listed with name, size and SHA-256, and the rest is printed [B0-12]', async () => {
    const [page] = await texts(
      await printSheet(
        await orderWith(
          ['broken.pdf', 'application/pdf', pdf().subarray(0, 60)],
          ['locked.pdf', 'application/pdf', encrypted()],
          ['broken.png', 'image/png', png(30, 20).subarray(0, 50)],
          ['photo.heic', 'image/heic', Buffer.from('heic')],
          ['good.pdf', 'application/pdf', pdf()],
        ),
      ),
    );
    expect(page).toContain(`broken.pdf${'0'.repeat(64)}60B別ファイル（破損のため印刷不可）`);
    expect(page).toMatch(/locked\.pdf1{64}\d+B別ファイル（暗号化のため印刷不可）/);
    expect(page).toContain(`broken.png${'2'.repeat(64)}50B別ファイル（破損のため印刷不可）`);
    expect(page).toContain(`photo.heic${'3'.repeat(64)}4B別ファイル（印刷しない形式）`);
    expect(page).toMatch(/good\.pdf4{64}\d+B後ろに添付/);
  });

  it('a PDF that unfolds without measure is listed, not unfolded [T10]', async () => {
    const order = await orderWith(
      ['small.pdf', 'application/pdf', unfolding(1024 * 1024)],
      ['bomb.pdf', 'application/pdf', unfolding(100 * 1024 * 1024)],
    );
    const [page] = await texts(await printSheet(order));
    expect(page).toMatch(/small\.pdf0{64}\d+KB後ろに添付/);
    expect(page).toMatch(/bomb\.pdf1{64}\d+KB別ファイル（破損のため印刷不可）/);
  });

  it('nothing in a receipt acts when the paper is opened or clicked [T9]', async () => {
    const source = await PDFDocument.create();
    const page = source.addPage([200, 200]);
    const script = source.context.obj({ S: 'JavaScript', JS: 'app.alert(1)' });
    const note = source.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 200, 200], A: script });
    page.node.set(PDFName.of('AA'), source.context.obj({ O: script }));
    page.node.set(PDFName.of('Annots'), source.context.obj([note]));
    const order = await orderWith(['acting.pdf', 'application/pdf', Buffer.from(await source.save())]);

    const printed = await PDFDocument.load(await printSheet(order));
    const appended = printed.getPage(1).node;
    expect(appended.has(PDFName.of('AA'))).toBe(false);
    const [kept] = appended.lookup(PDFName.of('Annots'), PDFArray).asArray();
    expect(printed.context.lookup(kept, PDFDict).has(PDFName.of('A'))).toBe(false);
  });

  it('characters that no glyph stands for are named on the paper, in texts and names of files [B0-12]', async () => {
    const order = await orderWith(['領収書🍣.pdf', 'application/pdf', pdf()]);
    const sheet = { ...order.sheet, content: [{ text: '寿司🍣、한국' }] };
    const [page] = await texts(await printSheet({ ...order, sheet }));
    expect(page).toContain('寿司〓、〓〓');
    expect(page).toContain('領収書〓.pdf');
    expect(page).toContain('印刷できない文字〓は、この書類の書体にない文字です：U+1F363,U+D55C,U+AD6D');
    expect((await texts(await printSheet(await orderWith())))[0]).not.toContain('〓');
  });

  it('a photo is printed upright and without the place where it was taken', async () => {
    const photo = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: '#ffffff' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'SECRETCAM' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('SECRETCAM')).toBe(true);
    const printed = Buffer.from(await printSheet(await orderWith(['photo.jpg', 'image/jpeg', photo])));
    expect(printed.includes('SECRETCAM')).toBe(false);
    const image = printed.toString('latin1').match(/\/Subtype \/Image[^>]*?\/Width (\d+)[^>]*?\/Height (\d+)/s);
    expect(Number(image?.[1])).toBeLessThan(Number(image?.[2]));
  });
});

describe('the press', () => {
  let press: PaperPress;
  beforeEach(() => {
    press = new PaperPress();
  });
  afterEach(() => press.close());

  it('prints in a process of its own, one after another', async () => {
    const orders = await Promise.all([orderWith(['a.pdf', 'application/pdf', pdf()]), orderWith()]);
    const printed = await Promise.all(orders.map((order) => press.print(order)));
    expect((await Promise.all(printed.map(texts))).map((pages) => pages.length)).toEqual([2, 1]);
  });

  it('tells of a lost file and goes on printing', async () => {
    const lost = {
      ...(await orderWith(['a.pdf', 'application/pdf', pdf()])),
      files: { ['0'.repeat(64)]: join(folder, 'lost') },
    };
    await expect(press.print(lost)).rejects.toThrow('ENOENT');
    expect(await texts(await press.print(await orderWith()))).toHaveLength(1);
  });

  it('gives up a paper that takes too long, and turns away more than may wait', async () => {
    const hasty = new PaperPress({ orderMs: 1, waiting: 1 });
    const order = await orderWith();
    const [first, second] = await Promise.allSettled([hasty.print(order), hasty.print(order)]);
    expect(first).toMatchObject({ status: 'rejected', reason: expect.any(PressBusy) });
    expect(second).toMatchObject({ status: 'rejected', reason: new PressBusy('too many papers wait to be printed') });
    await hasty.close();
  });
});
