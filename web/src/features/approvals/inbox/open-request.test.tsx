import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APPROVAL_ID, approval, inboxRow } from '../../../../test/approvals.ts';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../test/masters.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';
import { queryClient } from '../../../platform/query.ts';
import { OpenRequest } from './OpenRequest.tsx';

const NEXT = '01932b6c-0000-7000-8000-0000000000a1';
const ROW = inboxRow({ warnings: 2 });
const OTHER = inboxRow({ id: NEXT, approvalId: NEXT });

const opened = vi.fn<(id: string) => void>();
const closed = vi.fn<() => void>();
let acted: { readonly status: string; readonly current: number | null };
let sent: string[] = [];
/** The reading of approvals takes for ever. */
let hangs = false;

/** Approvals as they are, their acts as `acted` says; what a claim shows is no part of these tests. */
function network(path: string, init: RequestInit = {}): Promise<Response> {
  if (init.method === 'POST') {
    sent.push(path);
    const { domain, subjectId } = approval();
    return Promise.resolve(Response.json({ id: APPROVAL_ID, domain, subjectId, version: 2, ...acted }));
  }
  if (path.startsWith('/api/approvals/') && hangs) return new Promise(() => undefined);
  if (path.startsWith('/api/approvals/'))
    return Promise.resolve(Response.json(approval({ warnings: 2, onBehalfOf: '鈴木 一郎' })));
  const body = { status: 404, code: 'not-found', message: '見つかりません。', data: { fields: [], requestId: 'r' } };
  return Promise.resolve(Response.json(body, { status: 404 }));
}

const open = (rows = [ROW, OTHER]) =>
  render(
    <FormGround>
      <OpenRequest id={APPROVAL_ID} isPage={false} rows={rows} takeFocus={() => false} open={opened} close={closed} />
    </FormGround>,
  );

beforeEach(() => {
  opened.mockReset();
  closed.mockReset();
  acted = { status: 'in_progress', current: 1 };
  sent = [];
  hangs = false;
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  haveEmptyMasters();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

async function approveIt() {
  const button = await screen.findByRole('button', { name: '承認する' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(button);
}
const texts = () => messages.get().map(({ text }) => text);

it('shows above everything who asks for how much, and in whose name one decides, in the list or not [B3-07]', async () => {
  open([OTHER]);
  expect(await screen.findByRole('heading', { name: '山田 太郎 2026年11月' })).toBeDefined();
  expect(screen.queryByText(/申請時の注意/), 'said once: by the request itself, below').toBeNull();
  expect(screen.getAllByText('鈴木 一郎さんの代理')).toHaveLength(2);
  expect(screen.getByRole('group', { name: '承認の操作' }).textContent).toContain('¥12,340山田 太郎');
});

it('goes on to the next one by itself after a decision, and offers to take the yes back [B3-06]', async () => {
  open();
  await approveIt();
  await waitFor(() => expect(opened).toHaveBeenCalledWith(NEXT));
  const [message] = messages.get();
  expect(message?.text).toBe('TE-2026-00123 を承認しました。');
  render(<FormGround>{message?.action}</FormGround>);
  fireEvent.click(screen.getByRole('button', { name: '引き戻す' }));
  await waitFor(() => expect(opened).toHaveBeenLastCalledWith(APPROVAL_ID));
  expect(sent).toEqual([`/api/approvals/${APPROVAL_ID}/approve`, `/api/approvals/${APPROVAL_ID}/take-back`]);
  expect(texts().at(-1)).toBe('TE-2026-00123 の承認を引き戻しました。');
});

it('offers no decision on a request that was taken back before it has been read anew: it would be of an older state [B3-06]', async () => {
  open();
  await approveIt();
  await waitFor(() => expect(opened).toHaveBeenCalledWith(NEXT));
  const action = messages.get()[0]?.action;
  cleanup();
  hangs = true;
  render(<FormGround>{action}</FormGround>);
  fireEvent.click(screen.getByRole('button', { name: '引き戻す' }));
  await waitFor(() => expect(opened).toHaveBeenLastCalledWith(APPROVAL_ID));
  open();
  expect(screen.queryByRole('button', { name: '承認する' })).toBeNull();
});

it('offers no taking back where the yes was the last one: the request has ended [B3-06]', async () => {
  acted = { status: 'approved', current: null };
  open();
  await approveIt();
  await waitFor(() => expect(opened).toHaveBeenCalled());
  expect(messages.get()[0]?.action).toBeUndefined();
});

it('closes and says so where nothing else waits', async () => {
  open([ROW]);
  await approveIt();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(messages.get()).toMatchObject([
    { text: 'TE-2026-00123 を承認しました。', detail: '承認待ちはもうありません。' },
  ]);
});
