import type { ClaimLine, LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { describe, expect, it } from 'vitest';
import { line } from '../../../test/claims.ts';
import { DIFFERENCE_MAX, writtenDifference } from '../../platform/audit/written-difference.ts';
import { draftDifference } from './draft-lines.ts';

const REQUEST_MAX = 1_048_576;
const stored = (of: LineInput): ClaimLine => ({ ...of, amount: yen(of.unitFare ?? 0), attachments: [] });
const priced = (of: LineInput, position: number) => ({ ...of, amount: yen(of.unitFare ?? 0), position });
/** Longer than what a request brings in its place. */
const longLine = () => line({ memo: '精'.repeat(500), typed: { from: '算'.repeat(200), to: '算'.repeat(200) } });

describe('what is recorded of a saved draft', () => {
  it('is of removed lines all that there was, as people remove them [B0-09]', () => {
    const before = [line(), line()].map(stored);
    const { removed } = draftDifference(before, { added: [], altered: [] }, [before[0]?.id ?? '']);
    expect(removed).toEqual([before[0]]);
  });

  it('has room for whatever one request does to the largest draft, and says of each line what became of it (T19) [B0-09]', () => {
    const before = Array.from({ length: 1_000 }, () => stored(longLine()));
    const altered = before.slice(0, 300).map(({ id }) => line({ id, memo: '要'.repeat(200) }));
    const added = Array.from({ length: 500 }, () => line({ memo: '新'.repeat(320) }));
    const removed = before.slice(300).map(({ id }) => id);
    const request = JSON.stringify({ lines: [...altered, ...added], removed });
    expect(Buffer.byteLength(request)).toBeLessThan(REQUEST_MAX);
    expect(Buffer.byteLength(request), 'nearly as long as it may be').toBeGreaterThan(0.9 * REQUEST_MAX);
    const difference = draftDifference(before, { added: added.map(priced), altered: altered.map(priced) }, removed);
    const written = writtenDifference(difference);
    expect(Buffer.byteLength(written)).toBeLessThan(DIFFERENCE_MAX);
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(difference)));
    expect(difference.added.rows).toHaveLength(500);
    expect(Object.keys(difference.altered)).toHaveLength(300);
    expect(difference.altered[altered.at(-1)?.id ?? '']).toMatchObject({
      before: { leftOut: { bytes: expect.any(Number), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      after: { memo: '要'.repeat(200) },
    });
    expect(difference.removed.map(({ id }) => id)).toEqual(removed);
    expect(difference.removed.at(-1)).toEqual({
      id: removed.at(-1),
      useDate: '2026-11-11',
      amount: before.at(-1)?.amount,
      leftOut: { bytes: expect.any(Number), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });
});
