import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu, renderInFrame } from '../../../../test/frame-ground.tsx';
import { NavFrame } from '../NavFrame.tsx';
import { moveNav, navState } from '../nav-state.ts';

const NARROW_PX = 1279;

async function openDrawer(style: 'style-1' | 'style-2' | 'style-3' = 'style-1') {
  const view = await renderInFrame(() => <NavFrame isFilled />, {
    widthPx: NARROW_PX,
    navbar: { style, folded: true },
  });
  expect(screen.queryByRole('navigation')).toBeNull();
  act(() => moveNav('mobileOpen', 'open'));
  await screen.findByRole('navigation', { name: 'メニュー' });
  return view;
}
const isOpen = () => navState.get().mobileOpen;

it('closes the drawer by Escape and by its backdrop, and keeps what is in it for the next time (N2) [S6-08]', async () => {
  await openDrawer();
  const inside = menu();
  fireEvent.keyDown(inside, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  expect(inside.isConnected).toBe(true);
  act(() => moveNav('mobileOpen', 'open'));
  fireEvent.click(document.querySelector('.MuiBackdrop-root') as Element);
  expect(isOpen()).toBe(false);
});

it('closes the drawer with each choice of the menu, the open screen included (N9) [S6-08]', async () => {
  const { router } = await openDrawer();
  fireEvent.click(screen.getByRole('link', { name: '交通費・旅費精算' }));
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/travelExpensesRequest/202611'));
  act(() => moveNav('mobileOpen', 'open'));
  fireEvent.click(await screen.findByRole('link', { name: '交通費・旅費精算' }));
  expect(isOpen()).toBe(false);
});

it('is never folded in the drawer [S6-01]', async () => {
  await openDrawer('style-2');
  expect(menu().hasAttribute('data-folded')).toBe(false);
});

it('shows the column of tabs and the panel side by side in the drawer [S6-01]', async () => {
  await openDrawer('style-3');
  expect(screen.getByRole('button', { name: '申請' })).toBeTruthy();
  expect(screen.getByRole('region', { name: '申請' })).toBeTruthy();
});

it('leaves the bar of wide windows as it was [S6-08]', async () => {
  await openDrawer();
  expect(navState.get()).toEqual({ open: true, foldedOpen: false, mobileOpen: true });
});
