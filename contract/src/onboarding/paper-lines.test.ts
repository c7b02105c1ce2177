import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, textOfLine, widthOf } from './paper-lines.ts';

const read = (text: string, ems: number) => linesOf(text, ems).map((line) => textOfLine(line).trimEnd());
const ANY = fc.string({
  unit: fc.oneof(
    fc.constantFrom('あ', '漢', '。', '、', '「', '」', 'ー', 'ｶﾞ', '葛󠄀', '𠮷', ' ', 'a', 'W', '-', '9', '\n'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 80,
});

describe('the lines of a text', () => {
  it.each([
    ['between any two characters', 'あいうえおかき', 3, ['あいう', 'えおか', 'き']],
    ['never before 。 and behind 「', 'あい。「うえ」', 2, ['あ', 'い。', '「う', 'え」']],
    ['between words of Latin letters', 'the quick brown fox', 6, ['the quick', 'brown fox']],
    ['within a word that no line holds', 'abcdefghijklmnopqrst', 4, ['abcdefg', 'hijklmn', 'opqrst']],
    ['where the text says so', 'あ\n\nい', 9, ['あ', '', 'い']],
    ['with a space that hangs over the edge', 'aaaa aaaa', 2.4, ['aaaa', 'aaaa']],
  ])('end %s [B8-03]', (_what, text, ems, lines) => {
    expect(read(text, ems)).toEqual(lines);
  });

  it('hold the whole text, and none is wider than its column but by one cluster or hanging marks [B8-03]', () => {
    fc.assert(
      fc.property(ANY, fc.integer({ min: 3, max: 40 }), (text, ems) => {
        const lines = linesOf(text, ems, true);
        const whole = lines.map((line) => `${textOfLine(line)}${line.endsHere ? '\n' : ''}`).join('');
        expect(whole).toBe(`${text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')}\n`);
        for (const line of lines) {
          const clusters = [...new Intl.Segmenter('ja').segment(textOfLine(line).replace(/ +$/, ''))];
          if (clusters.length < 2) continue;
          expect(clusters.reduce((sum, { segment }) => sum + widthOf(segment), 0)).toBeLessThanOrEqual(ems + 1e-9);
        }
      }),
    );
  });

  it('keep what is bold in a text, and the stars of an answer [B8-03]', () => {
    expect(linesOf('あ**いう**え', 2).map(({ spans }) => spans)).toEqual([
      [
        { text: 'あ', isStrong: false },
        { text: 'い', isStrong: true },
      ],
      [
        { text: 'う', isStrong: true },
        { text: 'え', isStrong: false },
      ],
    ]);
    expect(linesOf('**い**', 9, true).map(textOfLine)).toEqual(['**い**']);
  });
});
