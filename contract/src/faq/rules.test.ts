import { describe, expect, it } from 'vitest';
import { GUEST } from '../access.ts';
import { faqMachine, questionMachine, readersFor } from './rules.ts';

describe('the FAQ', () => {
  it('publishes drafts and what was unpublished, and unpublishes what is published [B0-05, B1-07]', () => {
    const allowed = (action: 'publish' | 'unpublish') =>
      (['draft', 'published', 'unpublished'] as const).filter(
        (status) => faqMachine.whyNot(status, action, ['maintainer']) === null,
      );
    expect([allowed('publish'), allowed('unpublish')]).toEqual([['draft', 'unpublished'], ['published']]);
    expect(faqMachine.whyNot('draft', 'publish', [])).toBe('not-allowed');
    const { publish, unpublish } = faqMachine.transitions;
    expect([publish.to, unpublish.to]).toEqual(['published', 'unpublished']);
  });

  it('ends an open question once [B0-05]', () => {
    for (const action of ['answer', 'close'] as const)
      expect(questionMachine.whyNot('open', action, ['maintainer'])).toBeNull();
    const { answer, close } = questionMachine.transitions;
    expect([answer.to, close.to]).toEqual(['answered', 'closed']);
    expect(questionMachine.whyNot('answered', 'close', ['maintainer'])).toBe('wrong-state');
    expect(questionMachine.whyNot('closed', 'answer', ['maintainer'])).toBe('wrong-state');
  });

  it('shows an entry to its role and to every higher one [B1-07, S5-02]', () => {
    expect(readersFor(GUEST)).toEqual(['any']);
    expect(readersFor({ roles: ['admin'] })).toEqual(['any', 'signed-in', 'staff', 'admin']);
  });
});
