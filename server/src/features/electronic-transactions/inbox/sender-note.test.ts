import { describe, expect, it } from 'vitest';
import { noteIn } from './sender-note.ts';

const encoded = Buffer.from('請求書（11月分）').toString('base64');

describe("a sender's note", () => {
  it.each([
    ['a text in UTF-8', 'a.txt', Buffer.from('\uFEFF経理部 様\r\n請求書です。\r\n'), '経理部 様\n請求書です。'],
    ['a text as Windows writes it', 'a.TXT', Buffer.from([0x90, 0xbf, 0x8b, 0x81]), '請求'],
    ['control characters', 'a.txt', Buffer.from('a\u0007b\u202Ec'), 'a bc'],
    ['nothing', 'a.txt', Buffer.from(' \r\n'), ''],
    [
      'a mail by its headers, folded and encoded',
      'a.eml',
      Buffer.from(
        `Received: from x\r\nDate: Sat, 21 Nov 2026 10:00:00 +0900\r\nFrom: =?ISO-2022-JP?B?GyRCOzNFRBsoQg==?=\r\n <yamada@example.jp>\r\nSubject: =?UTF-8?B?${encoded}?=\r\n =?utf-8?q?_No=2E1?=\r\n\r\nFrom: not this\r\n`,
      ),
      'From: 山田 <yamada@example.jp>\nDate: Sat, 21 Nov 2026 10:00:00 +0900\nSubject: 請求書（11月分） No.1',
    ],
    ['an encoding that nobody knows', 'a.eml', Buffer.from('Subject: =?x-none?B?QUJD?=\r\n\r\n'), 'Subject: ABC'],
  ])('is read: %s [B7-07]', (_kind, name, bytes, note) => {
    expect(noteIn(name, bytes)).toBe(note);
  });

  it('is kept up to 2,000 characters [B7-07]', () => {
    expect([...noteIn('a.txt', Buffer.from('𠮷'.repeat(3_000)))]).toHaveLength(2_000);
  });
});
