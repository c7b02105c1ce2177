import type { Language } from '@madoguchi/contract/message.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { DayLine } from './DayLine.tsx';

const LABOUR_DAY = { name: '勤労感謝の日', nameEn: 'Labour Thanksgiving Day' };

async function show(today: string, language: Language, holiday: typeof LABOUR_DAY | null = null): Promise<void> {
  showLanguage(language);
  const answer = { now: `${today}T03:00:00.000Z`, today, holiday };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  render(
    <FormGround>
      <DayLine />
    </FormGround>,
  );
  await screen.findByText(/12:00/);
}

const colourOf = (element: Element | null) => element && getComputedStyle(element).color;

beforeEach(() => sessionState.set({ phase: 'known', session: STAFF_SESSION }));
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it.each([
  ['2026-11-22', 'ja', '日', '今日は2026/11/22(日)（令和8年）です。'],
  ['2026-11-22', 'en', 'Sun', 'Today is 22 Nov 2026 (Sun).'],
  ['2026-11-21', 'ja', '土', '今日は2026/11/21(土)（令和8年）です。'],
] as const)('colours the weekday of %s alone, in %s [B9-01]', async (today, language, weekday, sentence) => {
  await show(today, language);
  const mark = screen.getByText(weekday, { exact: true });
  expect(mark.parentElement?.textContent).toBe(sentence);
  expect(colourOf(mark)).not.toBe(colourOf(mark.parentElement));
});

it('colours the weekday of a holiday and its name, and no other day [B9-01]', async () => {
  await show('2026-11-23', 'ja', LABOUR_DAY);
  expect(colourOf(screen.getByText('月'))).toBe(colourOf(screen.getByText('勤労感謝の日')));
  cleanup();
  queryClient.clear();
  await show('2026-11-24', 'ja');
  const mark = screen.getByText('火');
  expect(colourOf(mark)).toBe(colourOf(mark.parentElement));
});
