import fc from 'fast-check';
import { expect, it } from 'vitest';
import { yen } from '../values/yen-sums.ts';
import { lineChanges } from './line-changes.ts';
import type { ClaimLine } from './model.ts';
import { EMPTY_LINE } from './typed-values.ts';

const line = (nth: number, change: Partial<ClaimLine> = {}): ClaimLine => ({
  ...EMPTY_LINE,
  id: `01939f2e-7f00-7000-8000-${String(nth).padStart(12, '0')}` as ClaimLine['id'],
  typed: {},
  attachments: [],
  amount: yen(480),
  unitFare: 480,
  ...change,
});

const receipt = (sha256: string): ClaimLine['attachments'][number] => ({
  id: line(1).id,
  name: 'receipt.pdf',
  mediaType: 'application/pdf',
  bytes: 10,
  sha256: sha256.repeat(64),
  alsoIn: null,
});

it('names the columns of a line that are others than when the claim came back [B4-08]', () => {
  const before = [line(1), line(2, { memo: '往復' })];
  const now = [line(1, { unitFare: 500, amount: yen(500), memo: '経路変更' }), line(2, { memo: '往復' })];
  expect(lineChanges(before, now)).toEqual([
    { kind: 'changed', line: now[0], before: before[0], fields: ['unitFare', 'memo'] },
  ]);
});

it('tells new lines in their place and removed ones last [B4-08]', () => {
  const changes = lineChanges([line(1), line(2)], [line(3), line(2)]);
  expect(changes.map(({ kind, line: { id } }) => [kind, id])).toEqual([
    ['added', line(3).id],
    ['removed', line(1).id],
  ]);
});

it('a receipt by its content: the same file under another name is no change [B4-08]', () => {
  const before = [line(1, { attachments: [receipt('a')] })];
  const renamed = [line(1, { attachments: [{ ...receipt('a'), name: '領収書.pdf' }] })];
  const another = [line(1, { attachments: [receipt('b')] })];
  expect(lineChanges(before, renamed)).toEqual([]);
  expect(lineChanges(before, another)).toMatchObject([{ kind: 'changed', fields: ['attachments'] }]);
});

it('says nothing of lines that only moved, in any order [B4-08]', () => {
  const nths = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
  fc.assert(
    fc.property(
      nths.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, moved]) => {
        expect(
          lineChanges(
            all.map((nth) => line(nth)),
            moved.map((nth) => line(nth)),
          ),
        ).toEqual([]);
      },
    ),
  );
});
