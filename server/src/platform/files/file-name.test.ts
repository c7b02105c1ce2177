import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName } from './file-name.ts';

describe('a file’s name', () => {
  it.each([
    ['領収書 髙﨑.pdf', '領収書 髙﨑.pdf'],
    ['C:\\Users\\yamada\\receipt.PDF', 'receipt.PDF'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['..', 'file.pdf'],
    ['', 'file.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['a\u0000b\r\nX-Evil: 1.pdf', 'abX-Evil_ 1.pdf'],
    ['タ\u3099イコ\u3099.pdf', 'ダイゴ.pdf'],
    ['a\u200B\u2066b\u2069.pdf', 'ab.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
    ['invoice.pdf.exe', 'invoice.pdf.exe.pdf'],
    ['receipt.png', 'receipt.png.pdf'],
    ['half\uD800.pdf', 'half.pdf'],
  ])('%j becomes %j [T9, T12]', (given, kept) => {
    expect(cleanFileName(given, 'application/pdf')).toBe(kept);
  });

  it('keeps the extensions that people use for one kind', () => {
    expect(cleanFileName('photo.JPEG', 'image/jpeg')).toBe('photo.JPEG');
    expect(cleanFileName('photo', 'image/jpeg')).toBe('photo.jpg');
  });

  it('never has a path, a control character or more than 200 characters, whatever was sent [T12]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = cleanFileName(given, 'text/csv');
        expect(name).toMatch(/^[^/\\\p{Cc}\u202E]{1,200}$/u);
        expect(name).toMatch(/\.csv$/i);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });
});
