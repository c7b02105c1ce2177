import type { Language } from '@madoguchi/contract/message.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../test/frame-ground.tsx';
import { sessionOf } from '../../../test/sessions.ts';
import { showLanguage } from '../../platform/language.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

class Measures {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Measures);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it.each<[shown: Language, typed: string, found: string]>([
  ['en', '交通費・旅費', 'Travel expenses'],
  ['en', '経費確認', 'Expense confirmation'],
  ['en', 'けいひかくにん', 'Expense confirmation'],
  ['en', 'keihikakunin', 'Expense confirmation'],
  ['en', '配色', 'Choose a colour scheme'],
  ['en', 'はいしょく', 'Choose a colour scheme'],
  ['en', '代理を頼む', 'Ask somebody to decide for you'],
  ['en', 'ログアウトする', 'Log out'],
  ['ja', 'Expense conf', '経費確認'],
  ['ja', 'colour scheme', '配色を選ぶ'],
  ['ja', 'list the keys', 'キー操作の一覧を開く'],
  ['ja', 'last month', '先月の精算書を開く'],
])('while %s is shown, %s finds %s [B9-02]', async (shown, typed, found) => {
  await renderInFrame(() => <PaletteSearch />, { session: sessionOf('admin') });
  act(() => {
    showLanguage(shown);
  });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: typed } });
  expect(rows().some((row) => row?.includes(found))).toBe(true);
});
