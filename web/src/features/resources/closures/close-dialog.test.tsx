import { INITIAL_RESOURCE } from '@madoguchi/contract/resources/initial-resource.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../test/masters.ts';
import { ADMIN_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { CloseDialog } from './CloseDialog.tsx';

const HALL = '01932b6c-0000-7000-8000-000000000001';
const sent: unknown[] = [];
let concerned: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  concerned = [];
  showLanguage('ja');
  haveEmptyMasters();
  sessionState.set({ phase: 'known', session: ADMIN_SESSION });
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    if (path.endsWith('/resource-closures/check')) return Promise.resolve(Response.json({ reservations: concerned }));
    if (body !== undefined) sent.push(JSON.parse(body));
    if (path.endsWith('/offered')) {
      const offered = { ...INITIAL_RESOURCE, id: HALL, name: 'ホール', reading: 'ホール', photo: null };
      return Promise.resolve(Response.json({ resources: [offered] }));
    }
    const answer = { id: HALL, version: 1, status: 'coming', updatedAt: '2026-11-20T00:00:00.000Z' };
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const type = (label: string, text: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};

const close = () => fireEvent.click(screen.getByRole('button', { name: '利用を休止する' }));

it('sends the instants of Tokyo, midnight at the end as 24:00 [B6-06] [B0-01]', async () => {
  const onClose = vi.fn();
  render(<CloseDialog onClose={onClose} />, { wrapper: FormGround });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'ホール' }));
  type('開始の日付', '2026/12/10');
  type('開始の時刻', '0');
  type('終了の日付', '2026-12-10');
  type('終了の時刻', '24時');
  type('理由', '空調の点検');
  expect(screen.getByDisplayValue('24:00')).toBeTruthy();
  close();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledWith(HALL));
  expect(sent).toEqual([
    {
      resourceIds: [HALL],
      startsAt: '2026-12-09T15:00:00.000Z',
      endsAt: '2026-12-10T15:00:00.000Z',
      reason: '空調の点検',
    },
  ]);
});

it('asks for what is missing of a moment, and keeps what was typed', async () => {
  render(<CloseDialog onClose={() => undefined} />, { wrapper: FormGround });
  await screen.findByRole('checkbox', { name: 'ホール' });
  type('開始の日付', '2026/12/10');
  type('終了の時刻', '昼');
  close();
  expect((await screen.findAllByText(/日付と時刻の両方を入力してください/)).length).toBeGreaterThan(1);
  expect(screen.getByDisplayValue(/^2026\/12\/10/)).toBeTruthy();
  expect(screen.getByDisplayValue('昼')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('lists whom it concerns before it is saved, private reservations by their time alone [B6-06]', async () => {
  const reservation = {
    id: '01932b6c-0000-7000-8000-0000000000a1',
    version: 1,
    status: 'confirmed',
    shownState: 'confirmed',
    start: '2026-12-10T01:00:00.000Z',
    end: '2026-12-10T02:00:00.000Z',
    seriesId: null,
    visibility: 'public',
    isBusyOnly: false,
    resources: [{ resourceId: HALL, name: 'ホール', quantity: 1 }],
    occupies: [HALL],
    title: '月例会議',
    organizer: { employeeId: HALL, name: '山田 花' },
    may: ['cancel', 'change'],
    isOwn: false,
  };
  const hidden = {
    ...reservation,
    id: '01932b6c-0000-7000-8000-0000000000a2',
    isBusyOnly: true,
    title: '',
    organizer: null,
  };
  concerned = [reservation, hidden];
  render(<CloseDialog onClose={() => undefined} />, { wrapper: FormGround });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'ホール' }));
  expect(screen.queryByText(/この期間に予約が/)).toBeNull();
  type('開始の日付', '2026/12/10');
  type('開始の時刻', '0');
  type('終了の日付', '2026/12/10');
  type('終了の時刻', '24:00');
  expect(await screen.findByText(/この期間に予約が2件あります/)).toBeTruthy();
  const items = within(screen.getByRole('list', { name: '影響を受ける予約' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '2026/12/10(木) 10:00〜11:00 ホール月例会議 · 山田 花',
    '2026/12/10(木) 10:00〜11:00 ホール予約済み',
  ]);
  expect(sent).toEqual([]);
});
