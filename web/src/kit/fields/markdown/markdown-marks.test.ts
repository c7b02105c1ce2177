import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARKDOWN_MARKS, type MarkdownMark, markEdit, type Selected } from './markdown-marks.ts';

/** `[` and `]` around what is selected, `|` for a caret: in the text before and after. */
function read(shown: string): Selected {
  if (shown.includes('|')) {
    const start = shown.indexOf('|');
    return { text: shown.replace('|', ''), start, end: start };
  }
  const start = shown.indexOf('⟦');
  return { text: shown.replace(/[⟦⟧]/g, ''), start, end: shown.indexOf('⟧') - 1 };
}
function show({ text, start, end }: Selected): string {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
}
function done(mark: MarkdownMark, selected: Selected): Selected {
  const { from, to, insert, start, end } = markEdit(mark, selected, '文字');
  return { text: selected.text.slice(0, from) + insert + selected.text.slice(to), start, end };
}
const after = (mark: MarkdownMark, shown: string) => show(done(mark, read(shown)));

describe('a mark of Markdown', () => {
  it.each<[MarkdownMark, string, string]>([
    ['bold', '明日は⟦休業⟧です。', '明日は**⟦休業⟧**です。'],
    ['bold', '明日は**⟦休業⟧**です。', '明日は⟦休業⟧です。'],
    ['bold', '明日は⟦**休業**⟧です。', '明日は⟦休業⟧です。'],
    ['bold', '明日は|です。', '明日は**⟦文字⟧**です。'],
    ['bold', 'We ⟦are closed ⟧today', 'We **⟦are closed⟧** today'],
    ['bold', '⟦- 一\n\n- 二⟧', '⟦- **一**\n\n- **二**⟧'],
    ['bold', '⟦- **一**\n\n- **二**⟧', '⟦- 一\n\n- 二⟧'],
    ['bold', '⟦**一**\n二⟧', '⟦**一**\n**二**⟧'],
    ['heading', '前\n休|業\n後', '前\n## 休|業\n後'],
    ['heading', '## 休|業', '休|業'],
    ['heading', '#### 休|業', '## 休|業'],
    ['heading', '|', '## |'],
    ['heading', '## |', '|'],
    ['list', '⟦一\n\n二⟧\n三', '⟦- 一\n\n- 二⟧\n三'],
    ['list', '⟦- 一\n\n- 二⟧', '⟦一\n\n二⟧'],
    ['list', '⟦一\n⟧二', '⟦- 一⟧\n二'],
    ['list', '* 一|', '- 一|'],
    ['link', '詳しくは⟦規程⟧へ', '詳しくは[規程](⟦https://⟧)へ'],
    ['link', '⟦https://example.jp/a⟧', '[⟦文字⟧](https://example.jp/a)'],
    ['link', '|', '[⟦文字⟧](https://)'],
    ['link', '⟦a[1]⟧', '[a\\[1\\]](⟦https://⟧)'],
  ])('%s of %j makes %j', (mark, before, expected) => {
    expect(after(mark, before)).toBe(expected);
  });

  const words = fc.string({ unit: fc.constantFrom('あ', 'い', 'a', '1', ' ', '\n') });
  const selections = fc
    .tuple(words, fc.nat(), fc.nat())
    .map(([text, a, b]) => [text, ...[a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y)] as const)
    .map(([text, start = 0, end = 0]): Selected => ({ text, start, end }));

  it('set twice leaves the text as it was, wherever words are selected', () => {
    fc.assert(
      fc.property(fc.constantFrom('bold', 'heading', 'list'), selections, (mark, selected) => {
        fc.pre(selected.text.slice(selected.start, selected.end).trim() !== '' && !/[ \n]\n|\n /.test(selected.text));
        expect(done(mark, done(mark, selected)).text).toBe(selected.text);
      }),
    );
  });

  it('loses nothing that was written, and selects a part of the text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MARKDOWN_MARKS), selections, (mark, selected) => {
        const { text, start, end } = done(mark, selected);
        const letters = (written: string) => [...written.replace(/文字|https:|[^あいa1]/g, '')].join('');
        expect(letters(text)).toBe(letters(selected.text));
        expect(0 <= start && start <= end && end <= text.length).toBe(true);
      }),
    );
  });
});
