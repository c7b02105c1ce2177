// The door of files of electronic transactions: XML invoices, mails, and what pretends to be a paper (T9, T10, T12).
import {
  fetchTransactionFile,
  listWaitingFiles,
  uploadTransactionFile,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { uploaded } from '../../../test/transaction-cases.ts';
import { openWorld, requestOf, type World } from '../../../test/world.ts';
import { pdf, png, SVG_WITH_SCRIPT, zip } from '../../platform/files/file-corpus.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const INVOICE = `${XML}<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>1</ID></Invoice>`;
const LAUGHS = `${XML}<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>`;
const OUTSIDE = `${XML}<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`;
const DRAWING = `${XML}${SVG_WITH_SCRIPT}`;
const MAIL = [
  'Received: from mail.yamada.example by mx.madoguchi.example; Tue, 10 Nov 2026 09:12:00 +0900',
  'From: keiri@yamada.example',
  'Subject: =?UTF-8?B?6KuL5rGC5pu4?=',
  '',
  '<script>alert(1)</script>',
].join('\r\n');

async function sent(name: string, content: Buffer | string) {
  const { payload, headers } = multipart({ name, content });
  const { method, url } = requestOf(uploadTransactionFile, {});
  const authorization = `Bearer ${world.people.system.token}`;
  return world.app.inject({ method, url, payload, headers: { ...headers, authorization } });
}

const waiting = async () => (await world.as('system')(listWaitingFiles, {})).output.files;

describe('a file of an electronic transaction', () => {
  it.each([
    ['an XML invoice', '請求書.xml', INVOICE, 'application/xml'],
    ['an XML invoice behind a byte order mark', '請求書2.xml', `\uFEFF${INVOICE}<!-- 2 -->`, 'application/xml'],
    ['XML whose entities multiply', 'laughs.xml', LAUGHS, 'application/xml'],
    ['XML that names a file of ours', 'outside.xml', OUTSIDE, 'application/xml'],
    ['a drawing with a script that says it is XML', 'drawing.xml', DRAWING, 'application/xml'],
    ['a mail', '請求のご連絡.eml', MAIL, 'message/rfc822'],
    ['a PDF that is encrypted', '請求書.pdf', pdf('/Encrypt << /Filter /Standard /V 4 >>'), 'application/pdf'],
  ])('is kept as it came, and handed out as bytes that no browser shows: %s [B7-01, T9]', async (...row) => {
    const [_kind, name, content, mediaType] = row;
    const { id } = await uploaded(world, Buffer.from(content), name);
    expect(await waiting()).toContainEqual(expect.objectContaining({ id, name, mediaType }));
    const { raw } = await world.as('system')(fetchTransactionFile, { id });
    expect(raw.rawPayload.equals(Buffer.from(content))).toBe(true);
    expect(raw.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['nothing', '請求書.pdf', ''],
    ['a page', '請求書.pdf', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '請求書.png', SVG_WITH_SCRIPT],
    ['a program', '請求書.pdf', Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1')],
    ['a ZIP', '請求書.zip', zip([{ name: '請求書.pdf', content: pdf() }])],
    ['a packed mass', '請求書.xml', zip([{ name: 'a.xml', content: Buffer.alloc(64 * 1024 * 1024), packed: true }])],
    ['a picture of too many pixels', '請求書.png', png(50_000, 50_000)],
  ])('is refused with the field and leaves nothing behind: %s [T9, T10]', async (_kind, name, content) => {
    const before = (await waiting()).length;
    const answer = await sent(name, content);
    expect([answer.statusCode, answer.json().data.fields]).toEqual([
      415,
      [expect.objectContaining({ field: 'file', message: expect.stringMatching(/\S/) })],
    ]);
    expect(await waiting()).toHaveLength(before);
  });

  it.each([
    ['../../etc/passwd.xml', 'passwd.xml'],
    ['C:\\Users\\keiri\\請求書.XML', '請求書.xml'],
    ['請求\u202Elmx.exe', '請求lmx.exe.xml'],
    ['CON:?.xml', 'CON__.xml'],
    ['カ\u3099ス代.xml', 'ガス代.xml'],
    ['.xml', 'file.xml'],
    ['請求/.xml', 'file.xml'],
    ['請求.csv.xml', '請求.csv.xml'],
  ])('has a name that leads nowhere and hides nothing: %j is %j [T12]', async (given, kept) => {
    const { name } = await uploaded(world, Buffer.from(`${INVOICE}<!-- ${given} -->`), given);
    expect(name).toBe(kept);
  });
});
