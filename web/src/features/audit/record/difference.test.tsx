import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showLanguage } from '../../../platform/language.ts';
import { ThemeGround } from '../../../ui/theme/ThemeGround.tsx';
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
