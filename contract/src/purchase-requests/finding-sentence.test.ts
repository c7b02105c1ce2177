import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../message.ts';
import { purchaseFindingSentence } from './finding-sentence.ts';
import { FINDING_CODES } from './findings.ts';

const VALUES = {
  field: 'neededBy',
  rate: 5,
  limit: 1,
  total: 2,
  needed: 3,
  given: 1,
  quote: 4,
  amount: 5,
  before: 6,
  band: 7,
  from: 8,
  supplier: 'アスク',
  day: '2026-11-20',
  numbers: 'PR-2026-00045',
  number: 'PR-2026-00045',
};

describe('a finding of a purchase request as a sentence', () => {
  it('names field, amounts and day as people write them [B0-01, B5-02]', () => {
    expect(purchaseFindingSentence({ code: 'required', values: { field: 'neededBy' } }, 'ja')).toBe(
      '希望納期を入力してください。',
    );
    expect(purchaseFindingSentence({ code: 'required', values: { field: 'purchaseCategory' } }, 'ja')).toBe(
      '購買区分を選択してください。',
    );
    expect(purchaseFindingSentence({ code: 'required', values: { field: 'purchaseCategory' } }, 'en')).toBe(
      'Select "Purchase category".',
    );
    expect(purchaseFindingSentence({ code: 'required', values: { field: 'unitPrice' } }, 'en')).toBe(
      'Fill in "Unit price".',
    );
    expect(
      purchaseFindingSentence({ code: 'quotes-missing', values: { total: 480_000, needed: 1, given: 0 } }, 'ja'),
    ).toContain('合計480,000円の申請には');
    expect(purchaseFindingSentence({ code: 'quote-over', values: { day: '2026-11-20' } }, 'en')).toContain(
      '20 Nov 2026 (Fri)',
    );
  });

  it('names the requests of a suspected split, the first five of many [B5-02]', () => {
    const sentence = (count: number, language: 'ja' | 'en') => {
      const numbers = Array.from({ length: count }, (_, index) => `PR-${index + 1}`).join(', ');
      return purchaseFindingSentence(
        { code: 'split-suspicion', values: { numbers, total: 115_000, band: 100_000 } },
        language,
      );
    };
    expect(sentence(2, 'ja')).toBe(
      '分割の疑い：30日以内のPR-1、PR-2と合わせると115,000円で、100,000円以上の扱いになります。',
    );
    expect(sentence(5, 'ja')).toContain('PR-4、PR-5と');
    expect(sentence(7, 'ja')).toContain('PR-4、PR-5ほか2件と');
    expect(sentence(7, 'en')).toContain('PR-4, PR-5 and 2 more of');
  });

  it.each(FINDING_CODES)('leaves no place unfilled: %s [B5-02]', (code) => {
    for (const language of LANGUAGES)
      expect(purchaseFindingSentence({ code, values: VALUES }, language)).not.toMatch(/[{}]/);
  });
});
