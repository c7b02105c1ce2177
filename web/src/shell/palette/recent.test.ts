// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { PaletteEntry } from '../../platform/palette.ts';
import { forgetRecents } from '../../platform/recent-key.ts';
import { keepRecent, recentEntries } from './recent.ts';

const page = (id: string, title = id): PaletteEntry => ({
  id: `page:${id}`,
  title,
  icon: 'home',
  words: [],
  to: `/${id}`,
});
const claim: PaletteEntry = {
  id: 'claim:1',
  title: 'TE-2026-00001',
  detail: '佐藤',
  icon: 'receipt',
  words: [],
  to: '/c',
};

beforeEach(() => localStorage.clear());

describe('what was used last', () => {
  it('comes back newest first, each once and only a few [B9-02]', () => {
    for (let at = 0; at < 12; at += 1) keepRecent('uid', page(String(at)));
    keepRecent('uid', page('9'));
    const offered = Array.from({ length: 12 }, (_, at) => page(String(at)));
    expect(recentEntries('uid', offered).map(({ title }) => title)).toEqual(['9', '11', '10', '8', '7', '6', '5', '4']);
  });

  it('shows as it is offered now: not what the person may no longer open, and in the language of now', () => {
    keepRecent('uid', page('review', '経費確認'));
    keepRecent('uid', page('home', 'ホーム'));
    keepRecent('uid', claim);
    expect(recentEntries('uid', [page('home', 'Home')]).map(({ title }) => title)).toEqual(['TE-2026-00001', 'Home']);
  });

  it('is each person’s own, and goes when they sign out', () => {
    keepRecent('uid', claim);
    expect(recentEntries('other', [])).toEqual([]);
    expect(recentEntries(null, [])).toEqual([]);
    forgetRecents();
    expect(recentEntries('uid', [])).toEqual([]);
  });

  it.each(['', 'nonsense', '{}', '[{"id":1}]', '[null]'])('is nothing where the browser keeps %j', (kept) => {
    localStorage.setItem('madoguchi.recent.uid', kept);
    expect(recentEntries('uid', [])).toEqual([]);
  });
});
