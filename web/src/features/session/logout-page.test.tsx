import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../test/frame-ground.tsx';
import { showLanguage } from '../../platform/language.ts';
import { LogoutPage } from './LogoutPage.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['ja', 'ログアウトしています…'],
  ['en', 'Logging out..'],
] as const)('says in %s that one is being logged out, in the words of the source [S2-26]', async (language, said) => {
  const network = vi.fn<() => Promise<Response>>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', network);
  await renderInFrame(() => <LogoutPage />, { at: '/logout' });
  act(() => showLanguage(language));
  expect((await screen.findByRole('status')).textContent).toBe(said);
  await waitFor(() => expect(document.title).toContain(said));
});
