import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docx, heic, pdf, png, SVG_WITH_SCRIPT, xlsx, zip } from './file-corpus.ts';
import { sniff } from './media-type.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-type-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function sniffed(content: Buffer | string) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return sniff(path);
}

const picture = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#9C2E1F' } });

describe('a file is what its content says', () => {
  it.each([
    ['application/pdf', () => pdf()],
    ['image/png', () => png(20, 10)],
    ['image/jpeg', () => picture().jpeg().toBuffer()],
    ['image/webp', () => picture().webp().toBuffer()],
    ['image/heic', heic],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', xlsx],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', docx],
    ['text/csv', () => '\uFEFF日付,区間,金額\r\n2026/11/21,新宿〜品川,"1,240"\r\n'],
    ['text/csv', () => Buffer.from([0x93, 0xfa, 0x2c, 0x87, 0x40, 0x2c, 0xfb, 0xfc, 0x0d, 0x0a])],
    ['text/csv', () => 'profit < loss,1\nx<y,2\n'],
  ])('%s is taken [B0-07]', async (mediaType, make) => {
    expect(await sniffed(await make())).toEqual({ mediaType });
  });

  it('a PDF that carries a script or a ZIP behind it is a PDF and nothing else [T9]', async () => {
    const scripted = pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>');
    const polyglot = Buffer.concat([pdf(), zip([{ name: 'a.txt', content: Buffer.from('a') }])]);
    expect(await sniffed(scripted)).toEqual({ mediaType: 'application/pdf' });
    expect(await sniffed(polyglot)).toEqual({ mediaType: 'application/pdf' });
  });
});

describe('what could run or unfold is refused', () => {
  it.each([
    ['an SVG with a script', SVG_WITH_SCRIPT],
    ['an SVG behind a comment', `<!-- x -->\n${SVG_WITH_SCRIPT}`],
    ['an XML declaration', `<?xml version="1.0"?>${SVG_WITH_SCRIPT}`],
    ['a page', '<!DOCTYPE html><p>hello'],
    ['markup in the middle of a table', 'a,b\r\n1,<script src=//evil.example></script>\r\n'],
    ['a shell script', '#!/bin/sh\nrm -rf /\n'],
    ['a picture that is also a script', Buffer.from('GIF89a/*\u0000*/=1;alert(1)')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)])],
    ['text with a NUL', 'a,b\u0000,c'],
    ['bytes that are neither UTF-8 nor CP932', Buffer.from([0x61, 0x2c, 0xa0, 0xfd, 0xff, 0x0a])],
    ['a character cut in half at the end', Buffer.from([0x61, 0x2c, 0x81])],
    ['an archive of something else', zip([{ name: 'a.svg', content: Buffer.from(SVG_WITH_SCRIPT) }])],
    ['an archive in archives', [...Array(42)].reduce<Buffer>((inner) => zip([{ name: 'z', content: inner }]), pdf())],
    ['an empty file', ''],
  ])('%s [T9]', async (_name, content) => {
    expect(await sniffed(content)).toEqual({ refused: 'kind' });
  });

  it('markup that two reads split between them is found', async () => {
    expect(await sniffed(`${'a,b\r\n'.repeat(13_106)}12<script>1</script>`)).toEqual({ refused: 'kind' });
  });

  it('300 MiB packed into 300 kB are not unpacked, as ZIP or as gzip [T10]', async () => {
    const zeros = Buffer.alloc(300 * 1024 * 1024);
    const bombs = [zip([{ name: '[Content_Types].xml', content: zeros, packed: true }]), gzipSync(zeros)];
    const before = process.memoryUsage().rss;
    for (const bomb of bombs) {
      expect(bomb.length).toBeLessThan(400 * 1024);
      expect(await sniffed(bomb)).toEqual({ refused: 'kind' });
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('an image of 50,000 × 50,000 pixels is refused before it is decoded [T10]', async () => {
    expect(await sniffed(png(50_000, 50_000))).toEqual({ refused: 'pixels' });
  });

  it('an image without a readable header is refused', async () => {
    expect(await sniffed(png(20, 10).subarray(0, 20))).toEqual({ refused: 'kind' });
  });
});
