import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInFrame } from '../../../../test/frame-ground.tsx';
import { GUEST_SESSION } from '../../../../test/sessions.ts';
import { preferenceValues, takeGuestPreferences } from '../../../platform/preferences.ts';
import { FontSizeMenu } from './FontSizeMenu.tsx';
import { useFontSize } from './font-size.ts';

function Screen() {
  useFontSize();
  return <FontSizeMenu />;
}

afterEach(() => localStorage.clear());

const rootSize = () => document.documentElement.style.fontSize;

async function openSlider() {
  await renderInFrame(Screen, { session: GUEST_SESSION });
  act(takeGuestPreferences);
  fireEvent.click(screen.getByRole('button', { name: '文字サイズ' }));
  return screen.findByRole('slider', { name: '文字サイズ 100%' });
}

it('takes the size of text in steps of 10 % from 70 to 130, shows it at once on the root and keeps it (P5, fault 2) [S6-05]', async () => {
  const slider = await openSlider();
  expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('step')]).toEqual([
    '70',
    '130',
    '10',
  ]);
  expect(rootSize()).toBe('100%');
  fireEvent.change(slider, { target: { value: 120 } });
  expect(rootSize()).toBe('120%');
  await waitFor(() => expect(preferenceValues.get()['font-size']).toBe(120));
});

it('shows a kept size again where the page is opened anew [S6-05]', async () => {
  const slider = await openSlider();
  fireEvent.change(slider, { target: { value: 80 } });
  await waitFor(() => expect(preferenceValues.get()['font-size']).toBe(80));
  document.documentElement.style.fontSize = '';
  act(takeGuestPreferences);
  expect(preferenceValues.get()['font-size']).toBe(80);
});

it('goes back to 100 % with one press (P5) [S6-05]', async () => {
  const slider = await openSlider();
  fireEvent.change(slider, { target: { value: 130 } });
  fireEvent.click(screen.getByRole('button', { name: '100%に戻す' }));
  expect(rootSize()).toBe('100%');
});
