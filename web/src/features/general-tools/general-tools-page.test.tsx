import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { sessionOf } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { messages } from '../../platform/messages.ts';
import { queryClient } from '../../platform/query.ts';
import { GeneralToolsPage } from './GeneralToolsPage.tsx';

const INITIAL = { tool: 'calendar', openTo: 'system', version: 0, updatedAt: null, updatedBy: null };
const BY_HANAKO = {
  tool: 'calendar',
  openTo: 'staff',
  version: 1,
  updatedAt: '2026-11-21T05:05:00.000Z',
  updatedBy: '佐藤 花子',
};

function inJapanese() {
  const session = sessionOf('system');
  if (session.user !== null) session.user.data.settings.language = 'ja';
  return session;
}

let stored: typeof INITIAL | typeof BY_HANAKO;
/** The answer to the write; null where it is taken. */
let refusal: { readonly status: number; readonly body: unknown } | null;
const sent: unknown[] = [];

function answerTo(path: string, body?: string): Response {
  if (path === '/api/general-tools') return Response.json({ tools: [stored] });
  if (path === '/api/session') return Response.json(inJapanese());
  if (path !== '/api/general-tools/calendar/open') return Response.json([]);
  const asked = JSON.parse(body ?? '{}') as { readonly openTo: 'staff'; readonly version: number };
  sent.push(asked);
  if (refusal !== null) {
    const { status, body: problem } = refusal;
    refusal = null;
    return Response.json(problem, { status });
  }
  stored = { ...BY_HANAKO, openTo: asked.openTo, version: asked.version + 1 };
  return Response.json(stored);
}

beforeEach(() => {
  stored = INITIAL;
  refusal = null;
  vi.stubGlobal('fetch', async (url: string, init?: { readonly body?: string }) =>
    answerTo(new URL(url, 'http://localhost').pathname, init?.body),
  );
});
afterEach(() => {
  cleanup();
  sent.length = 0;
  messages.set([]);
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

async function opened() {
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  showLanguage('ja');
  render(
    <FormGround>
      <GeneralToolsPage />
    </FormGround>,
  );
  return within(await screen.findByRole('region', { name: 'カレンダー' }));
}

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

it('shows whom each tool is open to, and who has set it', async () => {
  const card = await opened();
  expect(chosen()).toBe('system');
  expect(card.getByText('初期設定のままです。')).toBeTruthy();
});

it('opens a tool to staff at the version that was seen, and goes on from the newer one', async () => {
  const card = await opened();
  fireEvent.click(card.getByRole('radio', { name: 'スタッフ以上' }));
  fireEvent.click(card.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent).toEqual([{ openTo: 'staff', version: 0 }]));
  await screen.findByText(/佐藤 花子が変更/);
  expect(messages.get().map(({ text }) => text)).toEqual(['カレンダーの利用範囲を「スタッフ以上」にしました。']);
  const newer = within(screen.getByRole('region', { name: 'カレンダー' }));
  fireEvent.click(newer.getByRole('radio', { name: 'ログインした人すべて' }));
  fireEvent.click(newer.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ openTo: 'signed-in', version: 1 }));
});

it('lets somebody choose where another has set the tool meanwhile [B0-02]', async () => {
  const card = await opened();
  refusal = {
    status: 409,
    body: { status: 409, code: 'stale', message: '…', data: { fields: [], requestId: 'r', current: BY_HANAKO } },
  };
  fireEvent.click(card.getByRole('radio', { name: 'ログインした人すべて' }));
  fireEvent.click(card.getByRole('button', { name: '保存' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/相手の値：スタッフ以上/)).toBeTruthy();
  expect(dialog.getByText(/自分の値：ログインした人すべて/)).toBeTruthy();
});
