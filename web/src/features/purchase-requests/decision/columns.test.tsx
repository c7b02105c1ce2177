import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showLanguage } from '../../../platform/language.ts';
import { LeftOfBudget } from '../read/LeftOfBudget.tsx';
import { Attention } from './columns.tsx';
import { nextDecision, whyNotApproved } from './turns.ts';

const shown = (row: Pick<PurchaseDecisionRow, 'isOverdue' | 'warningCount'>) => {
  showLanguage('ja');
  return render(<Attention row={row} warned={row.warningCount > 0 && row.warningCount} />).container;
};

it('an overdue request says so in words, and by a named clock beside a count', () => {
  expect(shown({ isOverdue: true, warningCount: 0 }).textContent).toBe('期限超過');
  const both = shown({ isOverdue: true, warningCount: 2 });
  expect(both.textContent?.trim()).toBe('2');
  expect(both.querySelector('[aria-label="期限超過"]')).not.toBeNull();
  expect(shown({ isOverdue: false, warningCount: 0 }).textContent).toBe('');
});

it('a budget that is exceeded says so beside the amount, and one that is not stands alone [B9-01]', () => {
  showLanguage('ja');
  const said = (yen: number | null) => render(<LeftOfBudget yen={yen} />).container;
  expect([said(null).textContent, said(0).textContent]).toEqual(['', '¥0']);
  const over = said(-3_000);
  expect(over.textContent).toContain('3,000');
  expect(over.querySelector('[aria-label="予算を超過"]')).not.toBeNull();
});

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
