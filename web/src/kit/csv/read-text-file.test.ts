import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const SHIFT_JIS = new Uint8Array([0x8e, 0x52, 0x93, 0x63, 0x2c, 0x61]);

it('reads what a spreadsheet saves, in UTF-8 with its mark or in Shift_JIS, and says which [B2-03]', async () => {
  expect(await readTextFile(new Blob(['\uFEFF山田,a']))).toEqual({ text: '山田,a', encoding: 'UTF-8' });
  expect(await readTextFile(new Blob([SHIFT_JIS]))).toEqual({ text: '山田,a', encoding: 'Shift_JIS' });
});

it('reads nothing that the server would not take', async () => {
  expect(await readTextFile(new Blob(['a'.repeat(2_000_001)]))).toBeNull();
});
