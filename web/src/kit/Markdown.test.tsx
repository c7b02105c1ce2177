import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Markdown, safeAddress } from './Markdown.tsx';
import { ThemeGround } from './theme/ThemeGround.tsx';

const shown = (text: string) => render(<Markdown text={text} />, { wrapper: ThemeGround });

it('shows HTML of a text as written, and carries nothing of it out [B9-01]', () => {
  const { container } = shown('<img src=x onerror="alert(1)"> **強調** <script>alert(1)</script>');
  expect(container.querySelector('img, script')).toBeNull();
  expect(container.textContent).toContain('<script>alert(1)</script>');
  expect(screen.getByText('強調').tagName).toBe('STRONG');
});

it('fetches no picture that a text names [B9-01]', () => {
  const { container } = shown('![図](https://example.jp/a.png) 本文');
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('本文');
});

it('leads within the portal, or outside in a tab that knows nothing of it [B9-01]', () => {
  shown('[中](/apps/dashboards/project) [外](https://example.jp/)');
  expect(screen.getByRole('link', { name: '中' }).getAttribute('href')).toBe('/apps/dashboards/project');
  const outside = screen.getByRole('link', { name: '外' });
  expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:x',
  'data:text/html,x',
  '//example.jp',
  'vbscript:x',
])('leads nowhere for %s [B9-01]', (address) => expect(safeAddress(address)).toBe(''));
