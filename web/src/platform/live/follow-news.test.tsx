import { countForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import type { Changed } from '@madoguchi/contract/live/model.ts';
import { showPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../test/sessions.ts';
import { sessionState } from '../identity/session-state.ts';
import { startLive } from '../live.ts';
import { queryClient, useRead } from '../query.ts';

/** The browser's stream of events, spoken by hand. */
class Stream {
  static newest: Stream | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Stream.newest = this;
  }
  close(): void {}
}

const asked: string[] = [];
const LATER_MS = 10_000;

const MONTH = '202611' as YearMonth;
const REVIEW = countForReview.path.replace(':month', MONTH);
const P1 = showPurchaseRequest.path.replace(':id', 'p-1');

interface Props {
  readonly follows?: (news: Changed) => boolean;
}

function Screen({ follows }: Props) {
  useRead(showTasks, {}, follows ? { follows } : {});
  useRead(countForReview, { month: MONTH });
  return null;
}

function Record() {
  useRead(showPurchaseRequest, { id: 'p-1' });
  return null;
}

async function open(screen = <Screen />): Promise<void> {
  render(<FormGround>{screen}</FormGround>);
  await pass(0);
  asked.length = 0;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const hear = (event: object) => act(async () => Stream.newest?.onmessage?.({ data: JSON.stringify(event) }));
const news = (noun: string, id: string, more = {}) => ({ kind: 'changed', noun, id, version: null, ...more });
const purchase = (id = 'p-1', version: number | null = null) => news('purchase-requests', id, { version });
const CLAIM = news('expense-claims', 'c-1', { month: MONTH, version: 2 });

let leave = () => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json([]));
  });
  // Alone in the browser: the lock is free.
  Object.assign(navigator, { locks: { request: (_: string, _options: object, hold: () => Promise<void>) => hold() } });
  leave = startLive();
});
afterEach(async () => {
  cleanup();
  // Each query waits for its own gap, also for the next test.
  await pass(LATER_MS);
  leave();
  queryClient.clear();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reads again at once what shows the noun that changed, and nothing else', async () => {
  await open();
  await hear(CLAIM);
  expect(asked).toEqual([showTasks.path, REVIEW]);
  await hear(news('members', 'e-1'));
  await pass(LATER_MS);
  expect(asked).toHaveLength(2);
});

it('reads a swarm of changes twice: its first one at once, all others together after it', async () => {
  await open();
  for (const id of ['p-1', 'p-2', 'p-3', 'p-4']) await hear(purchase(id));
  expect(asked).toHaveLength(1);
  await pass(LATER_MS);
  expect(asked).toHaveLength(2);
  await hear(purchase());
  expect(asked).toHaveLength(3);
});

it('reads what shows two nouns once for news of both, and what shows one of them at once', async () => {
  await open();
  await hear(purchase());
  await hear(CLAIM);
  expect(asked).toEqual([showTasks.path, REVIEW]);
  await pass(LATER_MS);
  expect(asked.slice(2)).toEqual([showTasks.path]);
});

it('reads once more what was under way for the first time: that answer may be older than the news', async () => {
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise((resolve) => answers.push(() => resolve(Response.json([]))));
  });
  await open();
  await hear(purchase());
  expect(asked).toEqual([]);
  for (const answer of answers) answer();
  await pass(0);
  expect(asked).toEqual([showTasks.path]);
  for (const answer of answers) answer();
  await pass(LATER_MS);
  expect(asked).toEqual([showTasks.path]);
});

it('leaves out another month, and what a screen does not follow', async () => {
  await open(<Screen follows={({ id }) => id === 'p-1'} />);
  await hear({ ...CLAIM, month: '202610' });
  await hear(purchase('p-2'));
  expect(asked).toEqual([]);
  await hear(purchase('p-1'));
  expect(asked).toEqual([showTasks.path]);
});

it('reads a recorded view again for a newer state of its own record alone', async () => {
  await open(<Record />);
  queryClient.setQueryData([showPurchaseRequest.id, { id: 'p-1' }], { id: 'p-1', version: 3 });
  await hear(purchase('p-2'));
  await hear(news('approvals', 'a-1'));
  await hear(purchase('p-1', 3));
  await pass(LATER_MS);
  expect(asked).toEqual([]);
  await hear(purchase('p-1', 4));
  expect(asked).toEqual([P1]);
  await pass(LATER_MS);
  await hear(purchase('p-1'));
  expect(asked).toEqual([P1, P1]);
});

it('reads nothing more for a screen that was left in the middle of a swarm', async () => {
  await open();
  await hear(purchase('p-1'));
  await hear(purchase('p-2'));
  cleanup();
  await pass(LATER_MS);
  expect(asked).toHaveLength(1);
});

it('asks who this is when a general tool is opened or closed: the session tells to whom', async () => {
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  await open();
  await hear(news('general-tools', 'calendar'));
  expect(asked).toEqual([showSession.path]);
  sessionState.set({ phase: 'asking' });
});
