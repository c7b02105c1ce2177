import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../test/pdf-text.ts';
import { pdf, png } from '../../files/file-corpus.ts';
import type { PaperFile, Printing, Sheet, SheetFile } from '../sheet.ts';
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

const pdfOf = async (order: PaperOrder) => (await printSheet(order)).pdf;

/** An honest PDF with something between its first line and its first object. */
function beginning(inserted: string | Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.5\n'),
    Buffer.from(inserted as string),
    pdf().subarray('%PDF-1.4\n'.length),
  ]);
}

/** An honest PDF with more parts of its structure, which unfold to `contents`. */
function unfolding(...contents: readonly Buffer[]): Buffer {
  const parts = contents.flatMap((content) => {
    const packed = deflateSync(content);
    const head = `9 0 obj\n<< /Type /#4FbjStm /N 0 /First 0 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
    return [Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')];
  });
  return beginning(Buffer.concat(parts));
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
    const printed = await pdfOf(order);
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
      await pdfOf(
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

  it.each([
    ['unfolds without measure', unfolding(Buffer.alloc(100 * 1024 * 1024, ' '))],
    ['unfolds without measure, in many parts', unfolding(...Array(40).fill(Buffer.alloc(1024 * 1024, ' ')))],
    ['unfolds to millions of empty lists', unfolding(Buffer.alloc(8_000_000, '[]'))],
    ['says stream a million times', beginning('stream '.repeat(1_300_000))],
    ['holds millions of empty lists', beginning(`8 0 obj\n[${'[]'.repeat(4_500_000)}]\nendobj\n`)],
    ['holds millions of numbers', beginning(`8 0 obj\n[${'1 '.repeat(2_500_000)}]\nendobj\n`)],
    ['holds a hundred thousand objects', beginning('8 0 obj\n1\nendobj\n'.repeat(110_000))],
  ])('a PDF that %s is listed, and the others are printed [T10]', async (_, hostile) => {
    const order = await orderWith(
      ['small.pdf', 'application/pdf', unfolding(Buffer.alloc(1024 * 1024, ' '))],
      ['bomb.pdf', 'application/pdf', hostile],
      ['good.pdf', 'application/pdf', pdf()],
    );
    const started = process.cpuUsage();
    const [page, ...behind] = await texts(await pdfOf(order));
    expect(page).toMatch(/small\.pdf0{64}\d+KB後ろに添付/);
    expect(page).toMatch(/bomb\.pdf1{64}[\d.]+[KM]B別ファイル（破損のため印刷不可）/);
    expect(behind).toHaveLength(2);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
  });

  it('nothing in a receipt acts when the paper is opened or clicked [T9]', async () => {
    const source = await PDFDocument.create();
    const page = source.addPage([200, 200]);
    const script = source.context.obj({ S: 'JavaScript', JS: 'app.alert(1)' });
    const note = source.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 200, 200], A: script });
    page.node.set(PDFName.of('AA'), source.context.obj({ O: script }));
    page.node.set(PDFName.of('Annots'), source.context.obj([note]));
    const order = await orderWith(['acting.pdf', 'application/pdf', Buffer.from(await source.save())]);

    const printed = await PDFDocument.load(await pdfOf(order));
    const appended = printed.getPage(1).node;
    expect(appended.has(PDFName.of('AA'))).toBe(false);
    const [kept] = appended.lookup(PDFName.of('Annots'), PDFArray).asArray();
    expect(printed.context.lookup(kept, PDFDict).has(PDFName.of('A'))).toBe(false);
  });

  it('characters that no glyph stands for are named on the paper, in texts and names of files [B0-12]', async () => {
    const order = await orderWith(['領収書🍣.pdf', 'application/pdf', pdf()]);
    const sheet = { ...order.sheet, content: [{ text: '寿司🍣、한국' }] };
    const [page] = await texts(await pdfOf({ ...order, sheet }));
    expect(page).toContain('寿司〓、〓〓');
    expect(page).toContain('領収書〓.pdf');
    expect(page).toContain('印刷できない文字〓は、この書類の書体にない文字です：U+1F363,U+D55C,U+AD6D');
    expect((await texts(await pdfOf(await orderWith())))[0]).not.toContain('〓');
  });

  it('a photo is printed upright and without the place where it was taken', async () => {
    const photo = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: '#ffffff' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'SECRETCAM' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('SECRETCAM')).toBe(true);
    const printed = Buffer.from(await pdfOf(await orderWith(['photo.jpg', 'image/jpeg', photo])));
    expect(printed.includes('SECRETCAM')).toBe(false);
    const image = printed.toString('latin1').match(/\/Subtype \/Image[^>]*?\/Width (\d+)[^>]*?\/Height (\d+)/s);
    expect(Number(image?.[1])).toBeLessThan(Number(image?.[2]));
  });
});
