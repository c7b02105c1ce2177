import type { TransactionHold } from '@madoguchi/contract/electronic-transactions/holds.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../../test/frame-ground.tsx';
import { sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { queryClient } from '../../../platform/query.ts';
import { Holds } from './Holds.tsx';

const ID = '0199e0a0-0000-7000-8000-000000000001';
const STANDING: TransactionHold = {
  id: '0199e0a0-0000-7000-8000-000000000002',
  kind: 'audit',
  reason: '税務調査の対象',
  by: '佐藤 花子',
  at: '2026-11-21T05:05:00.000Z',
  endedBy: null,
  endedAt: null,
  endReason: '',
};
const ENDED: TransactionHold = {
  ...STANDING,
  id: '0199e0a0-0000-7000-8000-000000000003',
  kind: 'dispute',
  endedBy: '鈴木 一郎',
  endedAt: '2026-11-22T05:05:00.000Z',
  endReason: '和解',
};

const sent: [string, unknown][] = [];
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push([url, JSON.parse(init.body as string)]);
    return Response.json({ id: ID, holdId: STANDING.id });
  });
});
afterEach(() => {
  cleanup();
  sent.length = 0;
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const Part = () => <Holds transaction={{ id: ID, number: 'ET-2026-00007', holds: [STANDING, ENDED] }} />;

it('says which holds stand and which ended, and why; one that stands is lifted with a reason [B7-01]', async () => {
  await renderInFrame(Part, { session: sessionOf('system') });
  expect(await screen.findByText('保留中（監査・調査）')).toBeTruthy();
  expect(screen.getByText('解除の理由：和解')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '監査・調査の保留を解除' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '調査の終了' } });
  fireEvent.click(dialog.getByRole('button', { name: '保留を解除' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[0]).toContain(`/${ID}/lift-hold`);
  expect(sent[0]?.[1]).toEqual({ holdId: STANDING.id, reason: '調査の終了' });
});

it('offers nothing to who may not change anything [B7-06]', async () => {
  await renderInFrame(Part, { session: sessionOf('admin') });
  expect(await screen.findByText('保留中（監査・調査）')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /保留/ })).toBeNull();
});
