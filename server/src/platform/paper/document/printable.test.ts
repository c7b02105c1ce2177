import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../test/pdf-text.ts';
import { paperFont } from '../press/paper-fonts.ts';
import { renderPaper } from '../press/render.ts';
import { printable } from './printable.ts';
import { sheetDocument } from './sheet-document.ts';

async function paperOf(text: string): Promise<Buffer> {
  const sheet = { title: '', name: '', author: '', subject: '', content: [{ text }] };
  const files = { heading: '', belongsTo: '', items: [] };
  const printing = { language: 'ja' as const, company: '', printedBy: '', printedAt: '2026-11-21T05:05:00.000Z' };
  return renderPaper(sheetDocument({ ...sheet, files }, [], printing));
}

/** The page as poppler draws it. */
function picture(pdf: Buffer): Buffer {
  return spawnSync('pdftoppm', ['-r', '60', '-y', '20', '-H', '60', '-gray', '-'], { input: pdf, maxBuffer: 1e8 })
    .stdout;
}

function read(text: string) {
  const missing: string[] = [];
  return [printable(text, paperFont, (cluster) => missing.push(cluster)), ...missing];
}

describe('a text on paper', () => {
  it.each([
    ['ダ and Á of two parts are composed', 'タ\u3099イコ\u3099 A\u0301', ['ダイゴ Á']],
    ['format characters draw nothing', 'a\u200Bb\u202Ec\u2066d\uFEFFe\u00ADf\u3164g', ['abcdefg']],
    ['blanks of any kind stay blanks', 'a\tb\u1680c\u3000d', ['a b c\u3000d']],
    ['every line end is one', 'a\r\nb\rc\u2028d', ['a\nb\nc\nd']],
    ['emoji have no glyph', '寿司🍣と👨‍👩‍👧', ['寿司〓と〓', '🍣', '👨‍👩‍👧']],
    ['nor have Hangul, simplified Chinese and Thai', '가们ก', ['〓〓〓', '가', '们', 'ก']],
    ['a selector of the font’s own form stays', '葛\u{E0100}飾', ['葛\u{E0100}飾']],
    ['a selector that the font does not know goes', '葛\u{E01EF}©\uFE0F', ['葛©']],
    ['names stay as they are', '髙﨑𠮷野家①㈱', ['髙﨑𠮷野家①㈱']],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('holds nothing but what the font draws, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const drawn = printable(text, paperFont);
        expect(printable(drawn, paperFont)).toBe(drawn);
        for (const character of drawn.replaceAll('\n', '').replace(/\p{Variation_Selector}/gu, '')) {
          expect(paperFont.has(character.codePointAt(0) ?? 0)).toBe(true);
        }
      }),
    );
  });

  it('is drawn in the form of a kanji that its selector chooses', async () => {
    const [plain, chosen, usual] = await Promise.all(['葛', '葛\u{E0100}', '葛\u{E01EF}'].map(paperOf));
    if (plain === undefined || chosen === undefined || usual === undefined) throw new Error('not printed');
    expect(picture(plain).length).toBeGreaterThan(1_000);
    expect(picture(chosen).equals(picture(plain))).toBe(false);
    expect(picture(usual).equals(picture(plain))).toBe(true);
    expect((await pdfPages(chosen))[0]?.text).toContain('葛\u{E0100}');
  });
});
