import { expect, it } from 'vitest';
import { nextDecision, whyNotApproved } from './turns.ts';

const idOf = (n: number) => `01932b6c-0000-7000-8000-00000000000${n}`;
const approvalOf = (n: number) => `01932b6c-0000-7000-8000-0000000000a${n}`;
const row = (n: number, isDecided = false) => ({
  id: idOf(n),
  approval: isDecided ? null : { id: approvalOf(n), version: 1 },
});
const ROWS = [row(1), row(2), row(5, true), row(3), row(4)];
const among =
  (...turns: readonly number[]) =>
  (id: string) =>
    turns.map(approvalOf).includes(id);

it('goes on below, then from the top, past what is not one’s turn, and ends where nothing waits [B5-04]', () => {
  expect(nextDecision(ROWS, idOf(2), among(1, 4, 5))).toEqual({ id: idOf(4), approvalId: approvalOf(4) });
  expect(nextDecision(ROWS, idOf(4), among(1, 2, 4))?.id).toBe(idOf(1));
  expect(nextDecision(ROWS, idOf(2), among(2))).toBeNull();
});

it('begins at the top after one that is not in the list', () => {
  expect(nextDecision(ROWS, idOf(9), among(3))?.id).toBe(idOf(3));
});

const turn = (kind: 'approve' | 'check' | 'circulate') => ({ kind, onBehalfOf: null });

it('approves together only what is one’s turn and has nothing to look into [B3-06] [B5-04]', () => {
  expect(whyNotApproved({ warningCount: 0 }, turn('approve'))).toBeNull();
  expect(whyNotApproved({ warningCount: 0 }, { kind: 'approve', onBehalfOf: '鈴木 一郎' })).toBeNull();
  expect(whyNotApproved({ warningCount: 1 }, turn('approve'))).toBe('warned');
  expect(whyNotApproved({ warningCount: 0 }, turn('check'))).toBe('check');
  expect(whyNotApproved({ warningCount: 0 }, turn('circulate'))).toBe('circulate');
  expect(whyNotApproved({ warningCount: 0 }, undefined)).toBe('turn');
});
