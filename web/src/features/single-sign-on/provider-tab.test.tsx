import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '../../../test/sessions.ts';
import { ThemeGround } from '../../kit/theme/ThemeGround.tsx';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { ProviderTab } from './ProviderTab.tsx';

const network = vi.fn<() => Promise<Response>>(() => new Promise(() => undefined));
const warned = vi.spyOn(console, 'warn');

beforeEach(() => {
  network.mockClear();
  warned.mockReset().mockImplementation(() => undefined);
  vi.stubGlobal('fetch', network);
  showLanguage('ja');
});
afterEach(() => vi.unstubAllGlobals());

function open(identityProvider: string | null): void {
  sessionState.set({ phase: 'known', session: { ...GUEST_SESSION, identityProvider } });
  render(
    <ThemeGround>
      <ProviderTab />
    </ThemeGround>,
  );
}

it('does nothing without a provider, warns the console, and says beside it how to log in [S3-12]', () => {
  open(null);
  const button = screen.getByRole('button', { name: 'シングルサインオン' });
  const note = screen.getByText(
    'シングルサインオンは設定されていません。メールアドレスとパスワードでログインしてください。',
  );
  expect(button.getAttribute('aria-describedby')).toBe(note.id);
  fireEvent.click(button);
  expect(network).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledOnce();
});

it('is named after its provider, and warns of nothing [S3-01]', () => {
  open('Entra ID');
  const button = screen.getByRole('button', { name: 'Entra IDでログイン' });
  expect(button.getAttribute('aria-describedby')).toBeNull();
  expect(screen.queryByText(/設定されていません/)).toBeNull();
  fireEvent.click(button);
  expect(network).toHaveBeenCalledOnce();
  expect(warned).not.toHaveBeenCalled();
});
