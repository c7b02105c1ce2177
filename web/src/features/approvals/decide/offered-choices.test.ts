import { describe, expect, it } from 'vitest';
import { offeredChoices } from './offered-choices.ts';

const acts = (offered: Parameters<typeof offeredChoices>[0]) => offeredChoices(offered).map(({ act }) => act);

describe('the decision bar', () => {
  it('offers what the engine offers and nothing else, the yes at the right end [B3-06]', () => {
    expect(acts(['approve', 'return', 'reject', 'comment'])).toEqual(['comment', 'return', 'reject', 'approve']);
    expect(acts(['read'])).toEqual(['read']);
    expect(acts([])).toEqual([]);
  });

  it("leaves the requester's own acts to their page", () => {
    expect(acts(['withdraw', 'comment'])).toEqual(['comment']);
  });

  it('fills one button, warns with one, and keeps two of them on a phone', () => {
    const choices = offeredChoices(['approve', 'return', 'reject', 'reassign', 'comment', 'take-back']);
    expect(choices.filter(({ look }) => look === 'primary').map(({ act }) => act)).toEqual(['approve']);
    expect(choices.filter(({ look }) => look === 'danger').map(({ act }) => act)).toEqual(['reject']);
    expect(choices.filter(({ folds }) => folds === 'never').map(({ act }) => act)).toEqual(['return', 'approve']);
  });
});
