import { type Field, FRAME_FIELDS } from '@madoguchi/contract/preferences/frame-fields.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '../../../test/sessions.ts';
import { ThemeGround } from '../../kit/theme/ThemeGround.tsx';
import { frameCopies, startFrame } from '../../platform/frame-settings.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { preferenceValues, startPreferences, takeGuestPreferences } from '../../platform/preferences.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  startPreferences();
  startFrame();
});

beforeEach(() => {
  localStorage.clear();
  takeGuestPreferences();
  sessionState.set({ phase: 'known', session: GUEST_SESSION });
  render(
    <ThemeGround>
      <SettingsPanel />
    </ThemeGround>,
  );
});

const fieldsOf = (field: Field): Field[] =>
  field.kind === 'group' ? Object.values<Field>(field.fields).flatMap(fieldsOf) : [field];

it('has a control for every setting that there is something to choose of (P2) [S6-02] [S6-09]', () => {
  const fields = fieldsOf(FRAME_FIELDS);
  const count = (kind: Field['kind']) => fields.filter((field) => field.kind === kind).length;
  const choices = fields.filter((field) => field.kind === 'choice' && field.options.length > 1);
  // Where weeks begin, and the era.
  const ofDates = 1;
  expect(screen.getAllByRole('radiogroup')).toHaveLength(choices.length + ofDates);
  expect(screen.getAllByRole('switch')).toHaveLength(count('flag') + ofDates);
  expect(screen.getAllByRole('combobox')).toHaveLength(count('scheme'));
  expect(screen.getAllByRole('textbox')).toHaveLength(count('pixels'));
});

it('shows and keeps a change by itself, after a pause; there is no button to save (P2) [S6-09]', async () => {
  fireEvent.click(screen.getByLabelText('Boxed'));
  expect(screen.getByLabelText<HTMLInputElement>('Boxed').checked).toBe(true);
  expect(frameCopies.get().current).toEqual({});
  await waitFor(() => expect(frameCopies.get().current).toEqual({ layout: { config: { mode: 'boxed' } } }));
  expect(localStorage.getItem('madoguchi.preferences')).toContain('boxed');
});

it('takes digits of any width for a width, and says of others what would do [B0-11]', async () => {
  const field = screen.getByLabelText('Maximum width (px)');
  fireEvent.change(field, { target: { value: '１２' } });
  expect(screen.getByText('Enter a number from 960 to 3840.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '１２００' } });
  await waitFor(() => expect(frameCopies.get().current.layout?.config?.containerWidth).toBe(1200));
  expect(screen.queryByText('Enter a number from 960 to 3840.')).toBeNull();
});

it('keeps how days are shown as choices of their own, at once (D2) [B0-11]', () => {
  fireEvent.click(screen.getByRole('switch', { name: 'Also show the Japanese era at date fields' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Monday' }));
  expect(preferenceValues.get()).toMatchObject({ era: true, 'week-start': 'monday' });
  expect(JSON.parse(localStorage.getItem('madoguchi.preferences') ?? '{}')).toMatchObject({
    era: true,
    'week-start': 'monday',
  });
});
