import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';
import { queryClient } from '../../../platform/query.ts';
import { BookingDialog } from './BookingDialog.tsx';

const id = (nth: number) => `01932b6c-0000-7000-8000-00000000000${nth}`;
const resource = (nth: number, name: string, more: Partial<OfferedResource> = {}) =>
  ({
    ...{ id: id(nth), name, reading: '', resourceCategory: 'room', site: '', capacity: 8, features: [], quantity: 1 },
    ...more,
  }) as OfferedResource;
const ROOM = resource(1, '第1会議室');
const OTHER = resource(2, '第2会議室');
const HALL = resource(4, 'ホール', { approval: 'always' });
const CAR = resource(3, '社用車', { resourceCategory: 'vehicle' });

const [TEN, ELEVEN, NOON] = ['2026-12-01T01:00:00.000Z', '2026-12-01T02:00:00.000Z', '2026-12-01T03:00:00.000Z'];
const CONFLICT = {
  ...{ kind: 'reservation', resourceId: ROOM.id, resourceName: ROOM.name, start: TEN, end: ELEVEN },
  ...{ holder: '山本 由美子', title: '面談' },
};
const TAKEN = {
  dates: [
    {
      ...{ day: '2026-12-01', start: TEN, end: ELEVEN, state: 'taken', conflicts: [CONFLICT], faults: [] },
      instead: [{ resourceId: OTHER.id, name: OTHER.name }],
    },
  ],
  free: [{ start: ELEVEN, end: NOON }],
};

let asked: { readonly path: string; readonly body: Record<string, unknown> }[];
let isTaken: boolean;
let booked: object;
const closed = vi.fn();

function network(path: string, { method, body }: RequestInit = {}): Promise<Response> {
  if (method !== 'POST') return Promise.resolve(Response.json({ people: [] }));
  asked.push({ path, body: JSON.parse(body as string) });
  if (path.endsWith('/waits')) return Promise.resolve(Response.json(WAIT));
  if (!isTaken) return Promise.resolve(Response.json(booked));
  const data = { fields: [], requestId: 'r', current: TAKEN };
  return Promise.resolve(
    Response.json({ status: 409, code: 'reservation-taken', message: '予約済みです。', data }, { status: 409 }),
  );
}
const BOOKED = {
  seriesId: null,
  reservations: [{ id: id(9), version: 1, start: ELEVEN, end: NOON, status: 'confirmed' }],
  skipped: [],
};
const WAIT = {
  ...{ id: id(8), version: 1, state: 'waiting', resourceId: ROOM.id, resourceName: ROOM.name, quantity: 1 },
  ...{ start: TEN, end: ELEVEN, title: '定例会議', place: 2, reservationId: null },
};

beforeEach(() => {
  asked = [];
  isTaken = true;
  booked = BOOKED;
  closed.mockClear();
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

function open(resources: readonly string[] = [ROOM.id]) {
  const start = { resources: resources.map((resourceId) => ({ resourceId, quantity: 1 })), start: TEN, end: ELEVEN };
  render(
    <FormGround>
      <BookingDialog start={start} resources={[ROOM, OTHER, CAR, HALL]} onClose={closed} />
    </FormGround>,
  );
}
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: '件名' });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '予約する' }));

async function refused(): Promise<HTMLElement> {
  open();
  fireEvent.change(title(), { target: { value: '定例会議' } });
  submit();
  return screen.findByRole('alert');
}

it('a time that is taken says who holds it, and the nearest free time fills the form [B6-02]', async () => {
  const band = await refused();
  expect(band.textContent).toContain('第1会議室：2026/12/01(火) 10:00–11:00 山本 由美子さんの「面談」');
  fireEvent.click(within(screen.getByRole('group', { name: '近い空き時間' })).getByRole('button'));
  // Nothing that was typed is lost.
  expect(title().value).toBe('定例会議');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '開始の時刻' }).value).toBe('11:00');
  isTaken = false;
  submit();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(asked.at(-1)?.body).toMatchObject({ start: ELEVEN, end: NOON, title: '定例会議', series: null });
  expect(messages.get().at(-1)?.text).toBe('「定例会議」を予約しました。');
});

it('says before that a manager has to approve it, and after that it was asked for, not booked [B6-01] [B6-04]', async () => {
  open();
  expect(screen.queryByText(/管理者の承認が必要/)).toBeNull();
  cleanup();
  isTaken = false;
  booked = { ...BOOKED, reservations: BOOKED.reservations.map((one) => ({ ...one, status: 'tentative' })) };
  open([HALL.id]);
  expect(screen.getByText(/「ホール」の予約には、管理者の承認が必要です。/)).toBeDefined();
  fireEvent.change(title(), { target: { value: '説明会' } });
  submit();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(messages.get().at(-1)?.text).toBe('「説明会」の承認を申請しました。承認されるまで仮の予約です。');
});

it('an equal resource that is free takes the place of the one that is taken [B6-02]', async () => {
  await refused();
  fireEvent.click(screen.getByRole('button', { name: '第2会議室' }));
  isTaken = false;
  submit();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(asked.at(-1)?.body).toMatchObject({ resources: [{ resourceId: OTHER.id, quantity: 1 }], start: TEN });
});

it('a place in the waiting list is taken with what the form says [B6-04]', async () => {
  await refused();
  fireEvent.click(screen.getByRole('button', { name: 'キャンセル待ちにする' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(asked.at(-1)?.body).toMatchObject({ resource: { resourceId: ROOM.id }, start: TEN, title: '定例会議' });
  expect(messages.get().at(-1)?.text).toContain('2番目');
});

it('asks for the licence where a vehicle is chosen, and for nothing of the kind for a room [B6-06]', () => {
  open();
  expect(screen.queryByRole('textbox', { name: '免許証の有効期限' })).toBeNull();
  cleanup();
  open([CAR.id]);
  expect(screen.getByRole('textbox', { name: '免許証の有効期限' })).toBeTruthy();
});
