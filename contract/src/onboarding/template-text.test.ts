import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaperKind, WAGE_PAPER } from './kinds.ts';
import { canonicalTemplate, markedDifference, readTemplate, templateFaults, templateIn } from './template-text.ts';

const TEXT = `## 1 目的

雇用の管理のため
に利用します。
- 連絡のため

[入力:birthday 日付] 生年月日
[入力:address 任意 複数行] 現住所
[同意:purpose] 同意します。
[同意:photo 任意] 写真を使うことに同意します。
[保護者]`;
const ENGLISH = `[field:birthday date] Birthday
[field:address optional lines] Address
[consent:purpose] I agree.
[consent:photo optional] I agree to photos.
[guardian]`;

const texts = (more: object = {}) => ({ title: '同意書', titleEn: '', text: TEXT, textEn: '', ...more });
const faults = (more: object, kind: PaperKind = 'pledge') =>
  templateFaults(kind, texts(more)).map(({ field, code, line }) => `${field} ${line}: ${code}`);

describe('the text of a paper', () => {
  it('is read as headings, paragraphs, entries, and the fields and items that its person answers [B8-01]', () => {
    expect(readTemplate(TEXT)).toEqual({
      faults: [],
      blocks: [
        { kind: 'heading', level: 2, text: '1 目的' },
        { kind: 'paragraph', text: '雇用の管理のため\nに利用します。' },
        { kind: 'entry', mark: '・', text: '連絡のため' },
        { kind: 'field', key: 'birthday', text: '生年月日', isRequired: true, input: 'day' },
        { kind: 'field', key: 'address', text: '現住所', isRequired: false, input: 'lines' },
        { kind: 'consent', key: 'purpose', text: '同意します。', isRequired: true },
        { kind: 'consent', key: 'photo', text: '写真を使うことに同意します。', isRequired: false },
        { kind: 'guardian' },
      ],
    });
    expect(readTemplate(ENGLISH).blocks.slice(0, 2)).toEqual([
      { kind: 'field', key: 'birthday', text: 'Birthday', isRequired: true, input: 'day' },
      { kind: 'field', key: 'address', text: 'Address', isRequired: false, input: 'lines' },
    ]);
    expect(readTemplate('[会社のページ](https://example.jp)').blocks).toEqual([
      { kind: 'paragraph', text: '[会社のページ](https://example.jp)' },
    ]);
  });

  it.each([
    ['nothing is wrong', {}, []],
    ['English with the same items', { titleEn: 'Agreement', textEn: ENGLISH }, []],
    ['a bracket of an unknown word', { text: `${TEXT}\n[選択:a] 文` }, ['text 12: template-bracket']],
    ['an item without a name', { text: '[同意] 文' }, ['text 1: template-bracket', 'text 0: template-nothing-asked']],
    ['an item without words', { text: `${TEXT}\n[同意:a]` }, ['text 12: template-bracket']],
    ['two items of a name', { text: `${TEXT}\n[入力:purpose] 目的` }, ['text 12: template-key-twice']],
    ['nothing to answer', { text: '読むだけです。' }, ['text 0: template-nothing-asked']],
    ['a guardian without a birthday', { text: '[同意:a] 文\n[保護者]' }, ['text 0: template-guardian-birthday']],
    [
      'a guardian with an optional birthday',
      { text: '[入力:birthday 任意 日付] 生年月日\n[保護者]' },
      ['text 0: template-guardian-birthday'],
    ],
    ['no title, no text', { title: ' ', text: '' }, ['title 0: required', 'text 0: required']],
    ['half of English', { titleEn: 'Agreement' }, ['textEn 0: both-in-english-template']],
    [
      'an item that is optional in English only',
      { titleEn: 'A', textEn: ENGLISH.replace('purpose]', 'purpose optional]') },
      ['textEn 0: template-english-differs'],
    ],
    [
      'items in another order',
      { titleEn: 'A', textEn: ENGLISH.split('\n').reverse().join('\n') },
      ['textEn 0: template-english-differs'],
    ],
  ])('may be published unless something keeps it: %s [B8-01]', (_, more, expected) => {
    expect(faults(more)).toEqual(expected);
  });

  it('has the accounts once in the application for the wage account, and in no other paper [B8-04]', () => {
    const accounts = { text: '[振込口座]\n[同意:transfer] 同意します。' };
    expect(faults(accounts, WAGE_PAPER)).toEqual([]);
    expect(faults(accounts)).toEqual(['text 0: template-accounts']);
    expect(faults({}, WAGE_PAPER)).toEqual(['text 0: template-accounts']);
    expect(faults({ text: `${accounts.text}\n[accounts]` }, WAGE_PAPER)).toContain('text 0: template-accounts');
    expect(faults({ text: `${accounts.text}\n[入力:account-number] 番号` }, WAGE_PAPER)).toEqual([
      'text 3: template-key-twice',
    ]);
  });

  it('is English for readers of English where there is English [B8-01]', () => {
    const both = texts({ titleEn: 'Agreement', textEn: ENGLISH });
    expect(templateIn(both, 'en')).toEqual({ title: 'Agreement', text: ENGLISH });
    expect(templateIn(both, 'ja').title).toBe('同意書');
    expect(templateIn(texts(), 'en').title).toBe('同意書');
  });

  it('is hashed by bytes that no other kind, number or text has [B8-01]', () => {
    const one = fc.record({ title: fc.string(), titleEn: fc.string(), text: fc.string(), textEn: fc.string() });
    const whole = fc.tuple(fc.constantFrom('pledge', 'company-consent'), fc.integer({ min: 1, max: 12 }), one);
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        expect(canonicalTemplate(...a) === canonicalTemplate(...b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
    expect(canonicalTemplate('pledge', 1, texts({ title: 'a1:', text: 'b' }))).not.toBe(
      canonicalTemplate('pledge', 1, texts({ title: 'a', text: '1:b' })),
    );
  });

  it('is compared line by line: the marks lead from the one text to the other [B8-05]', () => {
    expect(markedDifference('一\n二\n三', '一\n2\n三\n四').map(({ mark, text }) => `${mark} ${text}`)).toEqual([
      'same 一',
      'removed 二',
      'added 2',
      'same 三',
      'added 四',
    ]);
    const lines = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 8 })
      .map((all) => all.join('\n'));
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const marked = markedDifference(before, after);
        const without = (gone: string) =>
          marked
            .filter(({ mark }) => mark !== gone)
            .map(({ text }) => text)
            .join('\n');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
    );
  });
});
