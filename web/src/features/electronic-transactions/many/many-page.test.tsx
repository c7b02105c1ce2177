import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../../test/frame-ground.tsx';
import { haveInvoices } from '../../../../test/masters.ts';
import { sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { messages } from '../../../platform/messages.ts';
import { queryClient } from '../../../platform/query.ts';
import { ManyPage } from './ManyPage.tsx';

const sent: Record<string, unknown>[] = [];
const waiting = (n: number, name: string) => ({
  id: `019a0000-0000-7000-8000-00000000000${n}`,
  name,
  mediaType: 'application/pdf',
  bytes: 1000,
  sha256: String(n).repeat(64),
  from: 'upload',
  senderNote: '',
  uploadedBy: '経理 花子',
  uploadedAt: '2026-11-20T00:00:00.000Z',
});
const SAYS_NOTHING = {
  ...{ from: null, refused: null, transactionDate: null, counterparty: null, registrationNumber: null },
  ...{ currency: null, amount: null, taxes: [] },
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/electronic-transactions/files': {
    files: [waiting(1, '20261121_山田商店_11000.pdf'), waiting(2, '20261131_青空商店_5500.pdf')],
  },
  '/api/electronic-transactions/counterparties': { counterparties: [] },
  '/api/electronic-transactions/duplicates': { duplicates: [] },
};

beforeEach(() => {
  localStorage.clear();
  haveInvoices();
  vi.stubGlobal('fetch', async (url: string, init?: { readonly body?: string }) => {
    const path = new URL(url, 'http://localhost').pathname;
    if (path.endsWith('/reading')) return new Response(JSON.stringify(SAYS_NOTHING));
    if (path !== '/api/electronic-transactions') return new Response(JSON.stringify(ANSWERS[path] ?? []));
    sent.push(JSON.parse(init?.body ?? '{}') as Record<string, unknown>);
    const n = sent.length;
    const stands = { version: 1, state: 'live', late: false, chainSeq: n, digest: '0'.repeat(64) };
    return new Response(JSON.stringify({ id: waiting(n, '').id, number: `ET-2026-0000${n}`, ...stands }));
  });
});
afterEach(() => {
  sent.length = 0;
  messages.set([]);
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('has a row for each file with what its name says; blanks are marked, filled in place, and all are registered [B7-07]', async () => {
  await renderInFrame(ManyPage, { session: sessionOf('system'), at: '/apps/electronicTransaction/many' });
  fireEvent.click(await screen.findByRole('button', { name: '登録を待っているファイル2件を追加' }));
  const shared = screen.getByRole('region', { name: 'すべてのファイルに共通の内容' });
  fireEvent.change(within(shared).getByRole('combobox', { name: '書類種別' }), { target: { value: 'invoice' } });
  const first = screen.getByRole('listitem', { name: '1：20261121_山田商店_11000.pdf' });
  const second = screen.getByRole('listitem', { name: '2：20261131_青空商店_5500.pdf' });
  expect(within(first).getByRole('textbox', { name: '金額（円）' })).toHaveProperty('value', '11,000');
  expect(within(first).getByText('登録できます')).toBeDefined();
  expect(within(second).getByText('ファイル名の「20261131」は暦にない日付です。')).toBeDefined();
  expect(within(second).getAllByText('未入力')).toHaveLength(1);

  fireEvent.change(within(second).getByRole('textbox', { name: '取引日' }), { target: { value: '2026/11/30' } });
  fireEvent.click(await screen.findByRole('button', { name: '2件を登録' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'ET-2026-00002' })).toBeDefined());
  expect(
    sent.map(({ transactionDate, counterparty, amount, files }) => [transactionDate, counterparty, amount, files]),
  ).toEqual([
    ['2026-11-21', '山田商店', 11_000, [waiting(1, '').id]],
    ['2026-11-30', '青空商店', 5_500, [waiting(2, '').id]],
  ]);
});

it('offers what came by the watched folder, with the note of its sender, and registers it as any other [B7-07]', async () => {
  const note = 'From: 山田\nSubject: 請求書';
  const asked = { ...waiting(1, '20261121_山田商店_11000.pdf'), from: 'inbox', senderNote: note, uploadedBy: '' };
  const answer = ANSWERS['/api/electronic-transactions/files'] as { files: unknown[] };
  const before = answer.files;
  answer.files = [asked];
  await renderInFrame(ManyPage, { session: sessionOf('system'), at: '/apps/electronicTransaction/many' });
  expect(await screen.findByText('うち1件は監視フォルダーから届きました。')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '登録を待っているファイル1件を追加' }));
  const row = screen.getByRole('listitem', { name: '1：20261121_山田商店_11000.pdf' });
  expect(within(row).getByText(/監視フォルダーから。送信者の記載：/).textContent).toContain(note);
  answer.files = before;
});
