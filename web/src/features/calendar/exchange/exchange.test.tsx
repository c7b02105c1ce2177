import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { sessionOf } from '../../../../test/sessions.ts';
import * as platform from '../../../platform/call.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';
import { queryClient } from '../../../platform/query.ts';
import { ImportSheet } from './ImportSheet.tsx';
import { SubscribeSheet } from './SubscribeSheet.tsx';

const MADE = '2026-11-21T05:05:00.000Z';
const ADDRESS = 'https://portal.example.jp/calendar-feed/secret.ics';
const UNDO = '01932b6c-0000-7000-8000-0000000000e2';

let sent: { path: string; body: unknown }[] = [];
let madeAt: string | null = null;

function network(path: string, { method, body }: RequestInit = {}): Promise<Response> {
  if (method === 'POST') sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null });
  if (path.endsWith('/revoke')) madeAt = null;
  else if (method === 'POST') madeAt = MADE;
  const answer = method === 'POST' && !path.endsWith('/revoke') ? { madeAt, address: ADDRESS } : { madeAt };
  return Promise.resolve(Response.json(answer));
}

beforeEach(() => {
  sent = [];
  madeAt = null;
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const inGround = (node: React.ReactNode) => render(<FormGround>{node}</FormGround>);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const said = () => messages.get().map(({ text }) => text);

describe('the address of the calendar', () => {
  it('is made by a press, shown once, and copied', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    inGround(<SubscribeSheet onClose={() => undefined} />);
    await press('URLを作成する');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '購読URL' })).value).toBe(ADDRESS);
    await press('コピー');
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
    await waitFor(() => expect(said()).toEqual(['URLをコピーしました。']));
  });

  it('that was made before is not shown; it is renewed and revoked after a question', async () => {
    madeAt = MADE;
    inGround(<SubscribeSheet onClose={() => undefined} />);
    expect(await screen.findByText(/2026\/11\/21\(土\) 14:05に作成したURLが有効です。/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('作り直す');
    expect(sent).toEqual([]);
    fireEvent.click(screen.getAllByRole('button', { name: '作り直す', hidden: true }).at(-1) as HTMLElement);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '購読URL' })).value).toBe(ADDRESS);
    await press('取り消す');
    fireEvent.click(screen.getAllByRole('button', { name: '取り消す', hidden: true }).at(-1) as HTMLElement);
    expect(await screen.findByText('URLはまだ作成していません。')).toBeTruthy();
    expect(sent.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['renew', { madeAt: MADE }],
      ['revoke', { madeAt: MADE }],
    ]);
  });
});

describe('the import of a file', () => {
  const counts = { added: 1, changed: 0, removed: 0, unchanged: 2, older: 0 };
  const report = {
    ...counts,
    events: [
      { line: 4, title: '面談', allDay: false, startsAt: '2026-12-02T01:00:00.000Z', repeats: true, effect: 'added' },
    ],
    problems: [{ line: 12, uid: 'z@example.jp', code: 'zone', message: 'タイムゾーンを特定できません（Nowhere）。' }],
    problemCount: 1,
  } as const;
  const choose = () =>
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: [new File(['x'], 'a.ics')] },
    });

  it('tells first what it would do, names what it cannot, and imports by a press, with undo', async () => {
    const upload = vi
      .spyOn(platform, 'upload')
      .mockImplementation(async (operation) =>
        operation.id === 'calendar.import' ? { ...report, undo: UNDO } : (report as never),
      );
    const onClose = vi.fn();
    inGround(<ImportSheet onClose={onClose} />);
    await press('取り込む');
    expect(upload).not.toHaveBeenCalled();
    choose();
    expect(await screen.findByText(/追加1件、変更0件、削除0件。変わらない予定2件/)).toBeTruthy();
    expect(screen.getByRole('row', { name: '12 タイムゾーンを特定できません（Nowhere）。' })).toBeTruthy();
    expect(screen.getByRole('row', { name: '4 面談 2026/12/02(水) 10:00（繰り返し） 追加' })).toBeTruthy();
    expect(upload.mock.calls.map(([{ id }]) => id)).toEqual(['calendar.check-import']);
    await press('取り込む');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(said()).toEqual(['予定を取り込みました（追加1件、変更0件、削除0件）。']);
    expect(messages.get()[0]?.action).toBeTruthy();
  });
});
