import { expect, it } from 'vitest';
import { line } from './sample-lines.ts';
import { afterSaving, changesBetween, countOf, fitting, isEmpty } from './sheet-lines.ts';

const id = (digit: number) => line(digit).id;

it('a sheet that was typed back to what it was has nothing to send', () => {
  expect(isEmpty(changesBetween([line(1)], [{ ...line(1) }]))).toBe(true);
});

it('only the changed line is sent, and a new line at the end needs no order', () => {
  const changes = changesBetween([line(1), line(2)], [line(1), line(2, { memo: 'x' }), line(3)]);
  expect(changes).toEqual({ lines: [line(2, { memo: 'x' }), line(3)], removed: [] });
  expect(countOf(changes)).toBe(2);
});

it('an inserted, a moved and a removed line are told with their order', () => {
  const base = [line(1), line(2), line(3)];
  const now = [line(3), line(4), line(1)];
  const changes = changesBetween(base, now);
  expect(changes).toEqual({ lines: [line(4)], removed: [id(2)], order: [id(3), id(4), id(1)] });
  expect(afterSaving(base, changes)).toEqual(now);
});

it('a held line is left out of the batch and of its order', () => {
  const now = [line(9), line(2), line(1)];
  const changes = changesBetween([line(1), line(2)], now, ({ id: held }) => held === id(9));
  expect(changes).toEqual({ lines: [], removed: [], order: [id(2), id(1)] });
});

it('what does not fit into one request goes in parts, the order with the last', () => {
  const now = [line(3, { memo: 'あ'.repeat(500) }), line(2, { memo: 'い'.repeat(500) }), line(1)];
  const first = fitting(changesBetween([line(1)], now), 2_500);
  expect(first).toEqual({ lines: [now[0]], removed: [] });
  const rest = changesBetween(afterSaving([line(1)], first), now);
  expect(rest).toEqual({ lines: [now[1]], removed: [], order: [id(3), id(2), id(1)] });
});
