import { describe, expect, it } from 'vitest';
import { GUEST, type HeldRole } from '../access.ts';
import { FAQ_STATUSES } from './model.ts';
import { entryFaults, faqMachine, maintainsFaq, questionMachine, readersFor, seesEntry } from './rules.ts';

describe('an entry', () => {
  const whole = {
    question: '要りますか',
    answer: 'はい。',
    faqCategory: 'portal' as const,
    questionEn: '',
    answerEn: '',
  };
  const faults = (more: object) => entryFaults({ ...whole, ...more }).map(({ field, code }) => `${field}: ${code}`);

  it('may be published once question, answer and category are there, and English is both texts or none [B1-07]', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ question: ' ', answer: '\n', faqCategory: null })).toEqual([
      'question: required',
      'answer: required',
      'faqCategory: required',
    ]);
    expect(faults({ questionEn: 'Is it?' })).toEqual(['answerEn: both-in-english-faq']);
    expect(faults({ answerEn: 'Yes.' })).toEqual(['questionEn: both-in-english-faq']);
    expect(faults({ questionEn: 'Is it?', answerEn: 'Yes.' })).toEqual([]);
  });
});

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

  it('shows one entry to its readers while it is published, and in any state to those who maintain it [B1-07, B1-08]', () => {
    const visitors: readonly (readonly HeldRole[])[] = [[], ['auditor'], ['user'], ['staff'], ['admin'], ['system']];
    const grid = FAQ_STATUSES.map((status) => [
      status,
      ...visitors.map((roles) => seesEntry({ roles }, { status, readers: 'staff' })),
    ]);
    expect(grid).toEqual([
      //             guest, auditor, user, staff, admin, system
      ['draft', false, false, false, false, false, true],
      ['published', false, false, false, true, true, true],
      ['unpublished', false, false, false, false, false, true],
    ]);
    expect(visitors.map((roles) => maintainsFaq({ roles }))).toEqual([false, false, false, false, false, true]);
  });
});
