import { defineList } from '@madoguchi/contract/list/list.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ownNames, placeQuery, queryOf } from './place-query.ts';

const LIST = defineList({
  id: 'trees',
  row: z.object({ id: z.string(), name: z.string(), height: z.number() }),
  fields: {
    name: { of: 'name', kind: 'text', name: { ja: '名前', en: 'Name' }, sortable: true },
    height: { of: 'height', kind: 'count', name: { ja: '高さ', en: 'Height' }, sortable: true, filterable: 'range' },
  },
  search: ['name'],
  sort: ['name'],
  key: ['id'],
});

describe('the URL of a list', () => {
  it('keeps the parameters of others through every new state, and none of its own old ones [B0-10]', () => {
    const before = { q: 'oak', sort: '-height', height: '3..', open: 'abc', view: 'tall1234' };
    const next = queryOf(LIST, { q: '', sort: ['name'], filters: { height: { from: 5, to: null } } });
    expect(placeQuery(before, { ...ownNames(LIST), ...next })).toEqual({
      height: '5..',
      open: 'abc',
      view: 'tall1234',
    });
  });

  it('is bare where nothing is set [B0-10]', () => {
    expect(queryOf(LIST, { q: ' 　', sort: ['name'], filters: {} })).toEqual({});
    expect(placeQuery({ open: 'abc' }, { open: undefined })).toEqual({});
  });
});
