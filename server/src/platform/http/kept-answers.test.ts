import { describe, expect, it } from 'vitest';
import type { Ground } from '../ground.ts';
import { KeptAnswers } from './kept-answers.ts';

describe('kept answers', () => {
  const ground = {} as Ground;

  it('are found by their key, the newest, until forgotten', () => {
    const kept = new KeptAnswers(2);
    kept.keep(ground, 'a', { mark: '1', text: 'one' });
    kept.keep(ground, 'a', { mark: '2', text: 'two' });
    expect(kept.find(ground, 'a')).toEqual({ mark: '2', text: 'two' });
    expect(kept.find({} as Ground, 'a')).toBeNull();
    kept.forget(ground, 'a');
    expect(kept.find(ground, 'a')).toBeNull();
  });

  it('are never more than allowed: the longest unwritten goes first', () => {
    const kept = new KeptAnswers(2);
    for (const key of ['a', 'b', 'a', 'c']) kept.keep(ground, key, { mark: key, text: key });
    expect(['a', 'b', 'c'].map((key) => kept.find(ground, key) !== null)).toEqual([true, false, true]);
  });
});
