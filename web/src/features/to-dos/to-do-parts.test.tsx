// To-dos in the calendar, under a finger, and with the request that they are about.
import { ChangedTodo, type TodoRow } from '@madoguchi/contract/to-dos/model.ts';
import { changeTodo } from '@madoguchi/contract/to-dos/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { GUEST_SESSION, STAFF_SESSION, sessionOf } from '../../../test/sessions.ts';
import { OperationForm } from '../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { LinkField } from './LinkField.tsx';
import { TodoLine } from './TodoLine.tsx';
import { todoPathOf, useDueItems } from './use-due-items.ts';

const ID = (nth: number) => `01932b6c-0000-7000-8000-00000000000${nth}`;
const day = (text: string) => text as PlainDate;
const row = (nth: number, more: Partial<TodoRow> = {}): TodoRow => ({
  ...{ id: ID(nth), version: 1, title: `用件${nth}`, notes: '', startOn: null, dueOn: null, dueTime: null },
  ...{ status: 'open', starred: false, important: false, folderId: null, labelIds: [] },
  ...{ subtasks: 0, subtasksDone: 0, repeats: false, link: null, createdAt: '2026-11-20T00:00:00.000Z', ...more },
});

let asked: URL[] = [];
let sent: Record<string, unknown>[] = [];
/** By the path that is asked. */
let answers: Readonly<Record<string, object>> = {};

beforeEach(() => {
  asked = [];
  sent = [];
  answers = {};
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit = {}) => {
    const url = new URL(path, 'http://portal');
    if (method === 'POST') sent.push(typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {});
    else asked.push(url);
    return Promise.resolve(Response.json(answers[url.pathname] ?? {}));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

function show(part: ReactNode) {
  const routeTree = createRootRoute({ component: () => <FormGround>{part}</FormGround> });
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
}

describe('in the calendar', () => {
  const items = (isWanted = true) =>
    renderHook(() => useDueItems(day('2026-11-01'), day('2026-11-30'), isWanted), { wrapper: FormGround }).result;

  it('open ones stand on their due day, or for half an hour that ends with the day, and lead to their page [B9-03, B9-04]', async () => {
    answers = {
      '/api/to-dos': {
        rows: [
          row(1, { dueOn: day('2026-11-20') }),
          row(2, { dueOn: day('2026-11-21'), dueTime: '09:15' }),
          row(3, { dueOn: day('2026-11-22'), dueTime: '23:45' }),
          row(4, { dueOn: day('2026-11-23'), status: 'done' }),
          row(5),
        ],
        next: null,
      },
    };
    const result = items();
    await waitFor(() => expect(result.current).toHaveLength(3));
    expect(result.current).toMatchObject([
      { start: '2026-11-20T00:00', end: '2026-11-20T24:00', allDay: true, label: 'ToDoの期限 2026-11-20 用件1' },
      { start: '2026-11-21T09:15', end: '2026-11-21T09:45' },
      { start: '2026-11-22T23:45', end: '2026-11-22T24:00' },
    ]);
    expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('due')])).toEqual([
      ['/api/to-dos', '2026-11-01..2026-11-30'],
    ]);
    expect(todoPathOf(result.current[0]?.id ?? '')).toMatch(new RegExp(`/${ID(1)}$`));
    expect(todoPathOf(`card ${ID(1)}`)).toBeNull();
  });

  it('are asked for neither where their layer is off nor by somebody to whom they are closed [B9-03, S2-06]', () => {
    expect(items(false).current).toEqual([]);
    sessionState.set({ phase: 'known', session: GUEST_SESSION });
    expect(items().current).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('under a finger', () => {
  const act = vi.fn(async () => true);
  beforeEach(() => act.mockClear());
  const line = async (more: Partial<TodoRow> = {}, isDeleted = false) => {
    const acts = { act, erase: async () => true };
    show(
      <TodoLine
        {...{ row: row(1, more), places: [], today: day('2026-11-20'), isSelected: false, isOpen: false, isDeleted }}
        acts={acts as unknown as Parameters<typeof TodoLine>[0]['acts']}
        onSelect={() => undefined}
        onGone={() => undefined}
      />,
    );
    return screen.findByText('用件1');
  };
  /** By so many pixels to the side and down. */
  const swipe = (element: HTMLElement, across: number, down = 0) => {
    const touch = (type: string, field: string, x: number, y: number) => {
      const event = new Event(type, { bubbles: true });
      Object.defineProperty(event, field, { value: { item: () => ({ clientX: x, clientY: y }) } });
      fireEvent(element, event);
    };
    touch('touchstart', 'touches', 200, 200);
    touch('touchend', 'changedTouches', 200 + across, 200 + down);
  };

  it('a swipe to the right completes, and opens again what is done [B9-04]', async () => {
    swipe(await line(), 80);
    expect(act.mock.calls).toEqual([[[row(1)], { act: 'complete' }]]);
    cleanup();
    swipe(await line({ status: 'done' }), 120, 30);
    expect(act.mock.calls.at(-1)).toEqual([[row(1, { status: 'done' })], { act: 'reopen' }]);
  });

  it('a swipe to the left opens the menu, whose acts then are one press away [B9-04]', async () => {
    swipe(await line(), -80);
    expect(act).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('menuitem', { name: '削除' }));
    expect(act.mock.calls).toEqual([[[row(1)], { act: 'delete' }]]);
  });

  it('scrolling, a short way and a deleted one are no swipes', async () => {
    const title = await line();
    for (const [across, down] of [
      [79, 0],
      [-79, 0],
      [100, 41],
      [0, 300],
    ] as const) {
      swipe(title, across, down);
    }
    cleanup();
    swipe(await line({}, true), 200);
    expect(act).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

const LINK = { number: 'PR-2026-00045', to: `/apps/purchase-request/${ID(7)}` };

function Form({ link }: { readonly link: typeof LINK | null }) {
  const [defaults] = useState({
    ...{ title: '用件', notes: '', startOn: null, dueOn: null, dueTime: null, starred: false, important: false },
    ...{ folderId: null, labelIds: [], subtasks: [], repeat: null, reminder: null, link },
  });
  const form = useOperationForm(changeTodo, {
    input: ChangedTodo,
    carries: { id: ID(1), version: 1 },
    defaults,
    onDone: () => {},
  });
  return (
    <OperationForm form={form} label="ToDo">
      <LinkField />
      <SubmitButton>保存</SubmitButton>
    </OperationForm>
  );
}

describe('the request that a to-do is about', () => {
  const PURCHASE = {
    id: ID(7),
    number: 'PR-2026-00045',
    purchaseName: '複合機',
    status: 'submitted',
    employeeName: '佐藤',
  };
  const claim = (nth: number, mine: boolean) => ({
    ...{ id: ID(nth), number: `TE-2026-0000${nth}`, month: '202611', status: 'submitted', employeeName: '佐藤', mine },
    approvalId: null,
  });

  const field = () => screen.findByRole('textbox', { name: /関連する申請/ });
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.['link'];
  };

  beforeEach(() => {
    sessionState.set({ phase: 'known', session: STAFF_SESSION });
    answers = {
      '/api/purchase-requests/by-number': { requests: [PURCHASE] },
      '/api/expense-claims/by-number': { claims: [claim(8, false), claim(9, true)] },
    };
  });

  it('is found by its number, chosen and saved with its address [B9-04]', async () => {
    show(<Form link={null} />);
    fireEvent.change(await field(), { target: { value: ' PR-2026-00045' } });
    fireEvent.click(await screen.findByRole('button', { name: 'PR-2026-00045 複合機をリンクする' }));
    expect(screen.getByRole('link', { name: 'PR-2026-00045' }).getAttribute('href')).toBe(LINK.to);
    expect(await save()).toEqual(LINK);
  });

  it('is one of the reader’s own claims, and none of another’s; before a number is typed nothing is asked for', async () => {
    show(<Form link={null} />);
    fireEvent.change(await field(), { target: { value: '複合機' } });
    expect(asked).toEqual([]);
    fireEvent.change(await field(), { target: { value: 'TE-2026-00009' } });
    expect(await screen.findByRole('button', { name: /^TE-2026-00009 / })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /TE-2026-00008/ })).toBeNull();
  });

  it('is said not to be there, and taken off where it was linked', async () => {
    answers = { '/api/purchase-requests/by-number': { requests: [] } };
    show(<Form link={null} />);
    fireEvent.change(await field(), { target: { value: 'PR-2026-00099' } });
    expect(await screen.findByText('この番号の申請は見つかりません。')).toBeTruthy();
    cleanup();
    show(<Form link={LINK} />);
    fireEvent.click(await screen.findByRole('button', { name: 'リンクを外す' }));
    expect(await field()).toBeTruthy();
    expect(await save()).toBeNull();
  });

  it('is not offered to somebody who has no requests', async () => {
    sessionState.set({ phase: 'known', session: sessionOf('user') });
    show(<Form link={LINK} />);
    expect(await screen.findByRole('button', { name: '保存' })).toBeTruthy();
    expect(screen.queryByText(LINK.number)).toBeNull();
  });
});
