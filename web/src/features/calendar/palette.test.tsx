import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EVENT_ITEM } from '../../../test/events.ts';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { STAFF_SESSION, sessionOf } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { calendarPalette } from './palette.ts';

const asked: URL[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ items: [EVENT_ITEM] });
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(new URL(path, 'http://portal'));
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const found = (text: string) => renderHook(() => calendarPalette.entriesFor(text), { wrapper: FormGround }).result;

it('finds the reader’s events by what is typed, each with when and where, and leads to its date [B9-02]', async () => {
  const daily = { ...EVENT_ITEM, day: '2026-11-21', place: '' };
  answer = () => Response.json({ items: [EVENT_ITEM, daily] });
  const result = found('　面談 ');
  await waitFor(() => expect(result.current.entries).toHaveLength(2));
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('q')])).toEqual([
    ['/api/calendar/search', '面談'],
  ]);
  expect(result.current.entries.map(({ title, detail, to }) => ({ title, detail, to }))).toEqual([
    {
      title: '面談',
      detail: '11/21(土) 10:00〜11:30 第1会議室',
      to: `/apps/calendar?event=${EVENT_ITEM.eventId}`,
    },
    {
      title: '面談',
      detail: '11/21(土) 10:00〜11:30',
      to: `/apps/calendar?event=${EVENT_ITEM.eventId}&on=2026-11-21`,
    },
  ]);
  expect(new Set(result.current.entries.map(({ id }) => id)).size, 'the dates of a series are told apart').toBe(2);
});

it('asks for nothing where nothing is typed, or the calendar is closed to the reader [B9-02]', () => {
  expect(found(' ').current.entries).toEqual([]);
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  expect(found('面談').current.entries).toEqual([]);
  expect(asked).toEqual([]);
});

it('says that it looks, and that it could not find out [B9-02]', async () => {
  answer = () => Response.json({ status: 500, code: 'internal', message: '', data: {} }, { status: 500 });
  const result = found('面談');
  expect(result.current.read.isFetching).toBe(true);
  await waitFor(() => expect(result.current.read.isError).toBe(true));
  expect(result.current.entries).toEqual([]);
});
