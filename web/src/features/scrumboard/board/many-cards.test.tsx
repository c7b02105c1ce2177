// A board of many cards, whose lists are drawn with their first ones before the rest is there.
import type { Board, CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { invalidateWhere, queryClient } from '../../../platform/query.ts';
import { BoardPage } from './BoardPage.tsx';
import { useShownBoard } from './use-shown-board.ts';

const ID = (nth: number) => `01932b6c-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const BOARD_ID = ID(9_000);
const face = (nth: number, version = 1): CardFace => ({
  ...{
    id: ID(nth),
    version,
    listId: ID(8_000),
    number: nth,
    title: `カード${nth}`,
    due: null,
    doneAt: null,
    labelIds: [],
  },
  ...{ memberIds: [], coverId: null, checks: 0, checksDone: 0, attachments: 0, comments: 0, hasDescription: false },
  ...{ subscribed: false, request: null, position: 'a0' },
});
/** Of as many cards as its list says, with the first of them. */
const boardOf = (cards: number, shown: number): Board => ({
  ...{
    id: BOARD_ID,
    version: 1,
    title: '稟議',
    uri: 'ringi',
    colour: 'blue',
    state: 'live',
    role: 'owner',
    starred: false,
  },
  ...{ changedAt: '2026-11-25T03:00:00.000Z', keptUntil: null, deletedBy: null, coverImages: true, subscribed: true },
  ...{ archivedCards: 0, labels: [], members: [], mark: '1-1.1', gone: null },
  lists: [{ id: ID(8_000), version: 1, title: '未着手', wipLimit: null, archived: 0, cards }],
  cards: Array.from({ length: shown }, (_, nth) => face(nth + 1)),
});

let first = boardOf(400, 24);
/** The queries, in the order in which they were sent. */
let asked: string[] = [];
/** Answers what was asked for with all cards, once a test lets it. */
let answerAll: ((response: Response) => void)[] = [];

beforeEach(() => {
  first = boardOf(400, 24);
  answerAll = [];
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  // A list has a height, so that its cards are drawn, and they have one, so that not all of them are.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(92);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    const { searchParams } = new URL(path, 'http://portal');
    asked.push(searchParams.toString());
    return searchParams.get('all') === 'yes'
      ? new Promise<Response>((resolve) => answerAll.push(resolve))
      : Promise.resolve(Response.json(first));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openPage(search = '') {
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/boards/$boardId',
    component: () => (
      <FormGround>
        <BoardPage />
      </FormGround>
    ),
  });
  const history = createMemoryHistory({ initialEntries: [`/boards/${BOARD_ID}${search}`] });
  render(<RouterProvider router={createRouter({ routeTree: rootRoute.addChildren([route]), history })} />);
}

const comeAll = async (board: Board) => {
  await waitFor(() => expect(answerAll.length).toBeGreaterThan(0));
  await act(async () => answerAll.shift()?.(Response.json(board)));
};
const menuItem = (name: string) => screen.getByRole('menuitem', { name });

it('stands with its true figure while the rest is read; a card is moved and copied once all are there [B9-05]', async () => {
  openPage();
  expect(await screen.findByText('400枚')).toBeTruthy();
  expect(screen.getByText('残り376枚を読み込んでいます…')).toBeTruthy();
  fireEvent.click(await screen.findByLabelText('カード「カード1」の操作'));
  expect(menuItem('移動…').getAttribute('aria-disabled')).toBe('true');
  expect(menuItem('コピーする').getAttribute('aria-disabled')).toBe('true');
  expect(menuItem('完了にする').getAttribute('aria-disabled')).toBeNull();
  await comeAll(boardOf(400, 400));
  await waitFor(() => expect(menuItem('移動…').getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByText('残り376枚を読み込んでいます…')).toBeNull();
});

it('that is filtered or ordered shows no card and no count before all are known [B9-05]', async () => {
  openPage('?within=none');
  expect(await screen.findByRole('heading', { name: '稟議' })).toBeTruthy();
  expect([screen.queryByText('カード1'), screen.queryByText(/枚を表示中/)]).toEqual([null, null]);
  await comeAll(boardOf(400, 400));
  expect(await screen.findByText('400枚を表示中')).toBeTruthy();
});

it('is asked for once where it has few cards', async () => {
  first = boardOf(24, 24);
  openPage();
  expect(await screen.findByText('24枚')).toBeTruthy();
  expect(answerAll).toEqual([]);
});

it('that has just grown to many keeps what is shown until all are there, and none of its cards is news but the new one', async () => {
  first = boardOf(300, 300);
  const { result } = renderHook(() => useShownBoard(BOARD_ID), { wrapper: FormGround });
  await waitFor(() => expect(result.current.board?.cards).toHaveLength(300));
  first = boardOf(301, 24);
  await act(() => invalidateWhere());
  expect(result.current.board?.cards).toHaveLength(300);
  await comeAll(boardOf(301, 301));
  await waitFor(() => expect(result.current.board?.cards).toHaveLength(301));
  expect([...result.current.flashing]).toEqual([ID(301)]);
});

it('has no news in the rest that comes after the first cards', async () => {
  first = boardOf(30, 24);
  const { result } = renderHook(() => useShownBoard(BOARD_ID), { wrapper: FormGround });
  await waitFor(() => expect(result.current.board?.cards).toHaveLength(24));
  await comeAll(boardOf(30, 30));
  await waitFor(() => expect(result.current.board?.cards).toHaveLength(30));
  expect([...result.current.flashing]).toEqual([]);
});

/** Changes of a board whose cards are all known. */
const changesOf = (cards: readonly CardFace[], gone: readonly string[], count: number): Board => ({
  ...boardOf(count, 0),
  ...{ cards: [...cards], gone: [...gone], mark: '1-1.2' },
});

it('is read by what changed alone once all are known, and anew where that does not make it whole [B9-05]', async () => {
  const { result } = renderHook(() => useShownBoard(BOARD_ID), { wrapper: FormGround });
  await comeAll(boardOf(400, 400));
  await waitFor(() => expect(result.current.board?.cards).toHaveLength(400));
  const known = result.current.board?.cards ?? [];
  asked = [];
  const invalidated = invalidateWhere();
  await comeAll(changesOf([{ ...face(7, 2), title: '改めた' }], [ID(9)], 399));
  await invalidated;
  expect(asked).toEqual(['all=yes&since=1-1.1']);
  await waitFor(() => expect(result.current.board?.cards).toHaveLength(399));
  expect([...result.current.flashing]).toEqual([ID(7)]);
  expect(result.current.board?.cards.filter((card) => !known.includes(card)).map(({ title }) => title)).toEqual([
    '改めた',
  ]);
  const again = invalidateWhere();
  await comeAll(changesOf([], [], 398));
  await comeAll(boardOf(398, 398));
  await again;
  expect(asked.slice(1)).toEqual(['all=yes&since=1-1.2', 'all=yes']);
  await waitFor(() => expect(result.current.board?.cards).toHaveLength(398));
});
