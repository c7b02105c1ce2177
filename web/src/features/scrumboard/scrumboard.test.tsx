import type { Board, Card, CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import { NO_FILTER } from '@madoguchi/contract/scrumboard/rules.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { sessionOf } from '../../../test/sessions.ts';
import { announcement } from '../../platform/announcer.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { messages } from '../../platform/messages.ts';
import { queryClient } from '../../platform/query.ts';
import { cardsByList } from './board/board-cards.ts';
import { useBoardActs } from './board/use-board-acts.tsx';
import { useCardKeys } from './board/use-card-keys.ts';
import { AutoText } from './card/AutoText.tsx';
import { LineForm } from './LineForm.tsx';

const ID = (nth: number) => `01932b6c-0000-7000-8000-0000000000${String(nth).padStart(2, '0')}`;
const AT = { now: '2026-11-25T03:00:00.000Z', today: '2026-11-25' as PlainDate };
const face = (nth: number, list: number, title: string): CardFace => ({
  ...{ id: ID(nth), version: 1, listId: ID(list), number: nth, title, due: null, doneAt: null, labelIds: [] },
  ...{ memberIds: [], coverId: null, checks: 0, checksDone: 0, attachments: 0, comments: 0, hasDescription: false },
  ...{ subscribed: false, request: null, position: 'a0' },
});
const list = (nth: number, title: string, cards: number, wipLimit: number | null = null) => ({
  ...{ id: ID(nth), version: 1, title, wipLimit, cards, archived: 0 },
});
const BOARD = {
  ...{
    id: ID(90),
    version: 1,
    title: '稟議',
    uri: '稟議',
    colour: 'blue',
    state: 'live',
    role: 'owner',
    starred: false,
  },
  ...{ changedAt: AT.now, keptUntil: null, deletedBy: null, coverImages: true, subscribed: true, archivedCards: 0 },
  ...{ lists: [list(80, '未着手', 2), list(81, '対応中', 1, 1)], labels: [], members: [], mark: '1-1.1', gone: null },
  cards: [face(1, 80, '見積確認'), face(2, 80, '契約書'), face(3, 81, '発注')],
} as const satisfies Board as unknown as Board;

type Answer = (path: string, body: Record<string, unknown>) => Response;
let sent: { path: string; body: Record<string, unknown> }[] = [];
let answer: Answer = () => Response.json({});

beforeEach(() => {
  sent = [];
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    const input = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
    sent.push({ path, body: input });
    return Promise.resolve(answer(path, input));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a line that is typed in place', () => {
  const onSubmit = vi.fn(async () => true);
  const onClose = vi.fn();
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'カード名' });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  beforeEach(() => {
    onSubmit.mockClear();
    onClose.mockClear();
    render(
      <FormGround>
        <LineForm label="カード名" max={200} onSubmit={onSubmit} onClose={onClose} />
      </FormGround>,
    );
  });

  it('is neither saved nor closed by the keys of a conversion; the next Enter saves it once, whole [B0-11, TCB-01]', async () => {
    type('にほんご');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect([onSubmit.mock.calls, onClose.mock.calls]).toEqual([[], []]);
    type('日本語');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls).toEqual([['日本語']]);
  });

  it('refuses blanks and the 201st character with its count, and keeps what was typed; 200 of two units each are saved [TCB-15]', async () => {
    type('   ');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.getByText('カード名を入力してください。')).toBeTruthy();
    type('🍣'.repeat(201));
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.getByText('カード名は200文字以内で入力してください（現在201文字）。')).toBeTruthy();
    expect(field().value).toBe('🍣'.repeat(201));
    expect(onSubmit).not.toHaveBeenCalled();
    type('𠮷'.repeat(200));
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  it('is given up by Escape and by a press elsewhere: nothing is saved [SB3]', () => {
    type('途中');
    fireEvent.keyDown(field(), { key: 'Escape' });
    fireEvent.blur(field(), { relatedTarget: document.body });
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a text of a card', () => {
  const card = (title: string) => ({ id: ID(1), title, description: '' }) as Card;
  const draw = (title: string) => (
    <FormGround>
      <AutoText card={card(title)} field="title" label="カード名" max={200} isOneLine mayEdit />
    </FormGround>
  );
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'カード名' });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const stale = (title: string) =>
    Response.json(
      { status: 409, code: 'stale', message: 'x', data: { fields: [], requestId: 'r', current: { title } } },
      { status: 409 },
    );

  it('is saved by itself once typing rests, over what was seen of it, and not while an input method composes [SB8]', async () => {
    vi.useFakeTimers();
    answer = () => Response.json({ id: ID(1), version: 2 });
    render(draw('見積'));
    fireEvent.compositionStart(field());
    type('見積かくにん');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(sent).toEqual([]);
    fireEvent.compositionEnd(field());
    type('見積確認');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(sent.map(({ body }) => body)).toEqual([{ was: { title: '見積' }, is: { title: '見積確認' } }]);
  });

  it('is not saved while it is blank, and says so', async () => {
    vi.useFakeTimers();
    render(draw('見積'));
    type(' ');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('カード名を入力してください。まだ保存していません。')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('that somebody else changed first stands beside theirs, and the one that is chosen stays [B0-02, B9-05]', async () => {
    answer = (_, body) =>
      (body['was'] as { title: string }).title === '見積'
        ? stale('見積（至急）')
        : Response.json({ id: ID(1), version: 3 });
    render(draw('見積'));
    type('見積確認');
    fireEvent.blur(field());
    expect(await screen.findByText('「カード名」はほかの人が先に変更しました。残す方を選んでください。')).toBeTruthy();
    expect(screen.getByText('見積（至急）')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '自分の入力を残す' }));
    await waitFor(() => expect(screen.queryByText('見積（至急）')).toBeNull());
    expect(sent.at(-1)?.body).toEqual({ was: { title: '見積（至急）' }, is: { title: '見積確認' } });
  });

  it('follows what others make of it while nothing is being typed, and is typed on where something is', () => {
    const { rerender } = render(draw('見積'));
    rerender(draw('見積（至急）'));
    expect(field().value).toBe('見積（至急）');
    type('自分の');
    rerender(draw('ほかの人の'));
    expect(field().value).toBe('自分の');
  });

  it('that is typed is saved also where the card is closed before typing rests', () => {
    answer = () => Response.json({ id: ID(1), version: 2 });
    const { unmount } = render(draw('見積'));
    type('見積確認');
    unmount();
    expect(sent.map(({ body }) => body['is'])).toEqual([{ title: '見積確認' }]);
  });
});

describe('a card by keys', () => {
  const onMove = vi.fn();
  const keys = () =>
    renderHook(() =>
      useCardKeys({
        board: BOARD,
        listsOf: (of) => cardsByList(of, { filter: NO_FILTER, order: 'hand', at: AT }),
        mayEdit: true,
        isByHand: true,
        onMove,
      }),
    );
  /** A press on the link of a card. */
  const press = ({ result }: ReturnType<typeof keys>, nth: number, key: string) => {
    const tile = document.createElement('div');
    tile.dataset['card'] = ID(nth);
    const target = tile.appendChild(document.createElement('a'));
    const event = { key, target, nativeEvent: { isComposing: false, keyCode: 0 }, preventDefault: () => undefined };
    act(() =>
      result.current.onKeyDown({ ...event, stopPropagation: () => undefined } as unknown as KeyboardEvent<HTMLElement>),
    );
  };
  beforeEach(() => onMove.mockClear());

  it('is lifted, carried and dropped with one sentence a step, and one move is sent [B9-05, TCB-16]', () => {
    const board = keys();
    press(board, 1, ' ');
    expect(announcement.get()).toMatch(/^「見積確認」を持ち上げました/);
    press(board, 1, 'ArrowRight');
    expect(announcement.get()).toBe('「見積確認」を「対応中」の1番目へ');
    press(board, 1, 'ArrowDown');
    expect(announcement.get()).toBe('「見積確認」を「対応中」の2番目へ');
    expect(onMove).not.toHaveBeenCalled();
    expect(board.result.current.shown.cards.find(({ id }) => id === ID(1))?.listId).toBe(ID(81));
    press(board, 1, ' ');
    expect(onMove.mock.calls).toEqual([[{ ids: [ID(1)], listId: ID(81), beforeId: null }]]);
    expect(board.result.current.wantedId).toBe(ID(1));
  });

  it('goes back where it was by Escape, and nothing is sent for one that is dropped where it was [TCB-06]', () => {
    const board = keys();
    press(board, 1, ' ');
    press(board, 1, 'ArrowRight');
    press(board, 1, 'Escape');
    expect(board.result.current.shown.cards.find(({ id }) => id === ID(1))?.listId).toBe(ID(80));
    press(board, 1, ' ');
    press(board, 1, 'ArrowDown');
    press(board, 1, 'ArrowUp');
    press(board, 1, ' ');
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('a move on a board', () => {
  const begin = vi.fn(() => () => undefined);
  const acts = () => renderHook(() => useBoardActs(BOARD, begin), { wrapper: FormGround }).result.current;

  it('into a list beyond its limit is done, and warns with the figure it leads to [TCB-09]', async () => {
    answer = () => Response.json({ moved: 1, elsewhere: 0, listId: ID(81), cards: 2 });
    const board = acts();
    await act(() => board.move({ ids: [ID(1)], listId: ID(81), beforeId: null }));
    expect(messages.get().map(({ text, detail, variant }) => [text, detail, variant])).toEqual([
      [
        '「見積確認」を「対応中」の2番目へ移動しました。',
        '「対応中」は2枚になり、上限の1枚を超えています。',
        'warning',
      ],
    ]);
  });

  it('of a card that somebody had moved meanwhile says so [SB1]', async () => {
    answer = () => Response.json({ moved: 1, elsewhere: 1, listId: ID(80), cards: 2 });
    const board = acts();
    await act(() => board.move({ ids: [ID(1)], listId: ID(80), beforeId: null }));
    expect(sent[0]?.body).toEqual({ cardIds: [ID(1)], listId: ID(80), beforeId: null, seenListId: ID(80) });
    expect(messages.get()[0]?.detail).toMatch(/^ほかの人が先に別のリストへ移動していたカードがあります/);
  });
});

describe('a due date that is changed in the calendar of a board', () => {
  const due = { day: '2026-11-20' as PlainDate, time: null };
  const next = { day: '2026-11-24' as PlainDate, time: null };
  const card = { ...face(1, 80, '見積確認'), due };
  const acts = () =>
    renderHook(() => useBoardActs(BOARD, () => () => undefined), { wrapper: FormGround }).result.current;

  it('is written over the one that was seen, and taken back by its message [B9-05, B0-02]', async () => {
    answer = () => Response.json({ id: ID(1), version: 2 });
    const board = acts();
    await act(() => board.setDue(card, next));
    const [message] = messages.get();
    expect(message?.text).toBe('カード「見積確認」の期限を2026/11/24(火)に変更しました。');
    render(<FormGround>{message?.action}</FormGround>);
    fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { was: { due }, is: { due: next } },
      { was: { due: next }, is: { due } },
    ]);
  });

  it('that is refused says why and is told as refused, so that the card goes back', async () => {
    answer = () =>
      Response.json(
        { status: 403, code: 'board-role', message: '権限が足りません。', data: { fields: [], requestId: 'r' } },
        { status: 403 },
      );
    const board = acts();
    await act(() => expect(board.setDue(card, next)).rejects.toThrow());
    expect(messages.get()).toMatchObject([{ variant: 'error' }]);
  });
});
