import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThemeGround } from '../../../kit/theme/ThemeGround.tsx';
import { showLanguage } from '../../../platform/language.ts';
import { HandOverDialog } from './HandOverDialog.tsx';

const URL_SHOWN = `https://portal.example.jp/invitation#${'a'.repeat(43)}`;
const network = vi.fn<(url: string, init?: { readonly body?: string }) => Promise<Response>>();
const dismissed = vi.fn();

beforeEach(() => {
  showLanguage('ja');
  network.mockReset();
  dismissed.mockReset();
  const link = { kind: 'invitation', url: URL_SHOWN, expiresAt: '2026-11-24T05:05:00.000Z' };
  network.mockImplementation(async () => new Response(JSON.stringify(link)));
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

const open = (state: 'invited' | 'active' = 'active') =>
  render(
    <ThemeGround>
      <HandOverDialog
        account={{ id: '019a0000-0000-7000-8000-000000000001', displayName: '新井 花', state, link: null }}
        onDismiss={dismissed}
      />
    </ThemeGround>,
  );

it('shows a link only for a reason, once, and until when it is good [B2-03]', async () => {
  const fields = [{ field: 'reason', type: 'reason', code: 'required', message: 'x' }];
  const refused = { status: 422, code: 'invalid', message: 'x', data: { fields, requestId: 'r' } };
  network.mockImplementationOnce(async () => new Response(JSON.stringify(refused), { status: 422 }));
  open();
  fireEvent.click(screen.getByRole('button', { name: 'リンクを表示' }));
  expect(await screen.findByText('理由を入力してください。', { selector: 'p' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('理由'), { target: { value: '本人が来訪' } });
  fireEvent.click(screen.getByRole('button', { name: 'リンクを表示' }));
  expect(await screen.findByLabelText('リンク')).toHaveProperty('value', URL_SHOWN);
  expect(screen.getByText(/2026\/11\/24\(火\) 14:05まで、1回だけ/)).toBeTruthy();
  expect(network.mock.calls.at(-1)?.[1]?.body).toContain('本人が来訪');
});

it('asks for no reason for the first link of an invited person [B2-03]', async () => {
  open('invited');
  expect(screen.queryByLabelText('理由')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'リンクを表示' }));
  expect(await screen.findByLabelText('リンク')).toHaveProperty('value', URL_SHOWN);
});

it('is not closed by a slip of the Esc key: the link would be gone [B2-03]', async () => {
  open();
  fireEvent.change(screen.getByLabelText('理由'), { target: { value: '本人が来訪' } });
  fireEvent.click(screen.getByRole('button', { name: 'リンクを表示' }));
  const field = await screen.findByLabelText('リンク');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(dismissed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(dismissed).toHaveBeenCalled());
});
