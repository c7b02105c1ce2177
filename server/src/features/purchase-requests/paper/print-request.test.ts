import { printApprovalSheet } from '@madoguchi/contract/purchase-requests/operations.ts';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderedPurchase } from '../../../../test/bought-purchases.ts';
import { listeningAt } from '../../../../test/listening.ts';
import { sendFile } from '../../../../test/multipart.ts';
import { pdfPages } from '../../../../test/pdf-text.ts';
import type { Who } from '../../../../test/people.ts';
import {
  approvedPurchase,
  draftedPurchase,
  purchaseLine,
  quote,
  submittedPurchase,
} from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { pdf, png } from '../../../platform/files/file-corpus.ts';
import { PaperPress } from '../../../platform/paper/press/paper-press.ts';

const AT_ONCE = { interval: 1 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const printed = (who: Who | null, id: string, language = 'ja') =>
  world.as(who)(printApprovalSheet, { id }, { headers: { 'accept-language': language } });

async function textOf(who: Who, id: string, language = 'ja'): Promise<string> {
  const { raw } = await printed(who, id, language);
  return (await pdfPages(raw.rawPayload)).map(({ text }) => text).join('');
}

async function file(name: string, content: Buffer): Promise<string> {
  return (await sendFile(world, 'staff', [{ name, content }])).json<{ id: string }>().id;
}

describe('a printed purchase request', () => {
  it('is an A4 PDF of what is stored, with quotes and attachments behind it, and leaves a record [B5-06, B0-12]', async () => {
    const quoted = quote({ isChosen: true, attachmentId: await file('見積書.pdf', pdf()) });
    const attachmentIds = [await file('写真.png', png(30, 20))];
    const line = purchaseLine({ item: '付箋（髙﨑）' });
    const request = await submittedPurchase(world, 'staff', { lines: [line], quotes: [quoted], attachmentIds });
    const { status, raw } = await printed('staff', request.id);
    expect(status).toBe(200);
    expect(raw.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`attachment; filename="${request.number}.pdf"`),
    });
    const pages = await pdfPages(raw.rawPayload);
    const text = pages.map((page) => page.text).join('');
    expect(text).toContain(`申請番号${request.number}`);
    expect(text).toContain('事務用品（勘定科目：事務用品費）');
    expect(text).toContain('付箋（髙﨑）');
    expect(text).toContain('1見積1見積書.pdf');
    expect(text).toContain('見積書・添付ファイル2添付1写真.png');
    expect([pages.at(-1)?.width, pages.at(-1)?.height]).toEqual([300, 400]);
    expect(await world.audit(`event = 'purchase-request.printed' and target_id = '${request.id}'`)).toHaveLength(1);
  });

  it('bears the seals of those who agreed, and no more before they did [B0-12]', async () => {
    const waiting = await submittedPurchase(world);
    expect(await textOf('staff', waiting.id)).toContain('承認待ち');
    const { name } = world.people.admin2;
    const [family] = name.split(' ');
    const seals = (text: string) => text.split(`2026.11.21${family}`).length - 1;
    const agreed = await approvedPurchase(world);
    expect(seals(await textOf('staff', waiting.id))).toBe(0);
    expect(seals(await textOf('staff', agreed.id))).toBe(1);
  });

  it('tells what was ordered of it since [B5-05]', async () => {
    const { id } = await orderedPurchase(world);
    expect(await textOf('admin', id)).toContain('発注・検収・請求書');
  });

  it('speaks the language of whoever prints it', async () => {
    const { id } = await submittedPurchase(world);
    expect(await textOf('staff', id, 'en')).toContain('Approvalsheet');
  });

  it('embeds its fonts: whoever opens it needs none [B0-12]', async () => {
    const { id } = await submittedPurchase(world);
    const document = await PDFDocument.load((await printed('staff', id)).raw.rawPayload);
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => String(object));
    const descriptors = objects.filter((text) => text.includes('/FontDescriptor\n') || text.includes('/FontBBox'));
    expect(descriptors.length).toBeGreaterThan(0);
    expect(descriptors.every((text) => /\/FontFile[23]? /.test(text))).toBe(true);
  });

  it('tells of characters that it cannot print, beside the file [B0-12]', async () => {
    const plain = await submittedPurchase(world);
    const { id } = await submittedPurchase(world, 'staff', { lines: [purchaseLine({ item: '付箋🍣', spec: '한글' })] });
    const told = (await printed('staff', id)).raw.headers['x-replaced-characters'];
    expect(decodeURIComponent(String(told))).toBe('🍣한글');
    expect((await printed('staff', plain.id)).raw.headers['x-replaced-characters']).toBeUndefined();
  });

  it('is one of three that a person may have under way; others need not wait for more', async () => {
    const { id } = await submittedPurchase(world);
    const [all, admins] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => printed('staff', id))),
      printed('admin', id),
    ]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
    expect(all.find(({ status }) => status === 429)?.raw.headers['retry-after']).toBe('5');
    expect(admins.status).toBe(200);
  });

  it('is not printed for somebody who hung up before their turn, nor recorded', async () => {
    const [first, second] = [await submittedPurchase(world), await submittedPurchase(world)];
    const address = await listeningAt(world.app);
    const headers = { authorization: `Bearer ${world.people.staff.token}` };
    const hangsUp = new AbortController();
    const ordered = vi.spyOn(PaperPress.prototype, 'print');
    const orders = (number: string | null) => ordered.mock.calls.filter(([{ sheet }]) => sheet.name === number).length;
    // Long enough before it in the queue, however fast a single paper is.
    const others = (['admin', 'admin', 'system', 'system'] as const).map((who) => printed(who, first.id));
    await expect.poll(() => orders(first.number), AT_ONCE).toBe(4);
    const paper = `${address}${printApprovalSheet.path.replace(':id', second.id)}`;
    const dropped = fetch(paper, { headers, signal: hangsUp.signal }).catch((error: Error) => error.name);
    await expect.poll(() => orders(second.number), AT_ONCE).toBe(1);
    hangsUp.abort();
    expect(await dropped).toBe('AbortError');
    for (const { status } of await Promise.all(others)) expect(status).toBe(200);
    // Whatever is ordered now comes behind everything that waited.
    expect((await printed('staff', first.id)).status).toBe(200);
    const recorded = (id: string) => world.audit(`event = 'purchase-request.printed' and target_id = '${id}'`);
    expect([(await recorded(first.id)).length, (await recorded(second.id)).length]).toEqual([5, 0]);
  });

  it('is printed for those alone who may see the request [T3]', async () => {
    const draft = await draftedPurchase(world);
    const submitted = await submittedPurchase(world);
    expect((await printed('staff', draft.id)).status).toBe(200);
    expect((await printed('admin', draft.id)).status).toBe(404);
    expect((await printed('admin', submitted.id)).status).toBe(200);
    expect((await printed('other', submitted.id)).status).toBe(404);
    expect((await printed(null, submitted.id)).status).toBe(401);
  });
});
