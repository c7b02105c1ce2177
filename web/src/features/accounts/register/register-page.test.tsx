import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../../test/frame-ground.tsx';
import { sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { messages } from '../../../platform/messages.ts';
import { queryClient } from '../../../platform/query.ts';
import { RegisterPage } from './RegisterPage.tsx';

const sent: Record<string, unknown>[] = [];
let registering: { readonly status: number; readonly body: unknown };
let sendsMail: boolean;

const answers: Readonly<Record<string, () => unknown>> = {
  '/api/auth/password': () => ({ hasPassword: true, minimum: 10 }),
  '/api/notifications/count': () => ({ unread: 0, yourTurn: null, newest: null, sendsMail }),
};

beforeEach(() => {
  sendsMail = true;
  registering = {
    status: 200,
    body: { id: '019a0000-0000-7000-8000-000000000001', state: 'active', version: 1, isMailed: false },
  };
  vi.stubGlobal('fetch', async (url: string, init?: { readonly body?: string }) => {
    const path = new URL(url, 'http://localhost').pathname;
    if (path !== '/api/auth/register') return new Response(JSON.stringify(answers[path]?.() ?? []));
    sent.push(JSON.parse(init?.body ?? '{}') as Record<string, unknown>);
    return new Response(JSON.stringify(registering.body), { status: registering.status });
  });
});
afterEach(() => {
  sent.length = 0;
  messages.set([]);
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '登録' }));

/** Whoever hands a password over says so: usual is the invitation. */
const withPassword = () => fireEvent.click(screen.getByRole('switch', { name: '招待する' }));

async function openFilled({ invites = false } = {}) {
  const { router } = await renderInFrame(RegisterPage, { session: sessionOf('system'), at: '/register' });
  type('表示名', '新井　花');
  type('メールアドレス', 'ａｒａｉ@madoguchi.example');
  if (invites) return router;
  withPassword();
  type('パスワード', 'umi no chikaku');
  type('パスワード（確認）', 'umi no chikaku');
  return router;
}

describe('the registration', () => {
  it('has name, email and a password twice, with the links Login and Back to Dashboard [S2-25] [S3-04]', async () => {
    await renderInFrame(RegisterPage, { session: sessionOf('system'), at: '/register' });
    withPassword();
    for (const label of ['表示名', 'フリガナ', 'メールアドレス', 'パスワード', 'パスワード（確認）'])
      expect(screen.getByLabelText(label)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ログイン' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ダッシュボードに戻る' })).toBeTruthy();
    expect(await screen.findByText(/^10文字以上/)).toBeTruthy();
  });

  it('asks before Login signs out, and stays where that is not wanted [S3-04] [S6-03]', async () => {
    const { router } = await renderInFrame(RegisterPage, { session: sessionOf('system'), at: '/register' });
    const ask = async (answer: string) => {
      fireEvent.click(screen.getByRole('button', { name: 'ログイン' }));
      const dialog = await screen.findByRole('dialog', { name: 'ログアウトして、ログイン画面を開きますか？' });
      fireEvent.click(within(dialog).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await ask('戻る');
    expect(router.state.location.pathname).toBe('/register');
    await ask('ログアウト');
    await waitFor(() => expect(router.state.location.pathname).toBe('/logout'));
  });

  it('lets both passwords be pasted and made by a password manager', async () => {
    await renderInFrame(RegisterPage, { session: sessionOf('system'), at: '/register' });
    withPassword();
    for (const label of ['パスワード', 'パスワード（確認）']) {
      const field = screen.getByLabelText(label);
      expect(field.getAttribute('autocomplete')).toBe('new-password');
      expect(fireEvent.paste(field), 'nothing holds it back').toBe(true);
    }
  });

  it('says what is missing before anything is sent, in the words of the source [S3-05] [S3-10]', async () => {
    await openFilled();
    type('表示名', '');
    type('パスワード', 'kurz');
    submit();
    const summary = await screen.findByRole('group', { name: '2か所を確認してください。' });
    expect(summary.textContent).toContain('表示名を入力してください。');
    expect(summary.textContent).toContain('8文字以上');
    expect(sent).toEqual([]);
  });

  it('sends what is typed as it is meant, tells that it is done, and leads to the account list [S3-04] [S3-10]', async () => {
    const router = await openFilled();
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/account/all'));
    expect(sent).toMatchObject([
      { displayName: '新井 花', email: 'arai@madoguchi.example', password: 'umi no chikaku', employment: 'none' },
    ]);
    expect(messages.get().map(({ text, variant }) => [text, variant])).toEqual([
      ['新井 花さんを登録しました。', 'success'],
    ]);
  });

  it.each([
    ['メールアドレス', 'email', 'email', 'email-already-in-use', 'このメールアドレスはすでに使われています。'],
    ['表示名', 'displayName', 'username', 'user-disabled', 'このメールアドレスのアカウントは停止中です。'],
  ])(
    'puts a fault that the server names on its field %s, and keeps what was typed [S3-06] [S3-08]',
    async (label, ...said) => {
      const [field, type, code, message] = said;
      registering = {
        status: 422,
        body: {
          status: 422,
          code: 'invalid',
          message: '…',
          data: { fields: [{ field, type, code, message }], requestId: 'r' },
        },
      };
      await openFilled();
      submit();
      const input = screen.getByLabelText(label);
      await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
      const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message);
      expect(screen.getByLabelText('パスワード')).toHaveProperty('value', 'umi no chikaku');
    },
  );

  it('registers one after another where that is wanted, each on an empty form [S2-25]', async () => {
    const router = await openFilled();
    fireEvent.click(screen.getByRole('switch', { name: '続けて登録' }));
    submit();
    await waitFor(() => expect(screen.getByLabelText('表示名')).toHaveProperty('value', ''));
    expect(screen.queryByLabelText('パスワード')).toBeNull();
    expect(router.state.location.pathname).toBe('/register');
  });

  it('of an invited person asks for no password, and says whether the invitation goes out by mail [B2-03]', async () => {
    registering = {
      status: 200,
      body: { id: '019a0000-0000-7000-8000-000000000001', state: 'invited', version: 1, isMailed: sendsMail },
    };
    await openFilled({ invites: true });
    expect(screen.queryByLabelText('パスワード')).toBeNull();
    submit();
    await waitFor(() => expect(sent).toMatchObject([{ invites: true }]));
    await waitFor(() =>
      expect(messages.get().at(-1)?.text).toBe('新井 花さんを登録し、招待メールを送信待ちに入れました。'),
    );
  });

  it('without a mail server pretends nothing: the link is to be shown and handed over [B2-03]', async () => {
    sendsMail = false;
    registering = {
      status: 200,
      body: { id: '019a0000-0000-7000-8000-000000000001', state: 'invited', version: 1, isMailed: sendsMail },
    };
    const router = await openFilled({ invites: true });
    await screen.findByText(/メールサーバーが設定されていないため/);
    submit();
    expect(await screen.findByRole('dialog', { name: '新井 花さんのリンクを表示しますか？' })).toBeTruthy();
    expect(messages.get().map(({ text }) => text)).toEqual(['新井 花さんを登録しました。']);
    expect(router.state.location.pathname).toBe('/register');
  });

  it('invites unless somebody says otherwise, and gives the role that is chosen, whose menu is shown first [B2-03]', async () => {
    await openFilled({ invites: true });
    expect(screen.getByRole('switch', { name: '招待する' })).toHaveProperty('checked', true);
    const menuShown = () => screen.getByRole('region', { name: 'この役割のメニュー' }).textContent;
    expect(menuShown()).toContain('交通費・旅費精算');
    expect(menuShown()).not.toContain('経費確認');
    expect(screen.getByRole('radio', { name: 'スタッフ' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('radio', { name: '管理者' }));
    await waitFor(() => expect(menuShown()).toContain('経費確認'));
    submit();
    await waitFor(() => expect(sent).toMatchObject([{ invites: true, role: 'admin', password: '' }]));
  });
});
