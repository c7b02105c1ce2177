import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ThemeGround } from '../../../kit/theme/ThemeGround.tsx';
import { showLanguage } from '../../../platform/language.ts';
import { Difference } from './Difference.tsx';

afterEach(cleanup);

it('an event among the details is named as everywhere else, in the language of the page', () => {
  showLanguage('en');
  render(
    <ThemeGround>
      <Difference of={{ event: 'faq.opened' }} />
    </ThemeGround>,
  );
  expect(screen.queryByText('faq.opened')).toBeNull();
  expect(screen.getByText('FAQ entry opened')).toBeTruthy();
});

it.each([
  ['ja', '電話番号', ['項目', '変更前', '変更後']],
  ['en', 'Phone', ['Field', 'Before', 'After']],
] as const)('a change reads field by field in %s [B0-09]', (language, name, heads) => {
  showLanguage(language);
  render(
    <ThemeGround>
      <Difference of={{ phone: ['03-0100-0036', '03-0100-0037'] }} />
    </ThemeGround>,
  );
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(heads);
  expect(within(table).getByRole('rowheader').textContent).toBe(name);
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['03-0100-0036', '03-0100-0037']);
});
