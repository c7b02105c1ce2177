import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingCapture } from './reading-capture.ts';

/** One composition: what the input method showed, and what it ended with. */
function compose(shown: readonly string[], committed: string): string {
  const capture = readingCapture();
  for (const text of shown) capture.update(text);
  return capture.end(committed);
}

describe('the reading of a name while it is composed [B0-11]', () => {
  it.each([
    ['Windows, key by key', ['y', 'や', 'やm', 'やま', 'やまd', 'やまだ', '山田'], '山田', 'ヤマダ'],
    ['converted twice', ['さいとう', '斉藤', '齋藤'], '齋藤', 'サイトウ'],
    ['kana left as kana', ['あおい'], 'あおい', 'アオイ'],
    ['katakana by conversion', ['けん', 'ケン'], 'ケン', 'ケン'],
    ['half-width kana', ['たろう', 'ﾀﾛｳ'], 'ﾀﾛｳ', 'タロウ'],
    ['corrected before conversion', ['たか', 'たかは', 'たか', 'たかし', '高志'], '高志', 'タカシ'],
    ['given up', ['やまだ'], '', ''],
  ])('%s', (_, shown, committed, reading) => {
    expect(compose(shown, committed)).toBe(reading);
  });

  it('of one composition says nothing of the next', () => {
    const capture = readingCapture();
    capture.update('やまだ');
    expect(capture.end('山田')).toBe('ヤマダ');
    expect(capture.end('様')).toBe('');
  });

  it('is katakana whatever was shown, or nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string({ unit: 'grapheme' }), (shown, committed) => {
        expect(compose(shown, committed)).not.toMatch(/[ぁ-ゖｦ-ﾟA-Za-z]/);
      }),
    );
  });
});
