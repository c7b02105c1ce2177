// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '../../test/sessions.ts';
import { announcement } from '../platform/announcer.ts';
import { sessionState } from '../platform/identity/session-state.ts';
import { PageHeader } from './PageHeader.tsx';
import { ThemeGround } from './theme/ThemeGround.tsx';

function Page({ title }: { readonly title: string }) {
  return (
    <ThemeGround>
      <a href="#menu">メニュー</a>
      <input aria-label="検索" />
      <PageHeader key={title} title={title} />
    </ThemeGround>
  );
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

/** Whatever a new page waits for before it takes the focus has passed. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

beforeEach(() => sessionState.set({ phase: 'known', session: GUEST_SESSION }));

it('leaves the focus of the first page to the browser', async () => {
  vi.resetModules();
  const [first, { ThemeGround: Ground }, identity] = await Promise.all([
    import('./PageHeader.tsx'),
    import('./theme/ThemeGround.tsx'),
    import('../platform/identity/session-state.ts'),
  ]);
  identity.sessionState.set({ phase: 'known', session: GUEST_SESSION });
  render(
    <Ground>
      <first.PageHeader title="お知らせ" />
    </Ground>,
  );
  expect(heading('お知らせ')).toBeTruthy();
  await painted();
  expect(document.activeElement).toBe(document.body);
});

it('gives a page that replaces another the focus on its heading, and says its name', async () => {
  const { rerender } = render(<Page title="お知らせ" />);
  screen.getByRole('link').focus();
  rerender(<Page title="よくある質問" />);
  expect(announcement.get()).toBe('よくある質問');
  await waitFor(() => expect(document.activeElement).toBe(heading('よくある質問')));
});

it('leaves the focus where somebody has gone before the new page was painted', async () => {
  const { rerender } = render(<Page title="お知らせ" />);
  screen.getByRole('link').focus();
  rerender(<Page title="よくある質問" />);
  screen.getByRole('textbox').focus();
  await painted();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
