import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../../test/frame-ground.tsx';
import { haveInvoices } from '../../../../test/masters.ts';
import { sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { messages } from '../../../platform/messages.ts';
import { queryClient } from '../../../platform/query.ts';
import { RegisterPage } from './RegisterPage.tsx';

const sent: Record<string, unknown>[] = [];
const REGISTERED = {
  id: '019a0000-0000-7000-8000-000000000001',
  number: 'ET-2026-00001',
  version: 1,
  state: 'live',
  late: false,
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/electronic-transactions/files': { files: [] },
  '/api/electronic-transactions/counterparties': { counterparties: [] },
  '/api/electronic-transactions/duplicates': { duplicates: [] },
};

beforeEach(() => {
  localStorage.clear();
  haveInvoices();
  vi.stubGlobal('fetch', async (url: string, init?: { readonly body?: string }) => {
    const path = new URL(url, 'http://localhost').pathname;
    if (path !== '/api/electronic-transactions') return new Response(JSON.stringify(ANSWERS[path] ?? []));
    sent.push(JSON.parse(init?.body ?? '{}') as Record<string, unknown>);
    return new Response(JSON.stringify(REGISTERED));
  });
});
afterEach(() => {
  sent.length = 0;
  messages.set([]);
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

async function openFilled() {
  await renderInFrame(RegisterPage, { session: sessionOf('system'), at: '/apps/electronicTransaction/new' });
  fireEvent.click(await screen.findByRole('radio', { name: '請求書' }));
  fireEvent.change(screen.getByRole('combobox', { name: '取引先' }), { target: { value: '株式会社山田商店' } });
  type('金額（円）', '11,000');
  type('取引日', '2026/11/10');
}

/** A day and an amount are read once their field is left. */
function type(name: string, value: string): void {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

async function choose(currency: string): Promise<void> {
  const box = screen.getByRole('combobox', { name: '通貨' });
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value: currency } });
  fireEvent.click(await screen.findByRole('option', { name: currency }));
}

const submit = async () => {
  fireEvent.click(screen.getByRole('button', { name: '登録' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
};

it('sends what is shown: the day that a paper without a date cannot have goes with its field [B7-01]', async () => {
  await openFilled();
  fireEvent.click(screen.getByRole('radio', { name: '日付なし' }));
  expect(await submit()).toMatchObject({ dateKind: 'none', transactionDate: null, amount: 11_000 });
});

it('makes the yen of a foreign amount at its rate, and lets them go when the currency is yen again [B7-01]', async () => {
  await openFilled();
  await choose('USD');
  type('外貨額', '1,234.56');
  type('為替レート（1通貨単位の円）', '155.32');
  await waitFor(() => expect(screen.getByRole('textbox', { name: '金額（円）' })).toHaveProperty('value', '191,751'));
  await choose('JPY');
  type('金額（円）', '▲5,500');
  expect(await submit()).toMatchObject({ currency: 'JPY', amount: -5_500, foreignMinor: null, rate: null });
});
