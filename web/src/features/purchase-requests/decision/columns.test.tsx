import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showLanguage } from '../../../platform/language.ts';
import { LeftOfBudget } from '../read/LeftOfBudget.tsx';
import { Attention } from './columns.tsx';

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
