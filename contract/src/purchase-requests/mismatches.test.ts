import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../message.ts';
import { MISMATCHES, mismatchSentence } from './mismatches.ts';

describe('a mismatch of a purchase as a sentence', () => {
  it.each(MISMATCHES)('%s says by how much and with whom, once [B5-05] [B0-01]', (code) => {
    for (const language of LANGUAGES) {
      const sentence = mismatchSentence({ code, supplier: '山田商会', yen: 1_100 }, language);
      expect(sentence).toContain('1,100');
      expect(sentence.split('山田商会')).toHaveLength(2);
      expect(sentence).not.toMatch(/[{}]/);
    }
  });

  it('speaks of the order where it is no supplier’s alone [B5-05]', () => {
    expect(mismatchSentence({ code: 'over-invoiced', supplier: '', yen: 600 }, 'ja')).toBe(
      '請求額が発注より600円多くなっています。請求書を確認してください。',
    );
  });
});
