// Boards and cards where people look for them: in the palette, and as layers of their calendar.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { STAFF_SESSION, sessionOf } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { boardPalette, cardPalette } from './palette.ts';
import { cardPlaceOf, useDueCards } from './use-due-cards.ts';

const BOARD = '01932b6c-0000-7000-8000-000000000001';
const CARD = '01932b6c-0000-7000-8000-000000000002';
const AT = '2026-11-20T00:00:00.000Z';
const asked: URL[] = [];
let answer: object = {};

beforeEach(() => {
  asked.length = 0;
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(new URL(path, 'http://portal'));
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const hook = <Answer,>(use: () => Answer) => renderHook(use, { wrapper: FormGround }).result;

describe('in the palette', () => {
  it('boards stand by their titles and lead to their address [B9-02]', async () => {
    const tile = { id: BOARD, version: 1, title: '稟議の準備', uri: '稟議の準備', colour: 'blue', state: 'live' };
    const rest = { role: 'owner', starred: false, faces: [], members: 1, open: 0, late: 0, changedAt: AT };
    answer = { boards: [{ ...tile, ...rest, keptUntil: null, deletedBy: null }] };
    const result = hook(() => boardPalette.entriesFor('りんぎ'));
    await waitFor(() => expect(result.current.entries).toHaveLength(1));
    expect(result.current.entries[0]).toMatchObject({
      title: '稟議の準備',
      to: `/apps/scrumboard/boards/${BOARD}/${encodeURIComponent('稟議の準備')}`,
    });
  });

  it('cards are asked for by what is typed, say their board, list and due date, and lead to the open card [B9-02]', async () => {
    const row = { id: CARD, version: 1, boardId: BOARD, boardTitle: '稟議', boardUri: 'ringi', listId: BOARD };
    const more = {
      listTitle: '検討中',
      number: 1,
      title: '見積もり確認',
      status: 'open',
      state: 'live',
      mayEdit: true,
    };
    const due = { dueOn: '2026-12-01', dueTime: null, labels: [], members: [], createdAt: AT, changedAt: AT };
    answer = { rows: [{ ...row, ...more, ...due }], next: null };
    const result = hook(() => cardPalette.entriesFor('　見積 '));
    await waitFor(() => expect(result.current.entries).toHaveLength(1));
    expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('q')])).toEqual([
      ['/api/scrumboard/cards', '見積'],
    ]);
    expect(result.current.entries[0]).toMatchObject({
      title: '見積もり確認',
      detail: '稟議 › 検討中 · 2026/12/01(火)',
      to: `/apps/scrumboard/boards/${BOARD}/ringi?card=${CARD}`,
    });
  });

  it('nothing is asked for where nothing is typed, or boards are closed to the reader [B9-02, S2-06]', () => {
    const both = (text: string) =>
      [boardPalette, cardPalette].map(({ entriesFor }) => hook(() => entriesFor(text)).current);
    both(' ');
    sessionState.set({ phase: 'known', session: STAFF_SESSION });
    expect(both('見積').map(({ entries, read }) => [entries, read.isFetching])).toEqual([
      [[], false],
      [[], false],
    ]);
    expect(asked).toEqual([]);
  });
});

describe('in the calendar', () => {
  const [from, to] = ['2026-11-01', '2026-11-30'] as PlainDate[] as [PlainDate, PlainDate];
  const card = (id: string, due: object, isDone = false) => ({
    ...{ id, version: 1, boardId: BOARD, boardTitle: '稟議', boardUri: 'ringi', title: '見積もり', due, isDone },
    mayEdit: true,
  });

  it('open cards stand on their due days or at their times, and lead to their board with the card open [B9-03]', async () => {
    answer = {
      cards: [
        card(CARD, { day: '2026-11-20', time: null }),
        card(BOARD, { day: '2026-11-21', time: '23:45' }),
        card('01932b6c-0000-7000-8000-000000000003', { day: '2026-11-22', time: null }, true),
      ],
    };
    const result = hook(() => useDueCards(from, to, 'boards'));
    await waitFor(() => expect(result.current).toHaveLength(2));
    expect(result.current).toMatchObject([
      { start: '2026-11-20T00:00', end: '2026-11-20T24:00', allDay: true, sub: '稟議', tone: 'due' },
      { start: '2026-11-21T23:45', end: '2026-11-21T24:00' },
    ]);
    expect(result.current.map(({ id }) => cardPlaceOf(id))[0]).toEqual({
      to: `/apps/scrumboard/boards/${BOARD}`,
      search: { card: CARD },
    });
    expect(asked[0]?.searchParams.get('of')).toBe('boards');
    expect(cardPlaceOf(`reservation ${CARD}`)).toBeNull();
  });

  it('none are asked for where no layer wants them, or boards are closed to the reader [B9-03, S2-06]', () => {
    hook(() => useDueCards(from, to, null));
    sessionState.set({ phase: 'known', session: STAFF_SESSION });
    expect(hook(() => useDueCards(from, to, 'mine')).current).toEqual([]);
    expect(asked).toEqual([]);
  });
});
