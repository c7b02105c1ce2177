import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NamedFile, packagedPath, safeFileName, utf8Bytes } from './file-names.ts';

const FILE: NamedFile = {
  number: 'ET-2026-00012',
  version: 1,
  place: 1,
  isNewest: true,
  transactionDate: '2026-11-21',
  counterparty: '株式会社山田商店',
  amount: 11_000,
  currency: 'JPY',
  foreignMinor: null,
  mediaType: 'application/pdf',
};

describe('the name of a file in the download', () => {
  it.each<[string, Partial<NamedFile>, string]>([
    ['as the tax office names papers', {}, 'ファイル/20261121_株式会社山田商店_11000_ET-2026-00012.pdf'],
    ['the second file of a record', { place: 2 }, 'ファイル/20261121_株式会社山田商店_11000_ET-2026-00012-2.pdf'],
    ['a credit note', { amount: -5_500 }, 'ファイル/20261121_株式会社山田商店_-5500_ET-2026-00012.pdf'],
    [
      'without a day and an amount',
      { transactionDate: null, amount: null, mediaType: 'message/rfc822' },
      'ファイル/日付なし_株式会社山田商店_金額なし_ET-2026-00012.eml',
    ],
    [
      'another currency without a rate',
      { amount: null, currency: 'USD', foreignMinor: 123_456 },
      'ファイル/20261121_株式会社山田商店_1234.56USD_ET-2026-00012.pdf',
    ],
    [
      'a file that a correction took away',
      { isNewest: false, version: 2, place: 3 },
      '訂正前のファイル/20261121_株式会社山田商店_11000_ET-2026-00012_第2版-3.pdf',
    ],
    [
      'signs that lead elsewhere',
      { counterparty: '../a/b:c?' },
      'ファイル/20261121_..／a／b：c？_11000_ET-2026-00012.pdf',
    ],
  ])('is readable: %s [B7-06]', (_kind, more, path) => {
    expect(packagedPath({ ...FILE, ...more })).toBe(path);
  });

  it.each([
    ['請求書_山田商店', '請求書_山田商店.pdf'],
    ['CON', '_CON.pdf'],
    ['con.tar', '_con.tar.pdf'],
    ['NUL ', '_NUL.pdf'],
    ['lpt³', '_lpt³.pdf'],
    ['CONSTRUCTION', 'CONSTRUCTION.pdf'],
    ['a/b:c?', 'a／b：c？.pdf'],
    ['か\u3099す代', 'がす代.pdf'],
    ['か\u200B\u3099', 'が.pdf'],
    ['請求\u202Efdp', '請求fdp.pdf'],
    ['a\u0000b\nc', 'abc.pdf'],
    [' . ', '_.pdf'],
    ['株式会社 山田. . ', '株式会社 山田.pdf'],
    ['', '_.pdf'],
    ['\uD83D', '_.pdf'],
    [`a${'\u0301'.repeat(200)}`, '_.pdf'],
  ])('is one that every system takes: %j is %j [B7-06]', (stem, name) => {
    expect(safeFileName(stem, '.pdf')).toBe(name);
  });

  it('is cut by whole characters at 200 bytes, before its amount, number and ending [B7-06]', () => {
    expect(safeFileName('あ'.repeat(100), '.pdf')).toBe(`${'あ'.repeat(65)}.pdf`);
    expect(safeFileName(`${'a'.repeat(194)}👨‍👩‍👧`, '.pdf')).toBe(`${'a'.repeat(194)}.pdf`);
    expect(safeFileName(`${'a'.repeat(192)}葛\u{E0100}`, '.pdf')).toBe(`${'a'.repeat(192)}.pdf`);
    expect(packagedPath({ ...FILE, counterparty: '長'.repeat(100) })).toMatch(/長_11000_ET-2026-00012\.pdf$/);
  });

  const text = fc.string({ unit: 'binary', maxLength: 120 });
  const awkward = fc.array(
    fc.constantFrom(
      'CON',
      'nul',
      '.',
      ' ',
      '/',
      '\\',
      ':',
      '*',
      'か\u3099',
      '𠮷',
      '葛\u{E0100}',
      '\u202E',
      '\r',
      '\uD800',
      '山',
    ),
    { maxLength: 90 },
  );
  const stems = fc.oneof(
    text,
    awkward.map((parts) => parts.join('')),
  );

  it('is safe, composed and at most 200 bytes, whatever the counterparty is called [B7-06]', () => {
    fc.assert(
      fc.property(stems, (stem) => {
        const name = safeFileName(stem, '.pdf');
        expect(utf8Bytes(name)).toBeLessThanOrEqual(200);
        expect(utf8Bytes(name)).toBe(Buffer.byteLength(name));
        expect(name.isWellFormed()).toBe(true);
        expect(name).toBe(name.normalize('NFC'));
        expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}]|^\s|^\.pdf$|[\s.]\.pdf$/u);
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\s*\./i);
      }),
    );
  });

  it('is no other file’s, also where letters of either case are one [B7-06]', () => {
    const file = fc.record({
      number: fc.constantFrom('ET-2026-00001', 'ET-2026-00002', 'ET-2025-00001'),
      version: fc.integer({ min: 1, max: 3 }),
      place: fc.integer({ min: 1, max: 20 }),
      isNewest: fc.boolean(),
      counterparty: stems,
    });
    fc.assert(
      fc.property(file, file, (one, other) => {
        // The newest version of a record is one.
        const sameVersion = one.version === other.version || (one.isNewest && other.isNewest);
        const same =
          one.number === other.number && one.isNewest === other.isNewest && sameVersion && one.place === other.place;
        fc.pre(!same);
        const path = (each: typeof one) => packagedPath({ ...FILE, ...each }).toLowerCase();
        expect(path(one)).not.toBe(path(other));
      }),
    );
  });
});
