import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../test/masters.ts';
import { showLanguage } from '../../platform/language.ts';
import { BudgetTable } from './BudgetTable.tsx';

afterEach(cleanup);

it('says of each category what it had, took and has left, and in words where that is too much or none [B9-01]', () => {
  showLanguage('en');
  haveEmptyMasters();
  render(
    <FormGround>
      <BudgetTable
        rows={[
          { category: 'books', totalYen: 1_000, spentYen: 250, committedYen: 50 },
          { category: 'repair', totalYen: 1_000, spentYen: 900, committedYen: 200 },
          { category: 'travel', totalYen: null, spentYen: 70, committedYen: 0 },
        ]}
      />
    </FormGround>,
  );
  const rows = within(screen.getByRole('table', { name: 'Budget details' })).getAllByRole('row');
  const said = rows.slice(1).map((row) => [
    within(row).getByRole('rowheader').textContent,
    ...within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ]);
  expect(said).toEqual([
    ['books', '¥1,000', '¥250', '25.0', '¥50', '¥700', '70.0'],
    ['repairOver budget', '¥1,000', '¥900', '90.0', '¥200', '−¥100', '−10.0'],
    ['Travel expenses', 'No budget', '¥70', '-', '¥0', '-', '-'],
    ['Total', '¥2,000', '¥1,220', '61.0', '¥250', '¥530', '26.5'],
  ]);
});
