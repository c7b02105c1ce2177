import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHOTO_MAX_PIXELS } from '@madoguchi/contract/profile/photo.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg } from '../../../test/profiles.ts';
import { heic, pdf, png, SVG_WITH_SCRIPT } from './file-corpus.ts';
import { type MadePhoto, makePhoto } from './square-photo.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'square-photo-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function madeOf(content: Buffer | string) {
  count += 1;
  const path = join(folder, String(count));
  await writeFile(path, content);
  return makePhoto(path);
}

async function photoOf(content: Buffer): Promise<MadePhoto> {
  const made = await madeOf(content);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

/** The colour of one pixel, as `[red, green, blue]` to the nearest 50: WebP keeps no exact colours. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel].map((value) => Math.round(value / 50) * 50);
}

const RED = [250, 0, 0];
const BLUE = [0, 0, 250];

/** 300 × 200: the left half red, the right half blue. */
const halves = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: 150, height: 200, channels: 3, background: '#0000ff' } }, left: 150, top: 0 },
  ]);

describe('a photo', () => {
  it('becomes two squares of WebP, its middle cut out [R38]', async () => {
    const { large, small } = await photoOf(await jpeg('#ff0000', 900, 300));
    for (const [picture, side] of [
      [large, 512],
      [small, 96],
    ] as const) {
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
    }
    const cut = await photoOf(await halves().jpeg().toBuffer());
    expect([await colourAt(cut.large, 10, 256), await colourAt(cut.large, 500, 256)]).toEqual([RED, BLUE]);
  });

  it('keeps nothing that came along: neither where it was taken, nor by what, nor its own words (T9)', async () => {
    const told = {
      IFD0: { Make: 'SECRETCAM', Copyright: 'SECRETNAME' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '139/1 46/1 0/1' },
    };
    const taken = await sharp(await jpeg())
      .withExif(told)
      .withIccProfile('p3')
      .withXmp('<x>SECRETXMP</x>')
      .jpeg()
      .toBuffer();
    // The corpus would prove nothing if it were not there.
    expect(taken.includes('SECRETCAM')).toBe(true);
    expect((await sharp(taken).metadata()).exif?.includes('SECRETNAME')).toBe(true);
    const { large, small } = await photoOf(taken);
    for (const picture of [large, small]) {
      const { exif, icc, xmp, iptc } = await sharp(picture).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(picture.includes('SECRET')).toBe(false);
    }
  });

  it('stands as the camera was held', async () => {
    // 6: the camera lay on its side, the picture has to be turned right: what was left comes up.
    const { large } = await photoOf(await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect([await colourAt(large, 256, 10), await colourAt(large, 256, 500)]).toEqual([RED, BLUE]);
  });

  it('that moves is its first picture, and one with holes stands on white', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer();
    const moving = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { large } = await photoOf(moving);
    expect((await sharp(large).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(large, 256, 256)).toEqual(RED);
    const clear = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await colourAt((await photoOf(clear)).large, 256, 256)).toEqual([250, 250, 250]);
  });

  it('made twice of the same file is the same', async () => {
    const sent = await jpeg('#123456');
    expect((await photoOf(sent)).photo).toEqual((await photoOf(sent)).photo);
  });

  it.each([
    ['a drawing that could hold a script', SVG_WITH_SCRIPT, 'photo-kind'],
    ['a page that is called a photo', '<!doctype html><script>alert(1)</script>', 'photo-kind'],
    ['a paper', pdf(), 'photo-kind'],
    ['a kind that no browser shows', heic(), 'photo-kind'],
    ['nothing', '', 'photo-kind'],
    ['a picture that would unfold into gigabytes', png(50_000, 50_000), 'photo-pixels'],
    ['a picture just beyond the limit', png(5_000, PHOTO_MAX_PIXELS / 5_000 + 1), 'photo-pixels'],
    ['a picture of which most is missing', png(4_000, 4_000), 'photo-broken'],
  ] as const)('is not made of %s (T9, T10)', async (_what, content, refusal) => {
    expect(await madeOf(content)).toBe(refusal);
  });

  it('is not made of half a file, and the next one is made all the same (T10)', async () => {
    const sent = await sharp(await halves().png().toBuffer())
      .resize(1200, 800)
      .jpeg()
      .toBuffer();
    expect(await madeOf(sent.subarray(0, sent.length / 2))).toBe('photo-broken');
    expect(typeof (await madeOf(sent))).toBe('object');
  });
});
