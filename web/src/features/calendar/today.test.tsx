import type { CalendarItem } from '@madoguchi/contract/calendar/model.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardFrame } from '../../../test/CardFrame.tsx';
import { EVENT_ITEM } from '../../../test/events.ts';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { STAFF_SESSION, sessionOf } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { ColleagueToday } from './ColleagueToday.tsx';
import { TodayEvents } from './TodayEvents.tsx';

const COLLEAGUE = '01932b6c-0000-7000-8000-000000000006';
const OTHER_EVENT = '01932b6c-0000-7000-8000-0000000000e3';
const FOUND = { id: COLLEAGUE, employeeId: 'E0006', name: '佐藤 健', kana: 'サトウ ケン', departmentCode: '110' };

function Card() {
  return (
    <FormGround>
      <TodayEvents frame={CardFrame} />
    </FormGround>
  );
}

let asked: { readonly path: string; readonly body: unknown }[];
let answers: Record<string, () => Response>;

beforeEach(() => {
  asked = [];
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    asked.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null });
    const answer = Object.entries(answers).find(([begin]) => path.startsWith(begin));
    return Promise.resolve(answer?.[1]() ?? new Response(null, { status: 404 }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const failed = () => Response.json({ status: 500, code: 'internal', message: '', data: {} }, { status: 500 });

describe('the reader’s events of today', () => {
  const items = (...all: readonly CalendarItem[]) => ({ '/api/calendar/range': () => Response.json({ items: all }) });
  function open(given: typeof answers) {
    answers = given;
    const router = createRouter({ routeTree: createRootRoute({ component: Card }), history: createMemoryHistory() });
    render(<RouterProvider router={router} />);
  }

  it('each leads to its date in the calendar; one that was declined says so [B9-01]', async () => {
    const night = { startsAt: '2026-11-20T14:00:00.000Z', endsAt: '2026-11-21T00:00:00.000Z' };
    const daily = {
      ...EVENT_ITEM,
      eventId: COLLEAGUE,
      day: '2026-11-21' as PlainDate,
      allDay: true,
      title: '出張',
      place: '',
    };
    open(
      items(
        EVENT_ITEM,
        { ...EVENT_ITEM, ...night, eventId: OTHER_EVENT, title: '夜間作業', answer: 'declined' },
        daily,
      ),
    );
    const found = await screen.findAllByRole('listitem');
    expect(found.map(({ textContent }) => textContent)).toEqual([
      '10:00–11:30面談第1会議室',
      '00:00–09:00欠席：夜間作業第1会議室',
      '終日出張',
    ]);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs[0]).toMatch(new RegExp(`\\?event=${EVENT_ITEM.eventId}$`));
    expect(hrefs[2]).toMatch(new RegExp(`\\?event=${COLLEAGUE}&on=2026-11-21$`));
  });

  it('where there is none the card says so and leads to the calendar [B9-01]', async () => {
    open(items());
    expect(await screen.findByText('予定はありません。')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/apps/calendar');
  });

  it('that could not be read are read again by a press [B9-01]', async () => {
    open({ '/api/calendar/range': failed });
    const again = await screen.findByRole('button', { name: '再読み込み' });
    answers = items(EVENT_ITEM);
    fireEvent.click(again);
    expect(await screen.findByRole('link', { name: '面談' })).toBeTruthy();
  });
});

describe('a colleague’s day on their card', () => {
  const open = () => render(<ColleagueToday number="E0006" />, { wrapper: FormGround });
  const time = (startsAt: string, title: string | null, more: object = {}) => ({
    ...{ employeeId: COLLEAGUE, name: FOUND.name, startsAt, endsAt: '2026-11-21T05:00:00.000Z', allDay: false, title },
    ...more,
  });
  const day = (...times: readonly object[]) => ({
    '/api/people': () => Response.json({ people: [FOUND] }),
    '/api/calendar/busy': () => Response.json({ times }),
  });

  it('says when they are taken, and by what only where that is public [B9-03] [B9-01]', async () => {
    answers = day(
      time('2026-11-21T01:00:00.000Z', null),
      time('2026-11-21T03:00:00.000Z', '全社会議'),
      time('2026-11-21T03:00:00.000Z', '他人の予定', { employeeId: EVENT_ITEM.eventId }),
    );
    open();
    const found = await screen.findAllByRole('listitem');
    expect(found.map(({ textContent }) => textContent)).toEqual(['10:00–14:00 予定あり', '12:00–14:00 全社会議']);
    expect(asked.at(-1)?.body).toEqual({
      employees: [COLLEAGUE],
      startsAt: '2026-11-20T15:00:00.000Z',
      endsAt: '2026-11-21T15:00:00.000Z',
    });
  });

  it('says so where they are free all day [B9-03]', async () => {
    answers = day();
    open();
    expect(await screen.findByText('予定はありません。')).toBeTruthy();
  });

  it('that cannot be read leaves the card without it [B9-03]', async () => {
    answers = { ...day(), '/api/calendar/busy': failed };
    open();
    await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/calendar/busy'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is asked for by nobody to whom the calendar is closed [B9-03]', async () => {
    answers = day();
    sessionState.set({ phase: 'known', session: STAFF_SESSION });
    open();
    expect(asked).toEqual([]);
    cleanup();
    const tools = toolRules(() => 'staff');
    sessionState.set({ phase: 'known', session: { ...STAFF_SESSION, tools } });
    open();
    expect(await screen.findByText('予定はありません。')).toBeTruthy();
  });
});
