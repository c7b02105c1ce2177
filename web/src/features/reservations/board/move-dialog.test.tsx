import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { ELEVEN, ITEM, NOON, OTHER_ROOM, RESERVATION, ROOM, TEN } from '../../../../test/reservations.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';
import { queryClient } from '../../../platform/query.ts';
import { CancelDialog } from '../panel/CancelDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

const asked: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
const closed = vi.fn();
const TAKEN = {
  dates: [{ day: '2026-12-01', start: TEN, end: ELEVEN, state: 'taken', conflicts: [], faults: [], instead: [] }],
  free: [{ start: ELEVEN, end: NOON }],
};
let answers: (() => Response)[];

const changed = (more: object = {}) =>
  Response.json({
    ...{ id: ITEM.id, version: 4, status: 'confirmed', start: ELEVEN, end: NOON },
    ...{ isChanged: true, count: 1, kept: [], ...more },
  });
const refused = () =>
  Response.json(
    {
      ...{ status: 409, code: 'reservation-taken', message: '予約済みです。' },
      data: { fields: [], requestId: 'r', current: TAKEN },
    },
    { status: 409 },
  );

beforeEach(() => {
  asked.length = 0;
  closed.mockClear();
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Promise.resolve(Response.json(RESERVATION));
    asked.push({ path, body: JSON.parse(body as string) });
    return Promise.resolve((answers.shift() ?? changed)());
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const showMove = (item = ITEM) =>
  render(<MoveDialog of={item} resources={[ROOM, OTHER_ROOM]} onClose={closed} />, { wrapper: FormGround });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '移動する' }));

it('the menu moves what dragging moves: times and resources alone are sent, and it can be undone [B6-05]', async () => {
  answers = [refused];
  showMove();
  submit();
  // The nearest free time fills the form, which is sent again.
  fireEvent.click(await screen.findByRole('button', { name: /11:00–12:00/ }));
  submit();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  const resources = [{ resourceId: ROOM.id, quantity: 1 }];
  expect(asked.at(-1)?.body).toEqual({ version: 3, scope: 'one', start: ELEVEN, end: NOON, resources });
  const said = messages.get().at(-1);
  expect(said?.text).toBe('「定例会議」を2026/12/01(火) 11:00–12:00に移動しました。');
  render(<div>{said?.action}</div>);
  fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ version: 4, start: TEN, end: ELEVEN, resources }));
});

it('of a series it asks how far the move reaches, and names the dates that keep changes of their own [B6-06]', async () => {
  answers = [() => changed({ count: 3, kept: [{ day: '2026-12-15', fields: ['time'] }] })];
  showMove({ ...ITEM, seriesId: ROOM.id });
  fireEvent.click(screen.getByRole('radio', { name: 'すべて' }));
  submit();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(asked.at(-1)?.body).toMatchObject({ scope: 'all' });
  expect(messages.get().at(-1)).toMatchObject({
    text: '「定例会議」を3回分変更しました。',
    detail: '個別の変更を残した日：2026/12/15(火)',
  });
});

it('what stays where it was is said to be so, with nothing to undo [B6-05]', async () => {
  answers = [() => changed({ isChanged: false })];
  showMove();
  submit();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(messages.get().at(-1)?.text).toBe('「定例会議」の日時と設備は変わっていません。');
  expect(messages.get().at(-1)?.action).toBeUndefined();
});

it('cancelling from the menu says first how many attendees it reaches, and sends the reason [B6-05]', async () => {
  answers = [() => Response.json({ id: ITEM.id, version: 4, status: 'cancelled', count: 1 })];
  render(<CancelDialog id={ITEM.id} onClose={closed} />, { wrapper: FormGround });
  const dialog = await screen.findByRole('dialog', { name: '予約「定例会議」を取り消しますか？' });
  expect(dialog.textContent).toContain('参加者1人に通知します。');
  fireEvent.change(screen.getByRole('textbox', { name: '理由' }), { target: { value: '延期' } });
  fireEvent.click(screen.getByRole('button', { name: '予約を取り消す' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(asked.at(-1)?.path).toContain(`/api/reservations/${ITEM.id}/cancel`);
  expect(asked.at(-1)?.body).toEqual({ version: 3, scope: 'one', reason: '延期' });
});
