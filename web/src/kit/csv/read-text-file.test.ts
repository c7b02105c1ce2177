import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const SHIFT_JIS = new Uint8Array([0x8e, 0x52, 0x93, 0x63, 0x2c, 0x61]);

it('reads what a spreadsheet saves, in UTF-8 with its mark or in Shift_JIS, and says which [B2-03]', async () => {
  expect(await readTextFile(new Blob(['\uFEFF山田,a']))).toEqual({ text: '山田,a', encoding: 'UTF-8' });
  expect(await readTextFile(new Blob([SHIFT_JIS]))).toEqual({ text: '山田,a', encoding: 'Shift_JIS' });
});

const bytesOf = (...hex: readonly string[]) => new Uint8Array(Buffer.from(hex.join(''), 'hex'));

it.each([
  ['EUC-JP', bytesOf('a5b5a5a6a5cabbb3c5c42c61')],
  ['EUC-JP with its narrow kana', bytesOf('cebec2ce8eb18eb20d0a')],
  ['ISO-2022-JP', new TextEncoder().encode('\u001B$B;3ED\u001B(B,a')],
  ['UTF-8 with one broken byte', bytesOf('e5b1b1e794b0e382', '2c', 'e5b1b1')],
  ['UTF-8 with its mark and a broken byte', bytesOf('efbbbf61e382')],
  ['UTF-16', bytesOf('fffe715c2c00')],
])('does not guess at %s: neither UTF-8 nor Shift_JIS [B2-03]', async (_, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe('unknownEncoding');
});

it('reads Shift_JIS with narrow kana [B2-03]', async () => {
  expect(await readTextFile(new Blob([bytesOf('8e5293632c', 'd4cfc0de')]))).toEqual({
    text: '山田,ﾔﾏﾀﾞ',
    encoding: 'Shift_JIS',
  });
});

it('reads nothing that the server would not take', async () => {
  expect(await readTextFile(new Blob(['a'.repeat(2_000_001)]))).toBe('tooLarge');
});
