import { describe, expect, it } from 'vitest';
import { findingSentence } from './finding-sentence.ts';

describe('a finding as a sentence', () => {
  it('names the column, the month and the amounts as people write them [B0-01, B4-04]', () => {
    expect(findingSentence({ code: 'required', values: { field: 'useDate' } }, 'ja')).toBe(
      '利用日を入力してください。',
    );
    expect(findingSentence({ code: 'required', values: { field: 'transportMode' } }, 'ja')).toBe(
      '交通手段を選択してください。',
    );
    expect(findingSentence({ code: 'date-outside-month', values: { month: '202611' } }, 'en')).toContain(
      'in November 2026.',
    );
    expect(findingSentence({ code: 'fare-differs', values: { last: 1480, now: 520 } }, 'ja')).toBe(
      '同じ区間の前回の運賃は1,480円でした。今回は520円です。備考に理由を入力してください。',
    );
    expect(findingSentence({ code: 'weekend', values: { day: '2026-11-07' } }, 'ja')).toContain(
      '2026/11/07(土)は休日です',
    );
  });

  it('names the means of transport in the language of the sentence [B4-04]', () => {
    const finding = { code: 'receipt-missing', values: { mode: 'タクシー', modeEn: 'Taxi', yen: 1 } } as const;
    expect(findingSentence(finding, 'en')).toBe('Receipt missing. Taxi needs one from ¥1: attach it.');
    expect(findingSentence(finding, 'ja')).toContain('タクシーは1円以上');
  });
});
