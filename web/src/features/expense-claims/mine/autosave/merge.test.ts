import { expect, it } from 'vitest';
import { mergeLines } from './merge.ts';
import { file, line } from './sample-lines.ts';

const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => Number(id.slice(-3)));

it('changes of different cells of one line are both kept [B0-02]', () => {
  const base = [line(1)];
  const merged = mergeLines(base, [line(1, { from: '品川' })], [line(1, { to: '新宿' })]);
  expect(merged).toEqual({ lines: [line(1, { from: '品川', to: '新宿' })], conflicts: [] });
});

it('the same cell changed on both sides keeps mine and asks [B0-02]', () => {
  const [mine, theirs] = [line(1, { unitFare: 480 }), line(1, { unitFare: 520 })];
  expect(mergeLines([line(1)], [mine], [theirs])).toEqual({
    lines: [mine],
    conflicts: [{ field: 'unitFare', mine, theirs }],
  });
});

it('the same change on both sides is no conflict', () => {
  const same = line(1, { unitFare: 480 });
  expect(mergeLines([line(1)], [same], [{ ...same }]).conflicts).toEqual([]);
});

it('text that could not be read belongs to its cell', () => {
  const mine = line(1, { typed: { useDate: '十一月' } });
  const theirs = line(1, { memo: '出張' });
  const { lines } = mergeLines([line(1)], [mine], [theirs]);
  expect(lines).toEqual([line(1, { memo: '出張', typed: { useDate: '十一月' } })]);
});

it('new lines of both sides are kept, each after the line it followed', () => {
  const base = [line(1), line(2)];
  const merged = mergeLines(base, [line(1), line(7), line(2)], [line(1), line(2), line(8)]);
  expect(ids(merged.lines)).toEqual([1, 7, 2, 8]);
});

it('an order that I changed outlives their new line', () => {
  const base = [line(1), line(2), line(3)];
  const merged = mergeLines(base, [line(3), line(1), line(2)], [line(1), line(8), line(2), line(3)]);
  expect(ids(merged.lines)).toEqual([3, 1, 8, 2]);
});

it('a line removed on one side and untouched on the other goes', () => {
  const base = [line(1), line(2), line(3)];
  expect(ids(mergeLines(base, [line(2), line(3)], [line(1), line(2)]).lines)).toEqual([2]);
});

it('a line removed on one side and changed on the other stays: nothing typed is lost', () => {
  const changed = line(1, { memo: '差替え' });
  expect(mergeLines([line(1)], [], [changed]).lines).toEqual([changed]);
  expect(mergeLines([line(1)], [changed], []).lines).toEqual([changed]);
});

it('files added on both sides are joined, and removed ones go', () => {
  const base = [line(1, { attachments: [file(1)] })];
  const mine = line(1, { attachments: [file(1), file(2)] });
  const theirs = line(1, { attachments: [file(3)] });
  expect(mergeLines(base, [mine], [theirs]).lines[0]?.attachments).toEqual([file(2), file(3)]);
});

it('more files than a line may have are a question, not a loss [B0-07]', () => {
  const mine = line(1, { attachments: [file(1), file(2)] });
  const theirs = line(1, { attachments: [file(3), file(4)] });
  const { lines, conflicts } = mergeLines([line(1)], [mine], [theirs]);
  expect(lines[0]?.attachments).toEqual([file(1), file(2)]);
  expect(conflicts).toEqual([{ field: 'attachments', mine, theirs }]);
});
