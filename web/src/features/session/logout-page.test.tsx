import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../test/frame-ground.tsx';
import { showLanguage } from '../../platform/language.ts';
import { LogoutPage } from './LogoutPage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

const HERE = 'http://localhost:3000';
/** The browser's own account of how this document was opened. */
function opened(address: string, referrer: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `${HERE}${address}` }] as never);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.stubGlobal('location', new URL(`${HERE}/logout`));
  const network = vi.fn<(url: string) => Promise<Response>>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', network);
  return () => network.mock.calls.filter(([url]) => url.endsWith('/api/auth/logout')).length;
}

it.each([
  ['a foreign page', 'https://evil.example/'],
  ['a page that hides itself, a mail, a typed address', ''],
  ['a page of another port', 'http://localhost:4000/'],
])('opened by %s, it asks and ends nothing until the button is pressed [S2-26]', async (_case, referrer) => {
  const ended = opened('/logout', referrer);
  await renderInFrame(() => <LogoutPage />, { at: '/logout' });
  expect(await screen.findByRole('heading', { name: 'ログアウトしますか？' })).toBeTruthy();
  expect(ended()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'ログアウトする' }));
  expect((await screen.findByRole('status')).textContent).toBe('ログアウトしています…');
  await waitFor(() => expect(ended()).toBe(1));
});

it.each([
  ['a page of ours', '/logout', `${HERE}/pages/profile`],
  ['a choice in the menu of a page that was opened before', '/apps/dashboards/project', ''],
])('opened by %s, it logs out at once [S2-26]', async (_case, address, referrer) => {
  const ended = opened(address, referrer);
  await renderInFrame(() => <LogoutPage />, { at: '/logout' });
  await waitFor(() => expect(ended()).toBe(1));
});
