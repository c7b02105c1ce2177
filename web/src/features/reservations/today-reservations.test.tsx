import type { OwnReservationRow } from '@madoguchi/contract/reservations/model.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CardFrame } from '../../../test/CardFrame.tsx';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { ELEVEN, RESERVATION, TEN } from '../../../test/reservations.ts';
import { STAFF_SESSION } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { TodayReservations } from './TodayReservations.tsx';

const row = (more: Partial<OwnReservationRow> = {}): OwnReservationRow => ({
  ...{ id: RESERVATION.id, version: 1, title: '定例会議', resourceNames: '第1会議室', start: TEN, end: ELEVEN },
  ...{ status: 'confirmed', visibility: 'public', organizerName: '山本 由美子', part: 'attendee', isRepeated: false },
  ...more,
});

let asked: URLSearchParams[];
let answer: () => Response;

function Card() {
  return (
    <FormGround>
      <TodayReservations frame={CardFrame} />
    </FormGround>
  );
}

beforeEach(() => {
  asked = [];
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(new URL(path, 'http://portal').searchParams);
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

function open(answered: typeof answer) {
  answer = answered;
  const router = createRouter({ routeTree: createRootRoute({ component: Card }), history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
}
const rows = (...all: readonly OwnReservationRow[]) => Response.json({ rows: all, next: null });

it('shows what the reader holds or attends today, each with the way to it, and the state where it is not settled [B9-01]', async () => {
  open(() => rows(row(), row({ id: `${RESERVATION.id.slice(0, -1)}8`, title: '面談', status: 'tentative' })));
  const [settled, held] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement];
  expect(settled.textContent).toBe('10:00–11:00定例会議第1会議室');
  expect(within(settled).getByRole('link').getAttribute('href')).toBe(
    `/apps/internal-resource-reservations?day=2026-11-21&open=${RESERVATION.id}`,
  );
  expect(held.textContent).toBe('10:00–11:00面談第1会議室仮予約');
  expect(asked.map((search) => [search.get('start'), search.get('status')])).toEqual([
    ['2026-11-21..2026-11-21', 'tentative,confirmed,in_use,finished'],
  ]);
});

it('without a reservation says so, and leads to the board [B9-01]', async () => {
  open(() => rows());
  expect(await screen.findByText('今日の予約はありません。')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByRole('link', { name: '設備予約へ' }).getAttribute('href')).toBe(
    '/apps/internal-resource-reservations',
  );
});

it('that could not be read fails alone, and is read again by a press [B9-01]', async () => {
  open(() => Response.json({ status: 500, code: 'internal', message: '', data: {} }, { status: 500 }));
  const again = await screen.findByRole('button', { name: '再読み込み' });
  expect(screen.queryByText('今日の予約はありません。')).toBeNull();
  answer = () => rows(row());
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: '定例会議' })).toBeTruthy();
});
