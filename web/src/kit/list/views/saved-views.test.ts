import { ListViews } from '@madoguchi/contract/preferences/list-choices.ts';
import { describe, expect, it } from 'vitest';
import {
  changedView,
  firstView,
  isChanged,
  isFull,
  nameFault,
  newViewId,
  takenView,
  withFirst,
  withoutView,
  withView,
} from './saved-views.ts';

const view = (id: string, name: string) => ({ id, name, query: { state: 'submitted', sort: '-total' } });
const VIEWS = [view('aaaa', '営業'), view('bbbb', '高額')];

describe('saved views', () => {
  it('are saved, renamed and deleted by their id, and fit what is kept [B0-10]', () => {
    const three = withView(VIEWS, view('cccc', ' 注意あり '));
    expect(three.map(({ name }) => name)).toEqual(['営業', '高額', '注意あり']);
    expect(withView(three, view('aaaa', '東京')).map(({ name }) => name)).toEqual(['高額', '注意あり', '東京']);
    expect(changedView(three, 'bbbb', { name: '百万円から' })[1]?.name).toBe('百万円から');
    expect(withoutView(three, 'aaaa').map(({ id }) => id)).toEqual(['bbbb', 'cccc']);
    expect(ListViews.safeParse({ 'claim-review': withFirst(three, 'cccc') }).success).toBe(true);
  });

  it('want a name of their own', () => {
    expect(nameFault(VIEWS, ' 　', null)).toBe('missing');
    expect(nameFault(VIEWS, 'あ'.repeat(31), null)).toBe('long');
    expect(nameFault(VIEWS, '高額 ', null)).toBe('taken');
    expect([nameFault(VIEWS, '高額', 'bbbb'), nameFault(VIEWS, '新しい', null)]).toEqual([null, null]);
  });

  it('have one at most that is shown first', () => {
    const second = withFirst(withFirst(VIEWS, 'aaaa'), 'bbbb');
    expect([firstView(second)?.id, second.filter(({ isFirst }) => isFirst).length]).toEqual(['bbbb', 1]);
    expect(firstView(withFirst(second, null))).toBeNull();
  });

  it('tell when the list has left them', () => {
    expect(isChanged(view('aaaa', ''), { sort: '-total', state: 'submitted' })).toBe(false);
    expect(isChanged(view('aaaa', ''), { state: 'submitted' })).toBe(true);
    expect(isChanged(view('aaaa', ''), { state: 'submitted', sort: '-total', q: '東京' })).toBe(true);
  });

  it('take a shared one once, with its columns [B0-10]', () => {
    const shared = {
      id: '01970000-0000-7000-8000-0123456789ab',
      version: 1,
      name: '高額',
      query: { sort: '-total' },
      columns: { shown: ['number'] },
      sharedBy: '山田 太郎',
      sharedAt: '2026-11-21T00:00:00.000Z',
      mayEnd: false,
    };
    expect(takenView(shared)).toEqual({ id: '456789ab', name: '高額', query: shared.query, columns: shared.columns });
    expect(withView(withView(VIEWS, takenView(shared)), takenView(shared))).toHaveLength(3);
  });

  it('are few, and named in the URL by letters that need no escape', () => {
    expect(isFull(VIEWS)).toBe(false);
    expect(isFull(Array.from({ length: 8 }, (_, n) => view(`aaa${n}`, String(n))))).toBe(true);
    expect(newViewId(new Uint8Array([0, 35, 36, 255, 10, 11, 12, 13]))).toMatch(/^[a-z0-9]{8}$/);
  });
});
