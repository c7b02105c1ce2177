import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '../../../test/sessions.ts';
import { ThemeGround } from '../../kit/theme/ThemeGround.tsx';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { messages } from '../../platform/messages.ts';
import { ProviderTab } from './ProviderTab.tsx';

const network = vi.fn<(url: string) => Promise<Response>>();

function open(identityProvider: string | null) {
  sessionState.set({ phase: 'known', session: { ...GUEST_SESSION, identityProvider } });
  render(
    <ThemeGround>
      <ProviderTab />
    </ThemeGround>,
  );
  return screen.getByRole('button');
}

beforeEach(() => {
  showLanguage('en');
  vi.stubGlobal('fetch', network);
  network.mockReset();
});

afterEach(() => {
  cleanup();
  sessionState.set({ phase: 'asking' });
  messages.set([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('without a provider warns in the console only, and does nothing [S3-12]', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const tab = open(null);
  expect(tab.getAttribute('type')).toBe('button');
  fireEvent.click(tab);
  expect(warned).toHaveBeenCalledOnce();
  expect(network).not.toHaveBeenCalled();
  expect(messages.get()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('carries the configured name, and says that it logs in there before it leaves [S3-01, S4-02]', async () => {
  network.mockReturnValue(new Promise(() => {}));
  const tab = open('Maruichi ID');
  expect(tab.textContent).toBe('Log in with Maruichi ID');
  fireEvent.click(tab);
  fireEvent.click(tab);
  await waitFor(() => expect(tab.getAttribute('aria-busy')).toBe('true'));
  expect(network).toHaveBeenCalledOnce();
  expect(messages.get().map(({ text }) => text)).toEqual(['Logging in with Maruichi ID']);
});

it('shows what the service says where it is set up wrongly, and tries again from there [S3-12]', async () => {
  const message = 'Maruichi ID did not let this login through: unauthorized_client';
  const body = { status: 422, code: 'provider-refused', message, data: { fields: [], requestId: 'r-7' } };
  network.mockImplementation(async () => new Response(JSON.stringify(body), { status: 422 }));
  fireEvent.click(open('Maruichi ID'));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(messages.get(), 'nothing says that the login is under way').toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(network).toHaveBeenCalledTimes(2));
});

it('while the provider is out of reach says so, and can be pressed again (R25)', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const tab = open('Maruichi ID');
  fireEvent.click(tab);
  await screen.findByRole('alert');
  expect(tab.getAttribute('aria-busy')).toBe('false');
  expect(messages.get()).toEqual([]);
  fireEvent.click(tab);
  await waitFor(() => expect(network).toHaveBeenCalledTimes(2));
});
