import type { DueRecord, Purge } from '@madoguchi/contract/electronic-transactions/purges.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../../test/frame-ground.tsx';
import { sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { queryClient } from '../../../platform/query.ts';
import { PurgesPage } from './PurgesPage.tsx';

const day = (said: string) => said as PlainDate;
const ids = [1, 2, 3].map((nth) => `0199e0a0-0000-7000-8000-00000000000${nth}`);
const due = (nth: number, held: boolean): DueRecord => ({
  id: ids[nth] ?? '',
  number: `ET-2010-0000${nth + 1}`,
  counterparty: '株式会社山田商店',
  documentType: 'invoice',
  transactionDate: day('2010-06-01'),
  amount: yen(11_000),
  until: day('2021-05-31'),
  held,
});
const PURGE: Purge = {
  id: '0199e0a0-0000-7000-8000-00000000000a',
  state: 'proposed',
  reason: '保存期間の満了',
  proposedBy: '佐藤 花子',
  proposedAt: '2026-11-21T05:05:00.000Z',
  decidedBy: null,
  decidedAt: null,
  mayConfirm: true,
  records: [{ id: ids[2] ?? '', number: 'ET-2010-00003', until: day('2021-05-31'), versions: 0, digest: '' }],
};

const sent: [string, unknown][] = [];
async function show(purge: Purge) {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') {
      return Response.json({ due: [due(0, false), due(1, true)], dueCount: 2, purges: [purge] });
    }
    sent.push([url, JSON.parse(init.body as string)]);
    return Response.json({ id: purge.id, records: 1, versions: 1 });
  });
  await renderInFrame(PurgesPage, { session: sessionOf('system'), at: '/apps/electronicTransaction/purges' });
}

afterEach(() => {
  cleanup();
  sent.length = 0;
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('proposes the chosen records with a reason; one on hold cannot be chosen [B7-01]', async () => {
  await show(PURGE);
  const section = await screen.findByRole('region', { name: '保存期限を過ぎた取引' });
  const table = within(section as HTMLElement);
  const [all, free, held] = table.getAllByRole('checkbox') as HTMLInputElement[];
  expect(held?.disabled).toBe(true);
  fireEvent.click(all as HTMLInputElement);
  expect(free?.checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '廃棄を提案' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '保存期間の満了' } });
  fireEvent.click(dialog.getByRole('button', { name: '廃棄を提案' }));
  await waitFor(() => expect(sent.map(([, body]) => body)).toEqual([{ records: [ids[0]], reason: '保存期間の満了' }]));
});

it('asks before it purges, and says why one’s own proposal waits for somebody else [B7-01]', async () => {
  await show(PURGE);
  fireEvent.click(await screen.findByRole('button', { name: '廃棄する' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1件を廃棄しますか？' }));
  fireEvent.click(dialog.getByRole('button', { name: '廃棄する' }));
  await waitFor(() => expect(sent[0]?.[0]).toContain(`/purges/${PURGE.id}/confirm`));
});

it('keeps the button of one’s own proposal, with the reason [B7-01]', async () => {
  await show({ ...PURGE, mayConfirm: false });
  const button = await screen.findByRole('button', { name: '廃棄する' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
