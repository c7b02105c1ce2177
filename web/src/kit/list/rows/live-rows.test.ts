import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimIdOf, reviewRow } from '../../../../test/review-rows.ts';
import { dealtWith, settleRows as settle } from './live-rows.ts';

type Row = ReturnType<typeof reviewRow>;

/** People, each with the claim that they handed in, if any. */
const PEOPLE = { keyOf: (row: Row) => row.claimId ?? row.employeeId, subjectOf: (row: Row) => row.employeeId };
const settleRows = (
  shown: Parameters<typeof settle<Row>>[0],
  latest: Parameters<typeof settle<Row>>[1],
  mayMove: boolean,
) => settle(shown, latest, mayMove, PEOPLE);

const held = (rows: ReturnType<typeof reviewRow>[], { offset = 0, isComplete = true } = {}) => ({
  offset,
  rows,
  isComplete,
});
const names = ({ rows }: { rows: readonly { employeeId: string }[] }) => rows.map((row) => row.employeeId);

describe('a list that somebody looks at', () => {
  it('shows a new state where the row stands, and says which row changed [B4-08]', () => {
    const shown = held([reviewRow('1', null), reviewRow('2', null)]);
    const latest = held([reviewRow('1', null), reviewRow('2', 'submitted', { version: 2 })]);
    const settled = settleRows(shown, latest, false);
    expect(settled).toEqual({ held: latest, waiting: 0, changed: [claimIdOf('2')] });
  });

  it('lets a row go at once that the reader has dealt with, and no other; nothing waits for that [B3-06]', () => {
    const [mine, others, left] = [
      reviewRow('1', 'submitted'),
      reviewRow('2', 'submitted'),
      reviewRow('3', 'submitted'),
    ];
    dealtWith(mine);
    const settled = settleRows(held([mine, others, left]), held([others, left]), false);
    expect(names(settled.held)).toEqual(['2', '3']);
    expect(settled.waiting).toBe(0);
    const more = settleRows(settled.held, held([others]), false);
    expect(names(more.held), 'somebody else dealt with it').toEqual(['2', '3']);
    expect(more.waiting).toBe(1);
  });

  it('keeps a row that the reader has dealt with where the list has it still, as it is now', () => {
    const mine = reviewRow('1', 'submitted');
    dealtWith(mine);
    const now = reviewRow('1', 'approved', { version: 3 });
    expect(settleRows(held([mine]), held([now]), false)).toMatchObject({ held: { rows: [now] }, waiting: 0 });
  });

  it('keeps every row in its place while it is in use, and counts what waits', () => {
    const shown = held([reviewRow('2', 'submitted'), reviewRow('4', 'submitted')]);
    const latest = held([
      reviewRow('1', 'submitted'),
      reviewRow('2', 'submitted', { version: 9 }),
      reviewRow('4', 'submitted'),
    ]);
    const settled = settleRows(shown, latest, false);
    expect(names(settled.held)).toEqual(['2', '4']);
    expect(settled.held.rows[0]?.version).toBe(9);
    expect(settled).toMatchObject({ waiting: 1, changed: [claimIdOf('2')] });
  });

  it('counts rows that left and rows that moved', () => {
    const shown = held([reviewRow('1', 'submitted'), reviewRow('2', 'submitted'), reviewRow('3', 'submitted')]);
    expect(settleRows(shown, held(shown.rows.slice(1)), false).waiting).toBe(1);
    expect(settleRows(shown, held(shown.rows.toReversed()), false).waiting).toBe(2);
  });

  it('follows the newest order while nobody uses it', () => {
    const shown = held([reviewRow('2', 'submitted')]);
    const latest = held([reviewRow('1', 'submitted'), reviewRow('2', 'submitted')]);
    expect(settleRows(shown, latest, true)).toEqual({ held: latest, waiting: 0, changed: [claimIdOf('1')] });
  });

  it('takes a row that comes at the end at once: nothing moves for it', () => {
    const shown = held([reviewRow('1', 'submitted')]);
    const latest = held([reviewRow('1', 'submitted'), reviewRow('2', 'submitted')]);
    expect(settleRows(shown, latest, false)).toEqual({ held: latest, waiting: 0, changed: [claimIdOf('2')] });
  });

  it('goes on loading pages while an update waits, without calling them news', () => {
    const shown = held([reviewRow('2', 'submitted'), reviewRow('3', 'submitted')], { isComplete: false });
    const latest = held(['1', '2', '3', '4'].map((id) => reviewRow(id, 'submitted')));
    const settled = settleRows(shown, latest, false);
    expect(names(settled.held)).toEqual(['2', '3', '4']);
    expect(settled).toMatchObject({ waiting: 1, changed: [] });
  });

  it('keeps the place of a person who hands a claim in or takes it back', () => {
    const shown = held([reviewRow('1', null), reviewRow('2', 'submitted')]);
    const latest = held([reviewRow('1', 'submitted'), reviewRow('2', null)]);
    expect(settleRows(shown, latest, false)).toEqual({ held: latest, waiting: 0, changed: [claimIdOf('1'), '2'] });
  });

  it('tells the rejected claim of a person from the next one', () => {
    const rejected = reviewRow('1', 'rejected');
    const next = reviewRow('1', 'submitted', { claimId: claimIdOf('1b') });
    const shown = held([rejected, reviewRow('2', 'submitted')]);
    const settled = settleRows(shown, held([rejected, next, reviewRow('2', 'submitted')]), false);
    expect(settled).toMatchObject({ held: { rows: shown.rows }, waiting: 1, changed: [] });
  });

  it('never shows a row twice and never moves a shown row while in use', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 });
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const shown = held(before.map((id) => reviewRow(id, 'submitted')));
        const latest = held(after.map((id) => reviewRow(id, 'submitted')));
        const settled = settleRows(shown, latest, false);
        const result = names(settled.held);
        expect(new Set(result).size).toBe(result.length);
        expect(result.slice(0, before.length)).toEqual(before);
        expect(settled.waiting === 0).toBe(result.join() === after.join());
      }),
    );
  });
});
