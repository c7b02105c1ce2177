import { describe, expect, it } from 'vitest';
import { DraftHistory } from './draft-history.ts';

describe('steps within a draft', () => {
  it('a pause of 400 ms begins a new step, quick keys are one [B4-02]', () => {
    const history = new DraftHistory();
    history.begin('');
    history.record('a', 1000);
    history.record('ab', 1100);
    history.record('abc', 1600);
    expect([history.undo(), history.undo(), history.undo()]).toEqual(['ab', '', null]);
    expect([history.redo(), history.redo(), history.redo()]).toEqual(['ab', 'abc', null]);
  });

  it('the end of a composition is a step of its own [B4-02, B0-11]', () => {
    const history = new DraftHistory();
    history.begin('');
    history.record('東京', 1000, true);
    history.record('東京都', 1100, true);
    history.record('東京都x', 1200);
    expect([history.undo(), history.undo(), history.undo()]).toEqual(['東京都', '東京', '']);
  });

  it('what is typed after an undo takes the place of what was undone [B4-02]', () => {
    const history = new DraftHistory();
    history.begin('a');
    history.record('ab', 1000);
    history.undo();
    history.record('ac', 2000);
    expect([history.redo(), history.undo(), history.undo()]).toEqual([null, 'a', null]);
  });
});
