import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removePhoto, showPhoto, showProfile } from '@madoguchi/contract/profile/operations.ts';
import { photoPath } from '@madoguchi/contract/profile/photo.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Who } from '../../../test/people.ts';
import { jpeg, photographed, sendPhoto } from '../../../test/profiles.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { png, SVG_WITH_SCRIPT } from '../../platform/files/file-corpus.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const get = (who: Who | null, url: string, headers: Record<string, string> = {}) =>
  world.app.inject({
    url,
    headers: { ...(who === null ? {} : { authorization: `Bearer ${world.people[who].token}` }), ...headers },
  });

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(world.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('a person’s photo', () => {
  it('is set, shown at the counter and on the profile, and recorded; what was sent is not kept [S4-07, R38]', async () => {
    expect((await world.as('staff')(showSession, {})).output.user?.data.photoURL).toBeNull();
    const photo = await photographed(world, 'staff');
    const user = (await world.as('staff')(showSession, {})).output.user;
    expect(user?.data.photoURL).toBe(photoPath(photo, 'small'));
    expect((await world.as('staff')(showProfile, {})).output.person.photoURL).toBe(photoPath(photo, 'large'));
    expect(await storedFiles()).toEqual([]);
    const rows = await world.audit(`event = 'profile.photo-set' and account_id = '${world.people.staff.accountId}'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ target_id: world.people.staff.number, difference: { photo } });
  });

  it('is answered as a picture that its browser may keep and nobody can run (T9)', async () => {
    const photo = await photographed(world, 'staff');
    for (const [size, side] of [
      ['large', 512],
      ['small', 96],
    ] as const) {
      const answer = await get('other', photoPath(photo, size));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'cache-control': 'private, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: side });
      const again = await get('other', photoPath(photo, size), { 'if-none-match': String(answer.headers['etag']) });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    }
  });

  it('is for staff and for the person alone; to anybody else it is as unknown as none (T3)', async () => {
    const photo = await photographed(world, 'staff');
    const unknown = photoPath('0'.repeat(64), 'large');
    expect((await get(null, photoPath(photo, 'large'))).statusCode).toBe(401);
    const plain = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
    const [hidden, none] = [await get('user', photoPath(photo, 'large')), await get('user', unknown)];
    expect([hidden.statusCode, plain(hidden.body)]).toEqual([404, plain(none.body)]);
    for (const who of ['staff', 'other', 'admin', 'system'] as const) {
      expect((await get(who, photoPath(photo, 'small'))).statusCode).toBe(200);
    }
  });

  it('once replaced or removed is gone from the portal', async () => {
    const first = await photographed(world, 'other', '#aa0000');
    const second = await photographed(world, 'other', '#00aa00');
    expect(second).not.toBe(first);
    const status = async (photo: string) => (await world.as('staff')(showPhoto, { photo, size: 'large' })).status;
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    const removed = await world.as('other')(removePhoto, {});
    expect(removed.output).toEqual({ photoURL: null });
    expect(await status(second)).toBe(404);
    expect((await world.as('other')(showSession, {})).output.user?.data.photoURL).toBeNull();
    expect((await world.as('other')(removePhoto, {})).status).toBe(404);
  });

  it('that two people share stays with the other when one removes it', async () => {
    const [one, two] = [await photographed(world, 'admin', '#777777'), await photographed(world, 'admin2', '#777777')];
    expect(two).toBe(one);
    await world.as('admin')(removePhoto, {});
    expect((await world.as('staff')(showPhoto, { photo: one, size: 'small' })).status).toBe(200);
  });

  it.each([
    ['a drawing with a script', SVG_WITH_SCRIPT, 415, 'photo-kind'],
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'photo-kind'],
    ['50,000 × 50,000 pixels', png(50_000, 50_000), 415, 'photo-pixels'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413, 'photo-size'],
  ])(
    'is not set by %s: the file is named as the cause, the former photo stays (T9, T10)',
    async (_what, content, status, code) => {
      const photo = await photographed(world, 'system');
      const answer = await sendPhoto(world, 'system', content);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().data.fields).toMatchObject([{ field: 'file', code }]);
      expect((await world.as('system')(showProfile, {})).output.person.photoURL).toBe(photoPath(photo, 'large'));
      expect(await storedFiles()).toEqual([]);
    },
  );

  it('sent again with its key is set once; its key with another picture is refused [B0-03]', async () => {
    const [key, content] = [randomUUID(), await jpeg('#224466')];
    const answers = [await sendPhoto(world, 'staff', content, key), await sendPhoto(world, 'staff', content, key)];
    expect(answers[1]?.body).toBe(answers[0]?.body);
    const other = await sendPhoto(world, 'staff', await jpeg('#664422'), key);
    expect(other.json().code).toBe('key-reused');
  });

  it('needs an employee record to hang on, and somebody signed in', async () => {
    expect((await sendPhoto(world, 'user', await jpeg())).statusCode).toBe(403);
    expect((await sendPhoto(world, null, await jpeg())).statusCode).toBe(401);
  });
});
