import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInFrame } from '../../test/frame-ground.tsx';
import { Footer } from './Footer.tsx';

it('says whose the portal is on a desk: the year of the server’s day and the company [S6-04]', async () => {
  await renderInFrame(() => <Footer />);
  expect(screen.getByRole('contentinfo').textContent).toContain('© 2026 株式会社まどぐち商事');
});
