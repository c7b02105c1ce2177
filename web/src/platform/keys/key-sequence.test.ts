import { describe, expect, it } from 'vitest';
import { conflictsOf, NOTHING_PENDING, SEQUENCE_MS, step } from './key-sequence.ts';

const BINDINGS = [{ keys: 'g d' }, { keys: 'g e' }, { keys: 'e' }, { keys: 'mod+k' }];

/** The keys typed, each so many milliseconds after the one before. */
function asked(strokes: readonly string[], gapMs = 100): string[] {
  let pending = NOTHING_PENDING;
  return strokes.flatMap((stroke, place) => {
    const next = step(pending, stroke, 5_000 + place * gapMs, BINDINGS);
    pending = next.pending;
    return next.asked === null ? [] : [next.asked.keys];
  });
}

describe('keys one after the other', () => {
  it('ask for what they are bound to, and single ones at once [B9-02]', () => {
    expect(asked(['g', 'd'])).toEqual(['g d']);
    expect(asked(['mod+k', 'e', 'g', 'e'])).toEqual(['mod+k', 'e', 'g e']);
  });

  it('begin anew where they lead nowhere', () => {
    expect(asked(['g', 'x', 'd'])).toEqual([]);
    expect(asked(['g', 'g', 'd'])).toEqual(['g d']);
    expect(asked(['g', 'mod+k'])).toEqual(['mod+k']);
  });

  it('belong together only for a moment', () => {
    expect(asked(['g', 'e'], SEQUENCE_MS)).toEqual(['g e']);
    expect(asked(['g', 'e'], SEQUENCE_MS + 1)).toEqual(['e']);
  });
});

it('keys that are the same, or one the beginning of the other, are a conflict', () => {
  expect(conflictsOf(['g d', 'g e', 'e', 'mod+e'])).toEqual([]);
  expect(conflictsOf(['a', 'b', 'a'])).toEqual(['a / a']);
  expect(conflictsOf(['g d', 'g'])).toEqual(['g d / g']);
  expect(conflictsOf(['g', 'g d'])).toEqual(['g / g d']);
});
