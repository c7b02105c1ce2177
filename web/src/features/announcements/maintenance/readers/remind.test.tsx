import type { ReaderRow } from '@madoguchi/contract/announcements/model.ts';
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../../test/forms/FormGround.tsx';
import { ADMIN_SESSION } from '../../../../../test/sessions.ts';
import { sessionState } from '../../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../../platform/language.ts';
import { queryClient } from '../../../../platform/query.ts';
import { RemindAllButton } from './RemindAllButton.tsx';
import { useReaderBulk } from './use-reader-bulk.ts';

const ID = '01932b6c-0000-7000-8000-000000000001';
const COUNTS = [
  { department: 'HQ', read: 1, unread: 2 },
  { department: null, read: 0, unread: 1 },
];

let sent: unknown[];
function answer(counts: unknown, reminded: number) {
  sent = [];
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json(counts));
    sent.push(typeof init.body === 'string' ? JSON.parse(init.body) : {});
    return Promise.resolve(Response.json({ reminded }));
  });
}

beforeEach(() => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: ADMIN_SESSION });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <FormGround>
      <RemindAllButton id={ID} />
    </FormGround>,
  );

it('asks once with how many have not read it, then reminds all of them [B9-01]', async () => {
  answer(COUNTS, 2);
  show();
  fireEvent.click(await screen.findByRole('button', { name: '未読の人に催促' }));
  expect(screen.getByRole('dialog', { name: '未読の3人に催促しますか？' })).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '催促する' }));
  await waitFor(() => expect(sent).toEqual([{}]));
});

it('is not there where everybody has read it', async () => {
  answer([{ department: 'HQ', read: 3, unread: 0 }], 0);
  show();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});

it('reminds one chosen person; who has read it and oneself are left out, and who was reminded today is told [B9-01]', async () => {
  answer(COUNTS, 0);
  const { result } = renderHook(() => useReaderBulk(ID));
  const [action] = result.current;
  const row = (more: Partial<ReaderRow>) =>
    ({ accountId: 'a', employeeId: 'E0009', name: '髙﨑 翔', state: 'unread', ...more }) as ReaderRow;
  const plan = action?.plan([
    row({}),
    row({ name: '読了 済', state: 'read' }),
    row({ name: '対象 外', state: 'read-outside' }),
    row({ name: '自分', employeeId: 'E0001' }),
    row({ name: '社員 外', employeeId: null }),
  ]);
  expect(plan?.rows.map(({ name }) => name)).toEqual(['髙﨑 翔', '社員 外']);
  expect(plan?.leftOut).toEqual([
    { name: '読了 済', text: '未読ではありません。' },
    { name: '対象 外', text: '未読ではありません。' },
    { name: '自分', text: '自分の分です。' },
  ]);
  expect(await action?.run(row({}), 1)).toBe('今日はすでに催促しています。');
  expect(sent).toEqual([{ accountIds: ['a'] }]);
});
