import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ATTACHMENT_MAX_BYTES } from '@madoguchi/contract/attachments/limits.ts';
import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import { cancelClaim, saveDraft, withdrawClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, line, returned, savedDraft, submitted } from '../../../test/claims.ts';
import { type SentFile, sendFile } from '../../../test/multipart.ts';
import type { Who } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { pdf, png, SVG_WITH_SCRIPT } from '../../platform/files/file-corpus.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A PDF that nobody else has. */
const freshPdf = () => pdf(`/Lang (${randomUUID()})`);

const send = (who: Who | null, file: SentFile, key?: string) => sendFile(world, who, [file], key);

async function added(who: Who, content: Buffer | string = freshPdf(), name = '領収書.pdf') {
  const answer = await send(who, { name, content });
  expect(answer.statusCode).toBe(200);
  return answer.json<{
    id: string;
    name: string;
    mediaType: string;
    bytes: number;
    sha256: string;
    alsoIn: string | null;
  }>();
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(world.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('adding an attachment', () => {
  it('is refused where the part has no name: it is no file (R12) [B0-07]', async () => {
    const before = await storedFiles();
    const answer = await send('staff', { content: freshPdf() });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid', data: { fields: [{ field: 'file', code: 'no-file' }] } });
    expect(await storedFiles()).toEqual(before);
  });

  it('answers what the content is, keeps it under its SHA-256, and records who added it [B0-07, B0-09]', async () => {
    const content = freshPdf();
    const sha256 = createHash('sha256').update(content).digest('hex');
    const attachment = await added('staff', content, '../新幹線\u202E.pdf');
    expect(attachment).toMatchObject({
      name: '新幹線.pdf',
      mediaType: 'application/pdf',
      bytes: content.length,
      sha256,
      alsoIn: null,
    });
    expect(await storedFiles()).toContain(sha256);
    const [row] = await world.audit(`target_id = '${attachment.id}'`);
    expect(row).toMatchObject({
      event: 'attachment.added',
      account_id: world.people.staff.accountId,
      difference: { sha256, name: '新幹線.pdf' },
    });
  });

  it.each([
    ['an SVG that says it is a picture', 'receipt.png', SVG_WITH_SCRIPT],
    ['a page that says it is a picture', 'receipt.png', '<!doctype html><script>alert(1)</script>'],
    ['a picture of 50,000 × 50,000 pixels', 'receipt.png', png(50_000, 50_000)],
    ['nothing', 'receipt.pdf', ''],
  ])('refuses %s, names the file as the cause, and keeps nothing [B0-07, T9, T10]', async (_what, name, content) => {
    const before = await storedFiles();
    const answer = await send('staff', { name, content });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'wrong-type', data: { fields: [{ field: 'file' }] } });
    expect(await storedFiles()).toEqual(before);
  });

  it.each(['マイナンバーカード.pdf', '個人番号 佐藤.pdf', '控え_１２３４５６７８９０１８.pdf'])(
    'refuses %s by its name, says what to do, and keeps nothing [B2-06]',
    async (name) => {
      const before = await storedFiles();
      const answer = await send('staff', { name, content: freshPdf() });
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json().data.fields).toMatchObject([{ field: 'file', code: 'my-number-name' }]);
      expect(await storedFiles()).toEqual(before);
      expect(await world.audit(`difference ->> 'name' = '${name}'`)).toEqual([]);
    },
  );

  it('tells which kinds it takes', async () => {
    const answer = await send('staff', { name: 'a.png', content: SVG_WITH_SCRIPT });
    expect(answer.json().data.fields[0].message).toMatch(/pdf.*jpg.*png.*heic.*webp.*xlsx.*docx.*csv/);
  });

  it('takes exactly 10 MB, refuses a byte more, and 60 MB, and keeps nothing of those [B0-07]', async () => {
    const head = pdf();
    const sized = (bytes: number) => Buffer.concat([head, Buffer.alloc(bytes - head.length, ' ')]);
    expect((await send('staff', { name: 'full.pdf', content: sized(ATTACHMENT_MAX_BYTES) })).statusCode).toBe(200);
    const before = await storedFiles();
    for (const bytes of [ATTACHMENT_MAX_BYTES + 1, 60 * 1024 * 1024]) {
      const answer = await send('staff', { name: 'big.pdf', content: sized(bytes) });
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({
        code: 'too-large',
        data: { fields: [{ field: 'file', code: 'file-size' }] },
      });
    }
    expect(await storedFiles()).toEqual(before);
  });

  it('refuses a body that is no form, and a form without the file', async () => {
    const { app, people } = world;
    const authorization = `Bearer ${people.staff.token}`;
    const json = await app.inject({
      method: 'POST',
      url: '/api/attachments',
      headers: { authorization },
      payload: { file: 'x' },
    });
    expect(json.statusCode).toBe(415);
    const other = await send('staff', { name: 'a.pdf', content: pdf(), field: 'other' });
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ data: { fields: [{ field: 'file', code: 'no-file' }] } });
  });

  it('is for staff: a guest gets 401, a plain user 403', async () => {
    const file = { name: 'a.pdf', content: freshPdf() };
    expect((await send(null, file)).statusCode).toBe(401);
    expect((await send('user', file)).statusCode).toBe(403);
  });

  it('sent again with its key it is added once [B0-03]', async () => {
    const [file, key] = [{ name: 'a.pdf', content: freshPdf() }, randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => send('staff', file, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });

  it('its key with another file is refused [B0-03]', async () => {
    const key = randomUUID();
    expect((await send('staff', { name: 'a.pdf', content: freshPdf() }, key)).statusCode).toBe(200);
    const other = await send('staff', { name: 'a.pdf', content: freshPdf() }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json().code).toBe('key-reused');
  });

  it('names the submitted claim that holds the same file, whoever’s it is [B0-07]', async () => {
    const content = freshPdf();
    const first = await added('other', content);
    const { id, version } = await savedDraft(
      world.as('other'),
      [line({ useDate: '2026-07-08', attachments: [first.id] })],
      '202607',
    );
    expect((await added('staff', content)).alsoIn).toBeNull();
    await world.as('other')(cancelClaim, { id, version });

    const second = await added('other', content);
    const lines = [line({ useDate: '2026-07-08', attachments: [second.id] })];
    const { number } = await submitted(world.as('other'), lines, '202607');
    expect((await added('staff', content)).alsoIn).toBe(number);
  });
});

describe('fetching an attachment', () => {
  const fetched = (who: Who | null, id: string) => world.as(who)(fetchAttachment, { id });

  it('gives the very bytes, as a download that no browser renders [B0-07, T9]', async () => {
    const content = freshPdf();
    const { id } = await added('staff', content, '領収書 1.pdf');
    const { status, raw } = await fetched('staff', id);
    expect(status).toBe(200);
    expect(raw.rawPayload.equals(content)).toBe(true);
    expect(raw.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(content.length),
      'content-disposition': expect.stringMatching(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''%E9%A0%98/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringContaining('private'),
    });
    expect(await world.audit(`event = 'attachment.fetched' and target_id = '${id}'`)).toHaveLength(1);
  });

  it('is for who added it, and for reviewers while its claim is handed in; to anybody else it is unknown [B0-07]', async () => {
    const { id } = await added('staff');
    const readers = async () =>
      Promise.all((['staff', 'other', 'admin'] as const).map(async (who) => (await fetched(who, id)).status));
    expect(await readers()).toEqual([200, 404, 404]);
    const lines = [line({ useDate: '2026-08-05', attachments: [id] })];
    const claim = await submitted(world.as('staff'), lines, '202608');
    expect(await readers()).toEqual([200, 404, 200]);
    await world.as('staff')(withdrawClaim, { id: claim.id, version: claim.version });
    expect(await readers()).toEqual([200, 404, 404]);
    expect((await fetched('user', id)).status).toBe(403);
    expect((await fetched(null, id)).status).toBe(401);
  });

  it('a file taken from a returned claim is no longer the reviewer’s business', async () => {
    const { id } = await added('staff');
    const kept = line({ useDate: '2026-09-02', attachments: [id] });
    const claim = await submitted(world.as('staff'), [kept], '202609');
    const back = await returned(world, claim);
    expect((await fetched('admin', id)).status).toBe(200);
    const without = { ...kept, attachments: [] };
    const saved = await world.as('staff')(saveDraft, { ...draft([without], back.version), month: '202609' });
    expect(saved.status).toBe(200);
    expect((await fetched('admin', id)).status).toBe(404);
  });

  it('an unknown id and a malformed one are refused, never with 5xx [T12]', async () => {
    expect((await fetched('staff', randomUUID())).status).toBe(404);
    for (const id of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'a'.repeat(300), '%00', '%c0%ae%c0%ae']) {
      const { raw } = await world.as('staff')(fetchAttachment, { id });
      expect(raw.statusCode).toBeGreaterThanOrEqual(400);
      expect(raw.statusCode).toBeLessThan(500);
    }
  });
});
