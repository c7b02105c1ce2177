import { showTasks, showToday } from '@madoguchi/contract/information/operations.ts';
import type { LiveEvent } from '@madoguchi/contract/live/model.ts';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { startLive } from '../live.ts';
import { queryClient, useRead } from '../query.ts';
import { useLiveReads } from './use-live-reads.ts';

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

function Screen({ isAbout = () => true }: { readonly isAbout?: (event: LiveEvent) => boolean }) {
  useRead(showTasks, {});
  useRead(showToday, {});
  useLiveReads({ 'purchase-changed': [showTasks.id], 'claim-changed': [showTasks.id, showToday.id] }, isAbout);
  return null;
}

async function open(isAbout?: (event: LiveEvent) => boolean): Promise<void> {
  render(
    <FormGround>
      <Screen {...(isAbout ? { isAbout } : {})} />
    </FormGround>,
  );
  await pass(0);
  asked.length = 0;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const hear = (event: object) => act(async () => Stream.newest?.onmessage?.({ data: JSON.stringify(event) }));
const purchase = (purchaseId = 'p-1') => ({ kind: 'purchase-changed', purchaseId, version: null });
const CLAIM = { kind: 'claim-changed', claimId: 'c-1', month: '202611', version: 2 };

let leave = () => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answer = path.includes('tasks')
      ? []
      : { now: '2026-11-21T05:05:00.000Z', today: '2026-11-21', holiday: null };
    return Promise.resolve(Response.json(answer));
  });
  // Alone in the browser: the lock is free.
  Object.assign(navigator, { locks: { request: (_: string, _options: object, hold: () => Promise<void>) => hold() } });
  leave = startLive();
});
afterEach(() => {
  cleanup();
  leave();
  queryClient.clear();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reads again at once what an event concerns, and nothing else', async () => {
  await open();
  await hear(purchase());
  expect(asked).toEqual([showTasks.path]);
  await hear(CLAIM);
  expect(asked.slice(1)).toEqual([showTasks.path, showToday.path]);
  await hear({ kind: 'member-changed', employeeId: 'e-1' });
  await pass(LATER_MS);
  expect(asked).toHaveLength(3);
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

it('leaves out what is none of the screen’s', async () => {
  await open((event) => event.kind === 'purchase-changed' && event.purchaseId === 'p-1');
  await hear(purchase('p-2'));
  expect(asked).toEqual([]);
  await hear(purchase('p-1'));
  expect(asked).toEqual([showTasks.path]);
});

it('reads nothing more for a screen that was left in the middle of a swarm', async () => {
  await open();
  await hear(purchase('p-1'));
  await hear(purchase('p-2'));
  cleanup();
  await pass(LATER_MS);
  expect(asked).toHaveLength(1);
});
