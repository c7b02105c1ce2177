import { describe, expect, it } from 'vitest';
import type { Ground } from '../ground.ts';
import { KeptAnswers } from './kept-answers.ts';

describe('kept answers', () => {
  const ground = {} as Ground;

  it('are found by their key, the newest, until forgotten', () => {
    const kept = new KeptAnswers(6);
    kept.keep(ground, 'a', { mark: '1', text: 'one' });
    kept.keep(ground, 'a', { mark: '2', text: 'two' });
    expect(kept.find(ground, 'a')).toEqual({ mark: '2', text: 'two' });
    expect(kept.find({} as Ground, 'a')).toBeNull();
    kept.forget(ground, 'a');
    expect(kept.find(ground, 'a')).toBeNull();
  });

  it('are never longer together than allowed: the longest unwritten goes first', () => {
    const kept = new KeptAnswers(6);
    const standing = () => ['a', 'b', 'c'].filter((key) => kept.find(ground, key) !== null);
    for (const key of ['a', 'b', 'a', 'c']) kept.keep(ground, key, { mark: key, text: 'wow' });
    expect(standing()).toEqual(['a', 'c']);
    kept.keep(ground, 'a', { mark: 'a', text: 'short' });
    expect(standing(), 'what it was before counts no more').toEqual(['a']);
    kept.keep(ground, 'b', { mark: 'b', text: 'b' });
    expect(standing()).toEqual(['a', 'b']);
    kept.forget(ground, 'a');
    kept.keep(ground, 'c', { mark: 'c', text: 'fives' });
    expect(standing()).toEqual(['b', 'c']);
    kept.keep(ground, 'a', { mark: 'a', text: 'too long' });
    expect(standing(), 'not even itself').toEqual([]);
  });
});
