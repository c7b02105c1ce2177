import { cleanup, render, screen } from '@testing-library/react';
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
