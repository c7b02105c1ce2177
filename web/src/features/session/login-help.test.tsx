import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { answers, layDesk, sent } from '../../../test/forms/notice-desk.tsx';
import { GUEST_SESSION } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { messages } from '../../platform/messages.ts';
import { LoginHelp } from './LoginHelp.tsx';

layDesk();
beforeEach(() => messages.set([]));

function open(told: Partial<typeof GUEST_SESSION>): void {
  sessionState.set({ phase: 'known', session: { ...GUEST_SESSION, ...told } });
  render(
    <FormGround>
      <LoginHelp />
    </FormGround>,
  );
}

it('names whom to ask, in the words of the setting, and offers no mail where none goes out', () => {
  open({ loginHelp: '情報システム部（内線 1234）' });
  expect(screen.getByText('ログインできないときの連絡先：情報システム部（内線 1234）')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('names a system administrator where nothing is set', () => {
  open({ loginHelp: null });
  expect(screen.getByText('ログインできないときの連絡先：システム管理者')).toBeTruthy();
});

it('asks for a link by mail, and says nothing of whether anybody has the address', async () => {
  answers.push(() => Promise.resolve(Response.json({ asked: true })));
  open({ mailsResets: true });
  fireEvent.click(screen.getByRole('button', { name: 'パスワードを忘れたとき' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'パスワードを忘れたとき' }));
  fireEvent.change(dialog.getByLabelText('メールアドレス'), { target: { value: 'staff@madoguchi.example' } });
  fireEvent.click(dialog.getByRole('button', { name: 'リンクを送信' }));
  await waitFor(() =>
    expect(messages.get().map(({ text }) => text)).toEqual([
      expect.stringMatching(/^このメールアドレスのアカウントがあれば/),
    ]),
  );
  expect(sent[0]).toMatchObject({ body: { email: 'staff@madoguchi.example' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
