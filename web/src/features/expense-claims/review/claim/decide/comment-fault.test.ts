import { rejectClaim, returnClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { describe, expect, it } from 'vitest';
import { COMMENT_MAX, commentFault } from './comment-fault.ts';

describe('the reason of a return or a rejection', () => {
  it('is required: blanks are no reason [B4-03]', () => {
    for (const text of ['', ' ', '\u3000', '\n\t']) expect(commentFault(text)).toBe('missing');
  });

  it('has up to 500 characters, and no characters that no database takes', () => {
    expect(commentFault('あ'.repeat(COMMENT_MAX))).toBeNull();
    expect(commentFault('あ'.repeat(COMMENT_MAX + 1))).toBe('too-long');
    expect(commentFault('理由\u0000')).toBe('characters');
  });

  it('is taken by both operations whenever the dialog lets it go', () => {
    const claim = { id: '01932b6c-0000-7000-8000-000000000001', version: 1 };
    const full = 'あ'.repeat(COMMENT_MAX);
    for (const comment of ['', '\u3000', '理由', '理由\n二行目', '髙﨑', '🧾', '\u0007', '\ud83e', full, `${full}。`]) {
      const isSent = commentFault(comment) === null;
      for (const operation of [returnClaim, rejectClaim]) {
        expect(operation.input.safeParse({ ...claim, comment }).success).toBe(isSent);
      }
    }
  });
});
