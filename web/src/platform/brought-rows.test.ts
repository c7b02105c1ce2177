import { beforeEach, expect, it } from 'vitest';
import { forgetBroughtRows, keepBroughtRows, takeBroughtRows } from './brought-rows.ts';

const PAGE = { rows: [1], next: null };

beforeEach(forgetBroughtRows);

it('answers the first read of the same list, and no other', () => {
  keepBroughtRows('t.rows', { month: '202611' }, PAGE);
  expect(takeBroughtRows('t.rows', {})).toBeUndefined();
  expect(takeBroughtRows('t.rows', { month: '202610' })).toBeUndefined();
  expect(takeBroughtRows('u.rows', { month: '202611' })).toBeUndefined();
  expect(takeBroughtRows('t.rows', { month: '202611' })).toBe(PAGE);
  expect(takeBroughtRows('t.rows', { month: '202611' })).toBeUndefined();
});

it('is gone with the person', () => {
  keepBroughtRows('t.rows', {}, PAGE);
  forgetBroughtRows();
  expect(takeBroughtRows('t.rows', {})).toBeUndefined();
});
