import { describe, expect, it } from 'vitest';
import type { AnyState } from '../place/list-changes.ts';
import { shownTab, tabsOfChoice, tabsOfPresets } from './built-in-tabs.ts';

const state = (filters: AnyState['filters']): AnyState => ({ q: '机', sort: ['-updated'], filters });

describe('tabs by the values of a choice', () => {
  const counts = { open: 3, late: 2 };
  const options = ['open', 'late', 'done'].map((value) => ({ value, label: value }));
  const tabs = tabsOfChoice({ field: 'state', counts }, options, 'all');

  it('count their rows, and all of them together', () => {
    expect(tabs.map(({ count }) => count)).toEqual([5, 3, 2, 0]);
    const unknown = tabsOfChoice({ field: 'state', counts: undefined }, options, 'all');
    expect(unknown.map(({ count }) => count)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('change their own condition and leave the others', () => {
    const late = tabs[2]?.next(state({ warned: 'yes', state: ['open'] }));
    expect(late?.filters).toEqual({ warned: 'yes', state: ['late'] });
    expect(tabs[0]?.next(state({ state: ['open'] })).filters).toEqual({});
  });

  it('show the one whose value stands alone', () => {
    expect(shownTab(tabs, state({ state: ['late'], warned: 'yes' }))?.id).toBe(':late');
    expect(shownTab(tabs, state({ warned: 'yes' }))?.id).toBe(':all');
    expect(shownTab(tabs, state({ state: ['open', 'late'] }))).toBeUndefined();
  });
});

describe('tabs by named conditions', () => {
  const own = { id: 'own', label: '自分の申請', filters: { employee: ['1001'] } };
  const back = { id: 'back', label: '差戻し', filters: { status: ['returned'] } };
  const tabs = tabsOfPresets([own, back], 'すべて');

  it('take the place of every condition, and keep what is searched for [B0-10]', () => {
    expect(tabs[2]?.next(state({ employee: ['1001'], warned: 'yes' }))).toEqual(state({ status: ['returned'] }));
    expect(tabs[0]?.next(state({ status: ['returned'] }))).toEqual(state({}));
  });

  it('show the one whose conditions, and no others, are set', () => {
    expect(shownTab(tabs, state({ employee: ['1001'] }))?.label).toBe('自分の申請');
    expect(shownTab(tabs, state({}))?.label).toBe('すべて');
    expect(shownTab(tabs, state({ employee: ['1001'], warned: 'yes' }))).toBeUndefined();
  });
});
