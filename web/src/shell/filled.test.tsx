import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInFrame } from '../../test/frame-ground.tsx';
import { FRAME } from '../kit/theme/tokens.ts';
import { NavFrame } from './nav/NavFrame.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

const frame = (isFilled: boolean) => () => (
  <>
    <NavFrame isFilled={isFilled} />
    <Toolbar isFilled={isFilled} />
  </>
);
const room = () => document.querySelector<HTMLElement>('[data-position]');

it('keeps the menu’s room and says where one is, before either bar is filled', async () => {
  await renderInFrame(frame(false), { at: '/apps/travelExpensesRequest/202611' });
  expect(room()?.style.width).toBe(`${FRAME.navWidth}px`);
  expect(screen.queryByRole('navigation', { name: 'メニュー' })).toBeNull();
  expect(screen.getByRole('banner').textContent).toContain('交通費・旅費精算');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('fills both without another room', async () => {
  await renderInFrame(frame(true), { at: '/apps/travelExpensesRequest/202611' });
  expect(room()?.style.width).toBe(`${FRAME.navWidth}px`);
  expect(screen.getByRole('navigation', { name: 'メニュー' })).toBeTruthy();
  expect(screen.getAllByRole('button').length).toBeGreaterThan(2);
});
