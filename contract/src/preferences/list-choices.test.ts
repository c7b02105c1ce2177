import { describe, expect, it } from 'vitest';
import { Lists, ListViews, MOST_VIEWS } from './list-choices.ts';

const view = (id: string) => ({ id, name: '高額順', query: { state: 'confirmed', sort: '-total' } });

describe('what is kept of lists', () => {
  it('is columns, widths and density by list, and views of it [B0-10]', () => {
    const lists = { 'expense-claims.review': { columns: { shown: ['kana', 'total'], widths: { kana: 240 } } } };
    expect(Lists.parse(lists)).toEqual(lists);
    expect(ListViews.safeParse({ announcements: [{ ...view('abcd1234'), isFirst: true }] }).success).toBe(true);
  });

  it('knows no other keys, no key of every object, and no endless ones', () => {
    const choices: readonly unknown[] = [
      { trees: { columns: { shown: [] } } },
      { trees: { columns: { shown: ['a'], hidden: ['b'] } } },
      { trees: { columns: { shown: ['a'], widths: { a: 9_999 } } } },
      { trees: { density: 'tiny' } },
      { constructor: {} },
      { trees: { columns: { shown: ['toString'] } } },
    ];
    for (const choice of choices) expect(Lists.safeParse(choice).success).toBe(false);
    const read = Lists.parse(JSON.parse('{"__proto__":{"density":"compact"}}'));
    expect([Object.keys(read), Object.getPrototypeOf(read)]).toEqual([[], Object.prototype]);
  });

  it('is few views, each with a name and an id that the URL needs not escape', () => {
    const many = Array.from({ length: MOST_VIEWS + 1 }, (_, nth) => view(`view${nth}`));
    for (const views of [many, [view('a b')], [{ ...view('abcd'), name: ' 　' }]]) {
      expect(ListViews.safeParse({ trees: views }).success).toBe(false);
    }
  });
});
