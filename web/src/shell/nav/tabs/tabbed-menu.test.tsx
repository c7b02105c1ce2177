import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu, renderInFrame } from '../../../../test/frame-ground.tsx';
import { ADMIN_SESSION } from '../../../../test/sessions.ts';
import { menuCounts } from '../menu-counts.ts';
import { TabbedMenu } from './TabbedMenu.tsx';

const REVIEW = '/apps/travelExpensesAdminView/202611';
const open = (at?: string, { isDense = false, isPinned = false } = {}) =>
  renderInFrame(
    () => (
      <>
        <TabbedMenu isDense={isDense} isPinned={isPinned} />
        <p>elsewhere</p>
      </>
    ),
    { session: ADMIN_SESSION, ...(at === undefined ? {} : { at }) },
  );
const tab = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) => screen.queryByRole('region', { name });

it('opens the panel of a tab, closes it by the same tab, and swaps it by another (N4)', async () => {
  await open();
  expect(panel('申請')).toBeNull();
  fireEvent.click(tab('申請'));
  expect(panel('申請')).toBeTruthy();
  fireEvent.click(tab('承認・確認'));
  expect(panel('申請')).toBeNull();
  expect(panel('承認・確認')).toBeTruthy();
  fireEvent.click(tab('承認・確認'));
  expect(panel('承認・確認')).toBeNull();
});

it('closes the panel by a press anywhere else and by Escape, which gives the focus back to the tab (N4)', async () => {
  await open();
  fireEvent.click(tab('申請'));
  fireEvent.pointerDown(screen.getByText('elsewhere'));
  expect(panel('申請')).toBeNull();
  fireEvent.click(tab('申請'));
  const row = screen.getByRole('link', { name: '交通費・旅費精算' });
  row.focus();
  fireEvent.keyDown(row, { key: 'Escape' });
  expect(panel('申請')).toBeNull();
  expect(document.activeElement).toBe(tab('申請'));
});

it('goes to a chosen row and to a tab without rows, and closes the panel (N4)', async () => {
  const { router } = await open();
  fireEvent.click(tab('承認・確認'));
  fireEvent.click(screen.getByRole('link', { name: '経費確認' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(REVIEW));
  expect(panel('承認・確認')).toBeNull();
  fireEvent.click(tab('申請'));
  fireEvent.click(screen.getByRole('link', { name: 'インフォメーション' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/dashboards/project'));
  expect(panel('申請')).toBeNull();
});

it('keeps a pinned panel beside the tabs, of the open screen first, whatever is pressed (N5)', async () => {
  await open(REVIEW, { isPinned: true });
  expect(panel('承認・確認')).toBeTruthy();
  fireEvent.click(tab('承認・確認'));
  fireEvent.pointerDown(screen.getByText('elsewhere'));
  expect(panel('承認・確認')).toBeTruthy();
  fireEvent.click(tab('申請'));
  expect(panel('申請')).toBeTruthy();
});

it('marks the tab that holds the open screen, also on a deep link (N6)', async () => {
  await open('/apps/travelExpensesAdminView/202603');
  const marked = [...menu().querySelectorAll('.tab[aria-current]')].map((one) => one.textContent);
  expect(marked).toEqual(['承認・確認']);
});

it('shows what waits in a group small at its tab, and reads it out', async () => {
  await open();
  act(() => menuCounts.set({ 'approvals-waiting': 120 }));
  const badge = screen.getByRole('img', { name: '120件' });
  expect(badge.getAttribute('data-count')).toBe('99+');
  expect(badge.closest('.tab')?.textContent).toContain('承認・確認');
  act(() => menuCounts.set({}));
});

it('names each dense tab, which shows its icon only', async () => {
  await open(undefined, { isDense: true });
  expect(tab('申請').textContent).toBe('');
  expect(screen.getByRole('link', { name: 'インフォメーション', current: 'page' })).toBeTruthy();
});
