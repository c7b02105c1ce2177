import { describe, expect, it } from 'vitest';
import type { Ground } from '../ground.ts';
import { KeptPages } from './kept-pages.ts';

const ROWS = ['{"id":"a"}'];

/** Asks twice; answers what was written, and which tag each reading was told to leave out the rows of. */
async function askTwice(input: { readonly q?: string }) {
  const pages = new KeptPages(1_000);
  const ground = {} as Ground;
  const told: (string | null)[] = [];
  const reads = {
    tag: () => Promise.resolve('7'),
    page: (known: string | null) => {
      told.push(known);
      return Promise.resolve({ rows: known === '7' ? [] : ROWS, next: null, tag: '7' });
    },
  };
  const asking = { ground, holdsAnswer: false, unlessKnown: () => {}, input };
  const answers = [await pages.answer(asking, input, reads), await pages.answer(asking, input, reads)];
  return { told, texts: answers.map(({ text }) => text) };
}

const WRITTEN = '{"rows":[{"id":"a"}],"next":null}';

describe('a page that is asked for again while nothing has changed', () => {
  it.each([{}, { q: '' }])('is written from memory: its rows are not read (%o)', async (input) => {
    expect(await askTwice(input)).toEqual({ told: [null, '7'], texts: [WRITTEN, WRITTEN] });
  });

  it('is read anew where it is of a search: a page of those would take the place of one that many ask for', async () => {
    expect(await askTwice({ q: '名刺' })).toEqual({ told: [null, null], texts: [WRITTEN, WRITTEN] });
  });
});
