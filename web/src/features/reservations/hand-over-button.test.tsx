import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { ADMIN_SESSION } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { messages } from '../../platform/messages.ts';
import { queryClient } from '../../platform/query.ts';
import { HandOverButton } from './HandOverButton.tsx';

const LEAVER = '01932b6c-0000-7000-8000-000000000007';
const HEIR = {
  ...{ id: '01932b6c-0000-7000-8000-000000000006', employeeId: 'E0006', name: '佐藤 健', kana: 'サトウ ケン' },
  departmentCode: '110',
};

let sent: unknown[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ count: 3 });
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: ADMIN_SESSION });
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Promise.resolve(Response.json({ people: [HEIR] }));
    sent.push([path, JSON.parse(body as string)]);
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

function openDialog() {
  render(<HandOverButton from={LEAVER} name="山本 由美子" count={3} />, { wrapper: FormGround });
  fireEvent.click(screen.getByRole('button', { name: '予約を引き継ぐ' }));
  return screen.getByRole('dialog', { name: '山本 由美子さんの予約を引き継ぐ' });
}

async function choose(dialog: HTMLElement) {
  fireEvent.change(await within(dialog).findByRole('combobox', { name: '引き継ぐ人' }), { target: { value: '佐藤' } });
  fireEvent.click(await screen.findByRole('option', { name: /佐藤 健/ }));
}
const submit = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: '予約を引き継ぐ' }));

it('gives the reservations of the leaver to whoever is chosen, and counts them [B2-04]', async () => {
  const dialog = openDialog();
  expect(dialog.textContent).toContain('これからの予約3件の主催者が変わります。');
  await choose(dialog);
  submit(dialog);
  await waitFor(() => expect(messages.get().at(-1)?.text).toBe('予約3件を引き継ぎました。'));
  expect(sent).toEqual([['/api/reservations/hand-over', { from: LEAVER, to: HEIR.id }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks who takes them over where nobody is chosen, and sends nothing [B2-04]', async () => {
  const dialog = openDialog();
  submit(dialog);
  expect((await within(dialog).findAllByText('引き継ぐ人を選択してください。')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it('that is refused stays open with who was chosen, and says why [B2-04]', async () => {
  const message = '引き継ぐ人が在籍していません。';
  answer = () =>
    Response.json(
      { status: 422, code: 'invalid', message, data: { fields: [{ field: 'to', code: 'gone', message }] } },
      { status: 422 },
    );
  const dialog = openDialog();
  await choose(dialog);
  submit(dialog);
  expect((await within(dialog).findAllByText(message)).length).toBeGreaterThan(0);
  expect(within(dialog).getByRole<HTMLInputElement>('combobox', { name: '引き継ぐ人' }).value).toContain('佐藤 健');
  expect(messages.get()).toEqual([]);
});
