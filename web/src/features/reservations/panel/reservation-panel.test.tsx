import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APPROVAL_ID, approval } from '../../../../test/approvals.ts';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../test/masters.ts';
import { ELEVEN, RESERVATION } from '../../../../test/reservations.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';
import { queryClient } from '../../../platform/query.ts';
import { ApprovalWithDecision } from '../../approvals/public.ts';
import { ReservationSheet } from './ReservationSheet.tsx';

const APPROVAL = approval({
  domain: 'reservations',
  number: 'RS-2026-00007',
  amount: 0,
  offered: ['approve', 'reject'],
});
const asked: { readonly path: string; readonly body: unknown }[] = [];
let shown: object;

beforeEach(() => {
  asked.length = 0;
  messages.set([]);
  showLanguage('ja');
  haveEmptyMasters();
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit = {}) => {
    const read = path.startsWith('/api/approvals/') ? APPROVAL : shown;
    if (method !== 'POST') return Promise.resolve(Response.json(read));
    asked.push({ path, body: JSON.parse(body as string) });
    return Promise.resolve(Response.json({ id: RESERVATION.id, version: 4, status: 'in_use', end: ELEVEN }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

async function open(more: object) {
  shown = { ...RESERVATION, ...more };
  const closed = vi.fn();
  render(<ReservationSheet id={RESERVATION.id} onClose={closed} approval={ApprovalWithDecision} />, {
    wrapper: FormGround,
  });
  const heading = await screen.findByRole('heading', { level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  return { heading, closed };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('of a private reservation of others the panel shows that it is busy, and no step [B6-02]', async () => {
  const nothing = { title: '', organizer: null, attendees: [], may: [] };
  const { heading } = await open({ ...nothing, isBusyOnly: true, visibility: 'private' });
  expect(heading.textContent).toBe('予約済み');
  expect(screen.queryByText('主催者')).toBeNull();
  expect(screen.queryByRole('button', { name: '変更・移動' })).toBeNull();
});

it('offers the steps that the server allows, and no other [B6-04]', async () => {
  const { heading, closed } = await open({ may: ['check-in'] });
  expect(heading.textContent).toBe('定例会議');
  expect(screen.queryByRole('button', { name: '予約を取り消す' })).toBeNull();
  press('チェックインする');
  await waitFor(() => expect(asked).toEqual([{ path: expect.stringContaining('/check-in'), body: { version: 3 } }]));
  await waitFor(() => expect(messages.get().at(-1)?.text).toBe('「定例会議」にチェックインしました。'));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(closed).toHaveBeenCalled();
});

it('a step that goes with its button leaves the focus on the title [B6-04]', async () => {
  const { heading } = await open({ may: ['check-in'] });
  const button = screen.getByRole('button', { name: 'チェックインする' });
  button.focus();
  shown = { ...RESERVATION, version: 4, status: 'in_use', may: [] };
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'チェックインする' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('proposes half an hour more where a reservation is extended [B6-04]', async () => {
  await open({ may: ['extend'], status: 'in_use' });
  press('延長する');
  await screen.findByRole('dialog', { name: '「定例会議」を延長しますか？' });
  press('延長する');
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ version: 3, end: '2026-12-01T02:30:00.000Z' }));
});

it('is decided from the reservation itself by whoever has the turn, and shows how its approval goes [B6-01]', async () => {
  await open({ status: 'tentative', number: 'RS-2026-00007', approvalId: APPROVAL_ID, may: [] });
  const bar = await screen.findByRole('group', { name: '承認の操作' });
  expect(bar.textContent).not.toContain('¥');
  expect(screen.getByText('上長の承認')).toBeDefined();
  const yes = within(bar).getByRole('button', { name: '承認する' });
  await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(yes);
  await waitFor(() => expect(asked.at(-1)?.path).toBe(`/api/approvals/${APPROVAL_ID}/approve`));
});
