import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { printPoster, retireResource } from '@madoguchi/contract/resources/operations.ts';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../test/pdf-text.ts';
import { madeResource } from '../../../../test/resource-cases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://madoguchi.example/' });
});
afterAll(() => world.close());

const printed = (id: string, language = 'ja') =>
  world.as('staff')(printPoster, { id }, { headers: { 'accept-language': language } });

/** The text that a phone reads from the first page, drawn by poppler in grey as an office printer does. */
async function scanned(pdf: Buffer): Promise<string | undefined> {
  const poppler = spawn('pdftoppm', ['-gray', '-r', '100', '-singlefile', '-']);
  poppler.stdin.end(pdf);
  const drawn = Buffer.from(await buffer(poppler.stdout));
  const [, width, height] = /^P5\s(\d+) (\d+)\s255\s/.exec(drawn.subarray(0, 40).toString('latin1')) ?? [];
  const size = { width: Number(width), height: Number(height) };
  const grey = drawn.subarray(drawn.length - size.width * size.height);
  const pixels = await sharp(grey, { raw: { ...size, channels: 1 } })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return jsqr.default(new Uint8ClampedArray(pixels), size.width, size.height)?.data;
}

describe('the poster of a resource', () => {
  it('is one A4 page with its name, its rules and a code that leads to its own page, and leaves a record [B6-06]', async () => {
    const { id } = await madeResource(world, {
      name: '第一会議室（髙﨑）',
      site: '本社 3階',
      capacity: 8,
      leadMinutes: 30,
    });
    const { status, raw } = await printed(id);
    expect(status).toBe(200);
    const pages = await pdfPages(raw.rawPayload);
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[595, 842]]);
    const [{ text } = { text: '' }] = pages;
    const address = `https://madoguchi.example/apps/internal-resource-reservations/room/${id}`;
    for (const said of ['第一会議室（髙﨑）', '本社3階', '8人', '開始の30分前まで']) expect(text).toContain(said);
    expect(text).toContain(address);
    expect(await scanned(raw.rawPayload)).toBe(address);
    const [event] = await world.audit(`event = 'resource.poster-printed' and target_id = '${id}'`);
    expect(event).toMatchObject({ difference: { name: '第一会議室（髙﨑）', version: 1 } });
  });

  it('is printed in the language of who asks [B6-06]', async () => {
    const { id } = await madeResource(world, { capacity: 1 });
    const { raw } = await printed(id, 'en');
    const [{ text } = { text: '' }] = await pdfPages(raw.rawPayload);
    for (const said of ['Rulesforreservations', '1person', 'Untilitbegins']) expect(text).toContain(said);
  });

  it('is refused for a resource that is retired, in words that name it [B6-06]', async () => {
    const made = await madeResource(world);
    await world.as('system')(retireResource, { ...made });
    const { status, problem } = await printed(made.id);
    expect([status, problem.code]).toEqual([409, 'resource-retired']);
  });
});
